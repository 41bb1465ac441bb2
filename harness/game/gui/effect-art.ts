import { type EffectId, effectKinds } from '../simulation/effects/effect-table.ts';
import { blend } from './blend.ts';
import { palette } from './palette.ts';
import type { SpriteArt } from './sprite-art.ts';

/** The effects that last, and so have a sign. */
type LastingEffect = Exclude<EffectId, 'saturation' | 'instant_health' | 'instant_damage'>;

/** Signs of effects, eleven by eleven: x in the effect's colour, l lighter, d darker. A dark rim is added around them. */
const signs: Readonly<Record<LastingEffect, readonly string[]>> = {
  speed: ['', '.l....l', '.xl...xl', '..xl...xl', '...xl...xl', '....xl...xl', '...xd...xd', '..xd...xd', '.xd...xd', '.d....d'],
  slowness: ['', '....l....l', '...lx...lx', '..lx...lx', '.lx...lx', 'lx...lx', '.dx...dx', '..dx...dx', '...dx...dx', '....d....d'],
  haste: [
    '..lllll',
    '.lxxxxxx',
    '.x....xdd',
    '......dddl',
    '.....ddl.xl',
    '....ddl..xl',
    '...ddl...xx',
    '..ddl....xx',
    '.ddl......x',
    'ddl',
    'dl',
  ],
  mining_fatigue: [
    '..lllll..x',
    '.lxxxxxxx',
    '.x....xdd',
    'x....xdddl',
    '.x..x.dl.xl',
    '..xx.dl..xl',
    '..xxddl..xx',
    '.x.ddx...xx',
    'x.ddl.x...x',
    '.ddl...x',
    '.dl',
  ],
  jump_boost: ['.....l', '....lxl', '...lxxxl', '..lxxxxxl', '....lxd', '....lxd', '....lxd', '....lxd', '', '.d.d.d.d.d', 'ddddddddddd'],
  strength: ['.........ll', '........lxl', '.......lxl', '......lxl', '.....lxl', '.l..lxl', '.dxlxl', '..dxd', '.dxdx', 'dxd.d', 'dd'],
  weakness: ['.........l', '........lx', '.......l', '......x.ll', '.....l.xl', '.l....lx', '.dx..xl', '..dxl.', '.dxdx', 'dxd.d', 'dd'],
  regeneration: [
    '',
    '.lxx...xxx',
    'lxxxx.xxxxx',
    'xxxxlllxxxx',
    'xxxxlllxxxx',
    'xxlllllllxd',
    '.xlllllllx',
    '..xxlllxx',
    '...xlllx',
    '....xxd',
    '.....d',
  ],
  resistance: [
    'lllllllllll',
    'lxxxxxxxxxd',
    'lxxxddxxxxd',
    'lxxddxxxxxd',
    'lxddxxxddxd',
    'lxxxxxddxxd',
    '.lxxxddxxd',
    '.lxxxxxxxd',
    '..lxxxxxd',
    '...lxxxd',
    '....ddd',
  ],
  fire_resistance: [
    '.....x',
    '....xx',
    '...xxx.x',
    '..xxxx.xx',
    '.xxlxxxxx',
    '.xxllxxlxx',
    '.xlllxxlxx',
    'xxllllxllxx',
    'xxllllllllx',
    '.xxlllllxx',
    '..xxxxxxx',
  ],
  water_breathing: [
    '...xxxx',
    '..xlx..x',
    '..xl...x',
    '..x....x',
    '...xxxx',
    '.xx......xx',
    'xl.x....xl.',
    'x..x....x.x',
    '.xx..xx.xxx',
    '....xl.x',
    '.....xx',
  ],
  invisibility: [
    '...l.l.l',
    '..l.....l',
    '..l.....l',
    '...l...l',
    '....l.l',
    '..l.l.l.l',
    '.l.......l',
    '',
    '.l.l...l.l',
    '...l...l',
    '...l...l',
  ],
  blindness: [
    'l.........l',
    '.l..ddd..l',
    '..lddddddd',
    '.ddlddddldd',
    'ddddldlldddd',
    'dddddlddddd',
    'ddddl.lddddd',
    '.ddl...lddd',
    '..ldddddl',
    '.l..ddd..l',
    'l.........l',
  ],
  night_vision: ['', '', '...xxxxx', '..xlllllx', '.xllldlllx', 'xlllddlllx', 'xlllddlllx', '.xllldlllx', '..xlllllx', '...xxxxx'],
  hunger: ['.......xxx', '......xxxxx', '.....xxlxxx', '....xxlxxxd', '....xlxxxd', '....xxxxd', '...lxxdd', '..ll', 'lll', 'lll', '.l'],
  poison: [
    '.....l',
    '.....x',
    '....lxx',
    '....xxx',
    '...lxxxx',
    '..lxxxxxx',
    '.lxdxxxdxx',
    '.xxxxxxxxx',
    '.xxxxddxxx',
    '..xxxxxxx',
    '...xxxxx',
  ],
  wither: [
    '..lllllll',
    '.lxxxxxxxl',
    'lxxxxxxxxxl',
    'lxxxxxxxxxx',
    'xdddxxxdddx',
    'xd.dxxxd.dx',
    'xdddxdxdddx',
    '.xxxdddxxx',
    '..xxxxxxx',
    '..xdxdxdx',
    '..xdxdxdx',
  ],
  absorption: [
    '',
    '.lll...lll',
    'lxxxl.lxxxx',
    'lxlxxxxxxxx',
    'lxxxxxxxxxd',
    'lxxxxxxxxdd',
    '.xxxxxxxdd',
    '..xxxxxdd',
    '...xxxdd',
    '....xdd',
    '.....d',
  ],
  levitation: ['.....l', '....lxl', '...lxxxl', '..l.lxd.l', '....lxd', '', '.....l', '....lxl', '...lxxxl', '..l.lxd.l', '....lxd'],
  slow_falling: [
    '.........ll',
    '.......llxl',
    '......lxxx',
    '....llxxdx',
    '...lxxxdxx',
    '...xxxdxx',
    '..lxxdxxx',
    '..xxdxxx',
    '..xdxxx',
    '..dxx',
    '.d',
  ],
};

