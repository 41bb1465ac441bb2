import { birchBark, boards, rings } from './block-patterns.ts';
import { doorTextures, hatchTextures } from './joinery-textures.ts';
import { ramps, woods } from './palette.ts';
import { sapling } from './plant-textures.ts';
import type { Layer, Ramp } from './tile-canvas.ts';
import { put, rampColor, scaleColor } from './tile-canvas.ts';
import { cloudy, hashFraction } from './tile-noise.ts';

/** Wood without its bark: fine grain along y, with knots. */
function peeled(ramp: Ramp): Layer {
  return (tile, seed) => {
    const grain = cloudy(seed, 1, 8);
    const slow = cloudy(seed + 1, 4, 16);
    for (let y = 0; y < 16; y++) {
      for (let x = 0; x < 16; x++) {
        put(tile, x, y, rampColor(ramp, 0.52 + 0.5 * (grain(x, y) - 0.5) + 0.4 * (slow(x, y) - 0.5)));
      }
    }
    for (let knot = 0; knot < 2; knot++) {
      const x = 2 + Math.floor(12 * hashFraction(seed + 8, knot, 0));
      const y = 2 + Math.floor(12 * hashFraction(seed + 9, knot, 0));
      put(tile, x, y, scaleColor(ramp[0]!, 0.8));
      put(tile, x, y + 1, scaleColor(ramp[0]!, 0.9));
    }
  };
}

/** Colours of the iron on a wood's doors. */
const irons: Readonly<Record<string, number>> = { oak: 0xd8d4c8, spruce: 0x8c8c94, birch: 0xc8a860, jungle: 0x9a8a70, acacia: 0x6a6a72 };

/** Leaves of a sapling, dark to light, and its trunk. */
const saplings: Readonly<Record<string, readonly [Ramp, number]>> = {
  jungle: [[0x1c4a12, 0x2a6a18, 0x3a8a22, 0x50a830, 0x78c850], 0x5b4b22],
  acacia: [[0x3a4a10, 0x52661a, 0x6a8024, 0x849a34, 0xa4b654], 0x757066],
  dark_oak: [[0x14300e, 0x1e4414, 0x2a581c, 0x3a6e28, 0x52883c], 0x2d1c0d],
  cherry: [[0xa85a80, 0xc77a9e, 0xd88fb1, 0xe6a5c3, 0xf8d3e3], 0x3a2530],
  pale_oak: [[0x5a6452, 0x6f7a66, 0x828c78, 0x959f8c, 0xb4bdac], 0x6a6664],
};

function timber(): Record<string, readonly Layer[]> {
  const table: Record<string, readonly Layer[]> = {};
  for (const [wood, { planks, bark: rind }] of Object.entries(woods)) {
    table[`stripped_${wood}_log`] = [peeled(planks)];
    table[`stripped_${wood}_log_top`] = [rings(planks, planks)];
    if (wood !== 'oak') Object.assign(table, hatchTextures(wood, planks));
    if (wood !== 'oak' && wood !== 'spruce') Object.assign(table, doorTextures(wood, planks, irons[wood] ?? 0xb0a898));
    const young = saplings[wood];
    if (young) table[`${wood}_sapling`] = sapling(...young);
    if (wood === 'pale_oak') {
      table.pale_oak_planks = [boards(planks)];
      table.pale_oak_log = [birchBark(rind, 0xb8b0aa)];
      table.pale_oak_log_top = [rings(planks, rind)];
    }
  }
  return table;
}

/** Tiles of what is made of wood, and of doors and hatches of iron, which are made like them. */
export const timberTextures: Readonly<Record<string, readonly Layer[]>> = {
  ...timber(),
  ...doorTextures('iron', ramps.iron, 0x6a6c72),
  ...hatchTextures('iron', ramps.iron),
};
