import type { ReplyOf } from '../../ctl/reply-shapes.ts';
import type { Position } from '../../ctl/shapes.ts';
import { defend } from './defence.ts';
import { cellOf, type Life, plain } from './life.ts';

const woods = ['oak', 'birch', 'spruce', 'jungle', 'acacia', 'dark_oak', 'cherry', 'mangrove'];
const game = ['pig', 'cow', 'sheep', 'chicken'];

/** What animals give, and what becomes of it over a fire. */
export const meats: Readonly<Record<string, string>> = {
  porkchop: 'cooked_porkchop',
  beef: 'cooked_beef',
  mutton: 'cooked_mutton',
  chicken: 'cooked_chicken',
};

/** Fells trees until there are so many logs; returns the wood. */
export async function fell(life: Life, wanted: number): Promise<string> {
  life.rig.step('wood');
  // Trees that gave what could be reached of them.
  const felled = new Set<string>();
  for (let trees = 0; trees < 12; trees++) {
    const stands: { readonly logs: readonly Position[] }[] = [];
    for (const wood of woods) {
      const all = await life.find(`${wood}_log`, 64, 64);
      stands.push({ logs: all.filter(([x, , z]) => !felled.has(`${x} ${z}`)) });
    }
    const here = await life.cell();
    const near = ([x, y, z]: Position): number => Math.hypot(x - here[0], (y - here[1]) * 2, z - here[2]);
    const best = stands
      .filter(({ logs }) => logs.length > 0)
      .sort((a, b) => Math.min(...a.logs.map(near)) - Math.min(...b.logs.map(near)))[0];
    life.rig.check(best !== undefined, 'a tree is around');
    const logs = best?.logs ?? [];
    const nearest = [...logs].sort((a, b) => near(a) - near(b))[0] as Position;
    const trunk = logs.filter(([x, , z]) => Math.abs(x - nearest[0]) <= 1 && Math.abs(z - nearest[2]) <= 1).sort((a, b) => a[1] - b[1]);
    for (const [x, , z] of trunk) felled.add(`${x} ${z}`);
    await life.goNear(trunk[0] as Position, 3);
    for (const [x, y, z] of trunk) if ((await life.tries('break', { x, y, z, timeout: 10 })) === null) break;
    const [x, y, z] = trunk[0] as Position;
    await life.goNear([x, y, z], 1);
    await life.rig.call('wait', { ticks: 15 });
    for (const each of woods) if ((await life.has(`${each}_log`)) >= wanted) return each;
  }
  throw new Error('the trees around do not give enough wood');
}

/** Where to look for animals when none is around: farther and farther out, to all sides. */
const walks = [
  [40, 40],
  [-60, 0],
  [0, -60],
  [60, -60],
  [-40, 80],
  [-80, -40],
] as const;

/** Picks up what lies around. */
export async function gather(life: Life, within: number, most: number): Promise<void> {
  const { entities } = (await life.rig.call('entities', { kind: 'item', within, limit: 8 })) as unknown as ReplyOf<'entities'>;
  for (const { pos } of entities.slice(0, most)) await life.goNear(cellOf(pos), 1);
}

/** Hunts until there is meat for a meal or two; returns what kind. */
export async function hunt(life: Life, wanted: number): Promise<string> {
  life.rig.step('hunt');
  await life.hold('wooden_sword');
  // Animals that could not be reached, and why one more look was needed.
  const outOfReach = new Set<number>();
  let missed = -1;
  const misses = { far: 0, nobody: 0, lost: 0 };
  for (let chases = 0; chases < 40; chases++) {
    await defend(life);
    for (const meat of Object.keys(meats)) if ((await life.has(meat)) >= wanted) return meat;
    const { entities } = (await life.rig.call('entities', { kind: undefined, within: 64, limit: 64 })) as unknown as ReplyOf<'entities'>;
    const prey = entities.find(({ kind, id }) => game.includes(plain(kind)) && !outOfReach.has(id));
    if (prey === undefined) {
      const [x, y, z] = await life.cell();
      const [dx, dz] = walks[misses.nobody++ % walks.length]!;
      await life.goNear([x + dx, y, z + dz], 12);
      outOfReach.clear();
      continue;
    }
    if (!(await life.goNear(cellOf(prey.pos), 2.5))) {
      misses.far++;
      outOfReach.add(prey.id);
      continue;
    }
    const hit = await life.tries('attack', { target: String(prey.id), hits: 8 });
    if (hit === null) {
      // It went on, or hides: grass stops a blow. What grows there is cut; who cannot be hit then either is left alone.
      const [x, y, z] = cellOf(prey.pos);
      for (const height of [y, y + 1])
        if ((await life.block(x, height, z)) !== 'air') await life.tries('break', { x, y: height, z, timeout: 10 });
      if (prey.id === missed) outOfReach.add(prey.id);
      missed = prey.id;
      misses.lost++;
      continue;
    }
    await life.rig.call('wait', { ticks: 25 });
    await gather(life, 8, 3);
    await gather(life, 10, 4);
    await life.rig.call('wait', { ticks: 10 });
  }
  throw new Error(
    `no meat was found: ${misses.far} animals out of reach, ${misses.lost} that got away, ${misses.nobody} walks to find some`,
  );
}