const side = 13;

/** Draws a sign one pixel into its cell, and the rim around it. */
function sign(rows: readonly string[], color: number): SpriteArt {
  // Dark effects get a lighter ink, or their sign could not be told from the frame.
  const dark = ((color >> 16) & 255) + ((color >> 8) & 255) + (color & 255) < 240;
  const body = blend(color, palette.paper, dark ? 2 : 0, 5);
  const inks: Readonly<Record<string, number>> = { x: body, l: blend(body, palette.paper, 1, 2), d: blend(body, palette.ink, 2, 5) };
  const ink = (x: number, y: number): number | undefined => inks[rows[y]?.[x] ?? ''];
  return {
    width: side,
    height: side,
    draw(canvas) {
      for (let y = 0; y < side; y++) {
        for (let x = 0; x < side; x++) {
          const here = ink(x - 1, y - 1);
          const beside = [ink(x - 2, y - 1), ink(x, y - 1), ink(x - 1, y - 2), ink(x - 1, y)].some((near) => near !== undefined);
          if (here !== undefined) canvas.set(x, y, here);
          else if (beside) canvas.set(x, y, palette.ink);
        }
      }
    },
  };
}

const colorOf = (id: string): number => effectKinds.find((kind) => kind.id === id)!.color;

/** The signs of effects as sprites, `effect-` and the effect's id. */
export const effectArt = Object.fromEntries(
  Object.entries(signs).map(([id, rows]) => [`effect-${id}`, sign(rows, colorOf(id))]),
) as Readonly<Record<`effect-${LastingEffect}`, SpriteArt>>;
