import { expect, it } from 'vitest';
import type { Sky } from '../display/display-list.ts';
import { lookAt } from './bench-camera.ts';
import { createTarget } from './frame-target.ts';
import type { PassState } from './pass-state.ts';
import { drawSky } from './sky.ts';
import { createViewFrame } from './view-frame.ts';

const [width, height] = [40, 30];

/** What a sky paints where nothing is drawn, with one pixel that something is drawn at. */
function painted(sky: Sky): readonly string[] {
  const target = createTarget(width, height);
  target.depth[width * 7 + 3] = 0.5;
  const view = createViewFrame(lookAt([0, 0, 0], [3, 1, 5]), width, height);
  drawSky({ target, view, top: 0, bottom: height } as PassState, sky);
  return [...new Set(target.color)].map((word) => (word >>> 0).toString(16)).sort();
}

const one = 0x12a0f0;

it('a sky of one colour fills what is empty, and touches nothing else', () => {
  expect(painted({ zenith: one, horizon: one, below: one, glow: null })).toEqual(['0', 'fff0a012']);
});

it('a glow without strength changes nothing', () => {
  const glow = { direction: [0, 0, 1], color: 0xff0000, strength: 0 } as const;
  expect(painted({ zenith: one, horizon: one, below: one, glow })).toEqual(['0', 'fff0a012']);
});

it.each([
  { zenith: one + 8, horizon: one, below: one, glow: null },
  { zenith: one, horizon: one, below: one + 8, glow: null },
  { zenith: one, horizon: one, below: one, glow: { direction: [0.5, 0.1, 0.85], color: 0xff0000, strength: 1 } },
] as const)('a sky like %o is no plain one', (sky) => {
  expect(painted(sky).length).toBeGreaterThan(2);
});
