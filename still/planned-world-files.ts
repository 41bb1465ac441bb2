import { gzipSync } from 'node:zlib';
import type { PlannedWorld } from './shot-plan.ts';

/** A value of a level file: what it is in NBT, and its content. */
type Value =
  | { readonly byte: number }
  | { readonly int: number }
  | { readonly long: bigint }
  | { readonly text: string }
  | { readonly ints: readonly number[] }
  | { readonly fields: Readonly<Record<string, Value>> };

/** The version of Java Edition whose files the game reads (minecraft.wiki, "Data version"). */
export const levelVersion = { data: 4786, level: 19133 } as const;

/** NBT types by number (minecraft.wiki, "NBT format"). */
const types = { byte: 1, int: 3, long: 4, text: 8, fields: 10, ints: 11 } as const;

function typeOf(value: Value): number {
  return types[Object.keys(value)[0] as keyof typeof types];
}

function numbers(size: number, write: (buffer: Buffer) => void): Buffer {
  const buffer = Buffer.alloc(size);
  write(buffer);
  return buffer;
}

function name(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8');
  return Buffer.concat([numbers(2, (to) => to.writeUInt16BE(bytes.length)), bytes]);
}

function content(value: Value): Buffer {
  if ('byte' in value) return numbers(1, (to) => to.writeInt8(value.byte));
  if ('int' in value) return numbers(4, (to) => to.writeInt32BE(value.int));
  if ('long' in value) return numbers(8, (to) => to.writeBigInt64BE(value.long));
  if ('text' in value) return name(value.text);
  if ('ints' in value) return Buffer.concat([value.ints.length, ...value.ints].map((n) => numbers(4, (to) => to.writeInt32BE(n))));
  const fields = Object.entries(value.fields).map(([key, field]) =>
    Buffer.concat([numbers(1, (to) => to.writeUInt8(typeOf(field))), name(key), content(field)]),
  );
  return Buffer.concat([...fields, Buffer.alloc(1)]);
}

function file(fields: Readonly<Record<string, Value>>): Uint8Array {
  return gzipSync(Buffer.concat([numbers(1, (to) => to.writeUInt8(types.fields)), name(''), content({ fields })]));
}

const minecraft = (id: string): Value => ({ text: `minecraft:${id}` });

/**
 * The saved world that a plan with a dimension starts from, as files under the game's home: an overworld whose type is that of the nether
 * or the end, as a data pack makes one. Such a world has the other's sky, fog and light over the overworld's land. Empty for a world that
 * `open` creates.
 */
export function plannedWorldFiles(world: PlannedWorld | null): Readonly<Record<string, Uint8Array>> {
  if (world?.dimension === undefined) return {};
  const folder = `saves/${world.name}`;
  const generator: Value = { fields: { type: minecraft('noise'), settings: minecraft('overworld') } };
  return {
    [`${folder}/level.dat`]: file({
      Data: {
        fields: {
          version: { int: levelVersion.level },
          DataVersion: { int: levelVersion.data },
          LevelName: { text: world.name },
          LastPlayed: { long: 0n },
          Time: { long: 0n },
          GameType: { int: world.creative ? 1 : 0 },
          allowCommands: { byte: world.creative ? 1 : 0 },
          difficulty_settings: { fields: { difficulty: { text: 'normal' }, hardcore: { byte: 0 }, locked: { byte: 0 } } },
          spawn: { fields: { dimension: minecraft('overworld'), pos: { ints: [0, 120, 0] } } },
          initialized: { byte: 1 },
        },
      },
    }),
    [`${folder}/data/minecraft/world_gen_settings.dat`]: file({
      DataVersion: { int: levelVersion.data },
      data: {
        fields: {
          seed: { long: BigInt.asIntN(64, BigInt(world.seed)) },
          dimensions: { fields: { 'minecraft:overworld': { fields: { type: minecraft(world.dimension), generator } } } },
        },
      },
    }),
  };
}
