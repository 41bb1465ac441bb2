import { describe, expect, it } from 'vitest';
import { newMob } from '../simulation/entities/mobs/mob.ts';
import { chat, flatWorld } from '../simulation/flat-world.ts';
import type { SavedMob } from '../simulation/persistence.ts';
import { decodeEntities, encodeEntities } from './entity-nbt.ts';
import { type NbtTag, nbt } from './nbt.ts';
import { NbtFields } from './nbt-fields.ts';
import { decodePlayer, encodePlayer } from './player-nbt.ts';
import { decodeWaypoint } from './waypoint-nbt.ts';

const reread = (mob: SavedMob): unknown => decodeEntities(encodeEntities(0, 0, [mob]))[0];
const cow: SavedMob = { ...newMob('cow', [1, 64, 1]), id: 5 };

describe('waypoints in files', () => {
  it.each([
    { range: 100.5, color: null, style: 'default' },
    { range: 0, color: 0, style: 'default' },
    { range: 60_000_000, color: 0xff8000, style: 'bowtie' },
    { range: 0, color: null, style: 'bowtie' },
  ] as const)('%o comes back', (waypoint) => {
    expect(reread({ ...cow, waypoint })).toEqual({ ...cow, waypoint });
  });

  it('are not written for a body that has none', () => {
    expect(reread(cow)).toEqual(cow);
  });

  it('of the player say from where it receives', () => {
    const simulation = flatWorld({ frozen: true });
    const player = () => decodePlayer(encodePlayer(simulation.exportPlayer()));
    expect(player()).not.toHaveProperty('receiveRange');
    chat(simulation, '/attribute @s waypoint_receive_range base set 12.5');
    expect(player()).toEqual({ ...simulation.exportPlayer(), statistics: undefined, receiveRange: 12.5 });
  });

  it.each<[string, Record<string, NbtTag>, unknown]>([
    ['other attributes alone', { attributes: nbt.list([nbt.compound({ id: nbt.string('minecraft:armor'), base: nbt.double(2) })]) }, null],
    [
      'a range beyond what there is',
      { attributes: nbt.list([nbt.compound({ id: nbt.string('waypoint_transmit_range'), base: nbt.double(1e9) })]) },
      { range: 60_000_000, color: null, style: 'default' },
    ],
    [
      'a style of a resource pack',
      { locator_bar_icon: nbt.compound({ color: nbt.int(-1), style: nbt.string('some:star') }) },
      { range: 0, color: 0xffffff, style: 'default' },
    ],
  ])('another program wrote, with %s, are read as far as they go', (_, entries, waypoint) => {
    expect(decodeWaypoint(new NbtFields(nbt.compound(entries)))).toEqual(waypoint);
  });
});
