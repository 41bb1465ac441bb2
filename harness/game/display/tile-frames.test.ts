import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { displayDigest } from './display-digest.ts';
import { movingTextures } from './moving-textures.ts';
import { blockWorld } from './testing/block-world.ts';
import { stillPlayer, stillSimulation } from './testing/still-player.ts';
import { buildTextureSet } from './texture-set.ts';
import { tileFramesAt } from './tile-frames.ts';
import { tileIndex, tileNames, tilePixels } from './tile-table.ts';
import { buildWorldDisplay } from './world-display.ts';

const sheet = { width: 1, height: 1, pixels: new Uint8Array(4) };
const textures = buildTextureSet({ font: sheet, gui: sheet });
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function digestAt(ticks: number): string {
  const simulation = stillSimulation(blockWorld([{ x: 4, y: 64, z: 4, name: 'water' }]), stillPlayer(8, 66, 8));
  const view = { partial: 1, fov: 70, width: 64, height: 48, gamma: 0.5, bob: false, renderDistance: 2 };
  const list = buildWorldDisplay({ ...view, simulation, meshes: [], showHand: false, showOutline: false, ticks });
  return displayDigest({ ...list, gui: { count: 0, data: new Int32Array(0) } }, textures, sha256);
}

describe('moving textures', () => {
  test('at tick 0 every tile is drawn as itself', () => {
    expect([...tileFramesAt(0)]).toEqual(tileNames.map((_, tile) => tile));
  });

  test('each shows one picture after the other and then begins again', () => {
    for (const { name, frames, ticks } of movingTextures) {
      const tile = tileIndex(name);
      const shown = Array.from({ length: frames }, (_, frame) => tileFramesAt(frame * ticks)[tile]);
      expect(new Set(shown).size).toBe(frames);
      expect(tileFramesAt(frames * ticks)[tile]).toBe(tile);
      expect(tileFramesAt(ticks - 1)[tile]).toBe(tile);
    }
  });

  test('no two pictures that follow one another are the same', () => {
    for (const { name, frames, ticks } of movingTextures) {
      for (let frame = 0; frame < frames; frame++) {
        const [now, next] = [frame, frame + 1].map((at) => tileFramesAt(at * ticks)[tileIndex(name)]!);
        expect(tilePixels(now!), `${name} ${frame}`).not.toEqual(tilePixels(next!));
      }
    }
  });

  test('layer D moves with the ticks and stands still with them', () => {
    expect(digestAt(40)).toBe(digestAt(40));
    expect(digestAt(40)).not.toBe(digestAt(42));
  });
});
