import { describe, expect, it } from 'vitest';
import { guiInts, guiSheets } from '../../display/display-list.ts';
import type { PlayerView } from '../../simulation/view.ts';
import type { WaypointView } from '../../simulation/waypoints/waypoint.ts';
import { createGui } from '../gui.ts';
import { guiSprites } from '../gui-sheet.ts';
import type { SpriteName } from '../sprite-art.ts';
import { type PlainHost, plainHost, plainPlayer, plainSimulation } from '../testing/plain-host.ts';
import { waypointBearing, waypointSign } from './locator-bar.ts';

/** A waypoint at eye level `ahead` blocks to the south, where yaw 0 looks. */
const at = (changes: Partial<WaypointView> = {}): WaypointView => ({
  id: 1,
  x: 0.5,
  y: 65.62,
  z: 10.5,
  color: 0x40c0ff,
  style: 'default',
  ...changes,
});

function drawn(waypoints: readonly WaypointView[], player: Partial<PlayerView> = {}, host: Partial<PlainHost> = {}): Int32Array[] {
  const simulation = { ...plainSimulation(plainPlayer(player)), waypoints };
  const { count, data } = createGui(plainHost({ ...host, simulation }), { screen: 'game' }).frame().quads;
  return Array.from({ length: count }, (_, i) => data.subarray(i * guiInts, (i + 1) * guiInts));
}

function sprites(quads: readonly Int32Array[], name: SpriteName): Int32Array[] {
  const { x, y } = guiSprites[name];
  return quads.filter((quad) => quad[6] === guiSheets.gui && quad[7] === x * 16 && quad[8] === y * 16);
}

const bars = (quads: readonly Int32Array[]): readonly number[] =>
  (['locator-bar', 'bar-empty'] as const).map((name) => sprites(quads, name).length);

describe('the bar over the hotbar', () => {
  it.each([
    ['survival', 1, 0],
    ['creative', 1, 0],
    ['spectator', 1, 0],
  ] as const)('in %s shows waypoints and no experience once there are any', (mode, locator, experience) => {
    expect(bars(drawn([at()], { mode }))).toEqual([locator, experience]);
  });

  it('shows experience without a waypoint, and for a hundred ticks after it changed', () => {
    expect(bars(drawn([]))).toEqual([0, 1]);
    expect(bars(drawn([at()], {}, { ages: { experience: 99 } }))).toEqual([0, 1]);
    expect(bars(drawn([at()], {}, { ages: { experience: 100 } }))).toEqual([1, 0]);
    expect(bars(drawn([at()], { mode: 'creative' }, { ages: { experience: 0 } }))).toEqual([1, 0]);
  });

  it('shows the bar although every waypoint is behind', () => {
    const quads = drawn([at({ z: -10 })]);
    expect([bars(quads), sprites(quads, 'locator-square').length]).toEqual([[1, 0], 0]);
  });

  it('puts a waypoint straight ahead in the middle, in its colour', () => {
    const [sign] = sprites(drawn([at()]), 'locator-square');
    expect([sign?.[0], sign?.[11]]).toEqual([209 * 2 * 16, 0x40c0ff]);
  });

  it('lays the nearer of two over the farther', () => {
    const quads = drawn([at({ id: 1, color: 1 }), at({ id: 2, color: 2, z: 60 })]);
    expect(sprites(quads, 'locator-square').map((quad) => quad[11])).toEqual([2, 1]);
  });

  it('shows what lies behind the player to a camera that stands before it', () => {
    const behind = at({ z: -10 });
    expect(sprites(drawn([behind], {}, { seenFromOutside: true, seenFromBefore: true }), 'locator-square')).toHaveLength(1);
    expect(sprites(drawn([at()], {}, { seenFromOutside: true, seenFromBefore: true }), 'locator-square')).toEqual([]);
  });

  it('moves a waypoint with the turn, and leaves it out beyond sixty degrees', () => {
    const left = (yaw: number): number | undefined => sprites(drawn([at()], { yaw }), 'locator-square')[0]?.[0];
    const middle = left(0)!;
    expect([left(30)!, left(-30)!].map((x) => Math.trunc((x - middle) / 32))).toEqual([-43, 43]);
    expect([left(59) === undefined, left(61), left(-61)]).toEqual([false, undefined, undefined]);
  });
});

describe('a waypoint to the view', () => {
  const eyes = { x: 0.5, y: 64, z: 0.5, eyeHeight: 1.62, yaw: 0, pitch: 0 };
  it.each([
    [{ x: 0.5, z: 10 }, 0, 0],
    [{ x: -9.5, z: 0.5 }, 0, 90],
    [{ x: 10.5, z: 0.5 }, 0, -90],
    [{ x: 0.5, z: 10 }, 350, 10],
    [{ x: 0.5, z: 10 }, -725, 5],
  ])('at %o stands, for a yaw of %i, %i degrees to the right', (place, yaw, aside) => {
    expect(waypointBearing(at(place), { ...eyes, yaw }, 70).aside).toBeCloseTo(aside, 9);
  });

  it.each([
    [65.62, 0, null],
    [72.5, 0, null],
    [72.8, 0, 'up'],
    [58.7, 0, null],
    [58.5, 0, 'down'],
    [72.8, -10, null],
    [65.62, 36, 'up'],
    [65.62, -36, 'down'],
    [65.62, 90, 'up'],
  ])('at height %f, for a pitch of %i, is beyond the picture: %s', (y, pitch, beyond) => {
    expect(waypointBearing(at({ y }), { ...eyes, pitch }, 70).beyond).toBe(beyond);
  });

  it.each([
    ['default', 0, 'locator-square'],
    ['default', 178.9, 'locator-square'],
    ['default', 179, 'locator-circle'],
    ['default', 230, 'locator-small-square'],
    ['default', 281, 'locator-small-circle'],
    ['default', 5000, 'locator-small-circle'],
    ['bowtie', 20, 'locator-bowtie'],
    ['bowtie', 130, 'locator-square'],
    ['bowtie', 5000, 'locator-small-circle'],
  ] as const)('in the style %s, %f blocks away, is a %s', (style, distance, sign) => {
    expect(waypointSign(style, distance)).toBe(sign);
  });
});
