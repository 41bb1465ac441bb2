import { describe, expect, it } from 'vitest';
import type { SavedPlayer } from '../simulation/persistence.ts';
import { type NbtCompound, type NbtTag, nbt } from './nbt.ts';
import { decodePlayer, encodePlayer } from './player-nbt.ts';

const player: SavedPlayer = {
  position: [1, 70, 2],
  motion: [0, 0, 0],
  yaw: 0,
  pitch: 0,
  onGround: true,
  fallDistance: 0,
  mode: 'survival',
  flying: false,
  health: 20,
  food: 20,
  saturation: 5,
  exhaustion: 0,
  foodTimer: 0,
  air: 300,
  level: 0,
  experience: 0,
  inventory: [],
  selected: 0,
  dead: false,
  absorption: 0,
  effects: [],
  spawn: null,
  spawnIsBed: false,
  fire: -20,
  spared: 0,
  totalExperience: 0,
  score: 0,
  sleeping: null,
  sleepTicks: 0,
  swimming: false,
};

function saved(name: string, tag: NbtTag): NbtCompound {
  return { kind: 'compound', entries: new Map([...encodePlayer(player).entries, [name, tag]]) };
}

const doubles = (...values: number[]): NbtTag => nbt.list(values.map(nbt.double));

describe('a player file with values that no player can have', () => {
  it.each<[string, NbtTag, Partial<SavedPlayer>]>([
    ['Pos', doubles(1e18, -1e300, -1e18), { position: [30_000_512, -20_000_000, -30_000_512] }],
    ['Motion', doubles(11, -1e9, 0.5), { motion: [0, 0, 0.5] }],
    ['Health', nbt.float(Number.POSITIVE_INFINITY), { health: 20 }],
    ['Health', nbt.float(-5), { health: 0 }],
    ['foodLevel', nbt.int(-5), { food: 0 }],
    ['XpP', nbt.float(1e30), { experience: 1 }],
    ['SelectedItemSlot', nbt.int(99), { selected: 0 }],
  ])('has %s taken to the nearest that one can', (name, tag, expected) => {
    expect(decodePlayer(saved(name, tag))).toMatchObject(expected);
  });

  it.each<[string, NbtTag]>([
    ['Pos', doubles(Number.NaN, 70, 0)],
    ['Pos', doubles(0, Number.POSITIVE_INFINITY, 0)],
    ['Motion', doubles(0, Number.NaN, 0)],
    ['Rotation', nbt.list([nbt.float(Number.NaN), nbt.float(0)])],
    ['Health', nbt.float(Number.NaN)],
  ])('counts as damaged when %s is no number', (name, tag) => {
    expect(() => decodePlayer(saved(name, tag))).toThrow(new RegExp(`^${name} should be`));
  });
});
