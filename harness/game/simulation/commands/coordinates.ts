import type { Player } from '../player/player.ts';
import { lookVector } from '../world/raycast.ts';
import { CommandError } from './command-error.ts';
import { type CommandReader, parseDecimal } from './command-reader.ts';

/** The world's border, as in Java. */
const farthest = 29999984;

type Triple = readonly [number, number, number];

interface Coordinate {
  readonly kind: 'absolute' | 'relative' | 'local';
  readonly value: number;
  /** Written without a decimal point: in positions of bodies it means the block's middle. */
  readonly whole: boolean;
}

function readCoordinate(input: CommandReader, what: string): Coordinate {
  const word = input.word(what);
  const sign = word[0];
  const kind = sign === '~' ? 'relative' : sign === '^' ? 'local' : 'absolute';
  const digits = kind === 'absolute' ? word : word.slice(1);
  const value = kind !== 'absolute' && digits === '' ? 0 : parseDecimal(digits);
  if (value === null) throw input.fault(`${what} is a number, or ~ or ^ with one, not "${word}"`);
  return { kind, value, whole: !digits.includes('.') };
}

function localOffset(player: Player, [left, up, ahead]: Triple): Triple {
  const forward = lookVector(player.yaw, player.pitch);
  const top = lookVector(player.yaw, player.pitch - 90);
  const side: Triple = [
    top[1] * forward[2] - top[2] * forward[1],
    top[2] * forward[0] - top[0] * forward[2],
    top[0] * forward[1] - top[1] * forward[0],
  ];
  const at = (i: 0 | 1 | 2): number => side[i] * left + top[i] * up + forward[i] * ahead;
  return [at(0), at(1), at(2)];
}

function readTriple(input: CommandReader, player: Player, middle: boolean): Triple {
  const read = ['x', 'y', 'z'].map((axis) => readCoordinate(input, axis));
  const locals = read.filter((coordinate) => coordinate.kind === 'local').length;
  if (locals !== 0 && locals !== 3) throw new CommandError('^ coordinates stand alone; use ^ for all three or for none');
  const base: Triple = [player.x, player.y, player.z];
  const values = read.map((coordinate) => coordinate.value);
  if (locals === 3) {
    const offset = localOffset(player, [values[0], values[1], values[2]]);
    return [base[0] + offset[0], base[1] + offset[1], base[2] + offset[2]];
  }
  const place = read.map(({ kind, value, whole }, i) => {
    if (kind === 'relative') return base[i] + value;
    return middle && whole && i !== 1 ? value + 0.5 : value;
  });
  return [place[0], place[1], place[2]];
}

function checked(place: Triple): Triple {
  if (Math.abs(place[0]) > farthest || Math.abs(place[2]) > farthest || Math.abs(place[1]) > 20000000) {
    throw new CommandError('that place is outside the world');
  }
  return place;
}

/** A place for a body. Whole numbers for x and z mean the middle of the block. */
export function readPosition(input: CommandReader, player: Player): Triple {
  return checked(readTriple(input, player, true));
}

/** A block's place. */
export function readBlockPosition(input: CommandReader, player: Player): Triple {
  const [x, y, z] = checked(readTriple(input, player, false));
  return [Math.floor(x), Math.floor(y), Math.floor(z)];
}

/** A yaw and a pitch in degrees, each plain or relative to the player's. */
export function readRotation(input: CommandReader, player: Player): readonly [yaw: number, pitch: number] {
  const [yaw, pitch] = ['yaw', 'pitch'].map((what) => readCoordinate(input, what));
  if (yaw.kind === 'local' || pitch.kind === 'local') throw new CommandError('a rotation takes numbers or ~, not ^');
  const turned = yaw.value + (yaw.kind === 'relative' ? player.yaw : 0);
  const tilted = pitch.value + (pitch.kind === 'relative' ? player.pitch : 0);
  return [turned, Math.min(90, Math.max(-90, tilted))];
}
