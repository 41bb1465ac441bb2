import type { TextValue } from '../../hud/text-value.ts';
import type { SavedTraits } from '../../persistence.ts';
import type { MobName } from './mob-kinds.ts';

/** Colours of wool in the order of Java's numbers. */
export const woolColors = [
  'white',
  'orange',
  'magenta',
  'light_blue',
  'yellow',
  'lime',
  'pink',
  'gray',
  'light_gray',
  'cyan',
  'purple',
  'blue',
  'brown',
  'green',
  'red',
  'black',
] as const;

/** How a trait is written in NBT. */
export type TraitKind = 'byte' | 'short' | 'int' | 'flag' | 'color' | 'text';

const animal = { InLove: 'int' } as const;

/** What of each kind of mob Java saves beside what all have, by Java's names (minecraft.wiki, the mobs' pages, "Entity data"). */
export const traitsOf: Readonly<Record<MobName, Readonly<Record<string, TraitKind>>>> = {
  armor_stand: { ShowArms: 'flag', Small: 'flag', NoBasePlate: 'flag', Invisible: 'flag' },
  chicken: { ...animal, EggLayTime: 'int' },
  cow: animal,
  creeper: { Fuse: 'short', ExplosionRadius: 'byte', ignited: 'flag', powered: 'flag' },
  pig: animal,
  sheep: { ...animal, Color: 'color', Sheared: 'flag' },
  skeleton: {},
  spider: {},
  villager: { profession: 'text', type: 'text' },
  zombie: { CanBreakDoors: 'flag' },
};

/** The traits among written data. Calls `fault` for a value of the wrong sort. */
export function readTraits(kind: MobName, value: (key: string) => TextValue | undefined, fault: (message: string) => Error): SavedTraits {
  const traits: Record<string, number | boolean | string> = {};
  for (const [key, sort] of Object.entries(traitsOf[kind])) {
    const written = value(key);
    if (written !== undefined) traits[key] = readTrait(key, sort, written, fault);
  }
  const villager = value('VillagerData');
  if (kind === 'villager' && typeof villager === 'object' && !Array.isArray(villager)) {
    for (const key of ['profession', 'type']) {
      const given = (villager as { readonly [key: string]: TextValue })[key];
      if (typeof given === 'string') traits[key] = given.replace(/^minecraft:/, '');
    }
  }
  return traits;
}

function readTrait(key: string, sort: TraitKind, written: TextValue, fault: (message: string) => Error): number | boolean | string {
  if (sort === 'text') return String(written).replace(/^minecraft:/, '');
  if (sort === 'color' && woolColors.some((color) => color === written)) return String(written);
  const match = /^(true|false|[+-]?\d+)[bsilBSIL]?$/.exec(String(written));
  if (match === null) throw fault(`${key} cannot be ${JSON.stringify(written)}`);
  const number = match[1] === 'true' ? 1 : match[1] === 'false' ? 0 : Number(match[1]);
  if (sort === 'flag') return number !== 0;
  if (sort === 'color') return woolColors[number & 15];
  return number;
}
