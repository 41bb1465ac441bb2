import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { displayDigest, displayLayers } from './display-digest.ts';
import { type DisplayList, freeFloats, packedWords } from './display-list.ts';
import { MeshCache } from './mesh-cache.ts';
import { terrainWorld } from './testing/block-world.ts';
import { stillPlayer, stillSimulation } from './testing/still-player.ts';
import { buildTextureSet } from './texture-set.ts';
import { tileIndex } from './tile-table.ts';
import { buildWorldDisplay } from './world-display.ts';

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const blank = { width: 1, height: 1, pixels: new Uint8Array(4) };
const textures = buildTextureSet({ font: blank, gui: blank });
const world = terrainWorld(11n, 1);

function build(more: { readonly yaw?: number; readonly gamma?: number; readonly swing?: number } = {}): DisplayList {
  const player = stillPlayer(8.5, 90, 8.5, { yaw: more.yaw ?? 20, pitch: 15, swing: more.swing ?? 0, oldSwing: more.swing ?? 0 });
  // A cache of its own, so that versions differ from list to list.
  const meshes = new MeshCache().update(world, { cx: 0, cz: 0, renderDistance: 1, budget: Number.POSITIVE_INFINITY });
  const simulation = stillSimulation(world, player);
  const list = buildWorldDisplay({
    simulation,
    meshes,
    partial: 1,
    fov: 70,
    width: 320,
    height: 180,
    gamma: more.gamma ?? 0.5,
    bob: true,
    renderDistance: 1,
    showHand: true,
    showOutline: true,
    ticks: 5,
  });
  return { ...list, gui: { count: 2, data: Int32Array.from({ length: 28 }, (_, i) => i) } };
}

/** Names of the layers that differ. */
const moved = (a: DisplayList, b: DisplayList): string[] => {
  const [first, second] = [displayLayers(a, textures, hash), displayLayers(b, textures, hash)];
  return (Object.keys(first) as (keyof typeof first)[]).filter((name) => first[name] !== second[name]);
};

test('the same state gives the same digest, whatever versions its meshes have', () => {
  const [first, second] = [build(), build()];
  expect(first.sections[0]!.version).not.toBe(second.sections[0]!.version);
  expect(displayDigest(first, textures, hash)).toBe(displayDigest(second, textures, hash));
});

test('the order of sections does not count', () => {
  const list = build();
  expect(displayDigest({ ...list, sections: [...list.sections].reverse() }, textures, hash)).toBe(displayDigest(list, textures, hash));
});

test('the order of the interface counts', () => {
  const list = build();
  const { data } = list.gui;
  const swapped = Int32Array.from([...data.subarray(14, 28), ...data.subarray(0, 14)]);
  expect(moved(list, { ...list, gui: { count: 2, data: swapped } })).toEqual(['gui']);
});

test('each part moves its own layer', () => {
  const list = build();
  expect(moved(list, build({ gamma: 0.6 }))).toEqual(['light']);
  expect(moved(list, build({ swing: 0.5 }))).toEqual(['hand']);
  expect(moved(list, { ...list, sections: list.sections.slice(1) })).toEqual(['sections']);
  expect(moved(list, { ...list, fog: { ...list.fog, end: 3 } })).toEqual(['sky']);
});

test('a texel moves what draws its tile, and nothing where the tile is not drawn', () => {
  const list = build();
  const layersWith = (tile: number) => {
    const blocks = textures.blocks.slice();
    blocks[tile * 1024 + 5]! ^= 1;
    return displayLayers(list, { ...textures, blocks }, hash);
  };
  const plain = displayLayers(list, textures, hash);
  const drawn = (list.sections.flatMap((section) => section.solid).find((group) => group.length > 0)![0]! >>> 12) & 0xfff;
  expect(layersWith(drawn).sections).not.toBe(plain.sections);
  expect({ ...layersWith(drawn), sections: plain.sections }).toEqual(plain);
  expect(layersWith(tileIndex('glowstone'))).toEqual(plain);
});

test('tiles that are added before others move nothing', () => {
  const list = build();
  const blocks = new Uint8Array(textures.blocks.length + 1024);
  blocks.set(textures.blocks, 1024);
  const up = (words: Uint32Array) => words.map((word, i) => (i % packedWords === 0 ? word + (1 << 12) : word));
  const upFree = ({ count, data }: DisplayList['hand']) => ({
    count,
    data: data.map((value, i) => (i % freeFloats === 9 ? value + 1 : value)),
  });
  const sections = list.sections.map((section) => ({
    ...section,
    solid: section.solid.map(up) as unknown as typeof section.solid,
    shapes: upFree(section.shapes),
    blended: upFree(section.blended),
  }));
  const shifted: DisplayList = {
    ...list,
    sections,
    backdrop: upFree(list.backdrop),
    objects: upFree(list.objects),
    hand: upFree(list.hand),
  };
  const still = (each: DisplayList): DisplayList => {
    const { tileFrames: _, ...rest } = each;
    return { ...rest, gui: { count: 0, data: new Int32Array(0) } };
  };
  const [before, after] = [
    displayLayers(still(list), textures, hash),
    displayLayers(still(shifted), { ...textures, blocks, tiles: textures.tiles + 1 }, hash),
  ];
  expect(after).toEqual(before);
});

test('one light level of one quad moves the sections', () => {
  const list = build();
  const [first, ...rest] = list.sections;
  const face = first!.solid.findIndex((group) => group.length > 0);
  const solid = first!.solid.map((group) => group.slice()) as unknown as (typeof list.sections)[number]['solid'];
  solid[face]![1]! ^= 16;
  expect(moved(list, { ...list, sections: [{ ...first!, solid }, ...rest] })).toEqual(['sections']);
});

test('without a camera only the size, the clear colour, and the interface count', () => {
  const bare: DisplayList = { ...build(), camera: null };
  expect(moved(bare, { ...build({ yaw: 70, gamma: 1, swing: 0.3 }), camera: null })).toEqual([]);
  expect(moved(bare, { ...bare, clear: bare.clear ^ 1 })).toEqual(['sky']);
});
