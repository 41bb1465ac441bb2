import type { InputPort, SeenMove } from '../../input/input-port.ts';
import type { Hold } from './hold.ts';

type Point = readonly [number, number, number];

/** How near to the middle of a block a walk passes it, and how near one ends, in blocks. */
const passing = 0.35;
const ending = 0.2;
/** Where on a block the feet are when a leap begins: near its edge, measured from its middle. */
const takeOff = 0.25;
/** How high feet may be off what a move says. */
const footing = 0.7;

const level = (from: Point, to: Point): number => {
  const [dx, dz] = [to[0] - from[0], to[2] - from[2]];
  return Math.sqrt(dx * dx + dz * dz);
};

/** The middle of the place that a move leads to, at its feet. */
export const middle = ({ x, z, feet }: SeenMove): Point => [x + 0.5, feet, z + 0.5];

/** The keys that steer a walk. Held ones stay down from tick to tick. */
type WalkKey = 'key.forward' | 'key.back' | 'key.jump' | 'key.sneak' | 'key.sprint';

/** Turns a move into held keys and views, a tick at a time. It looks where the player is and keeps nothing but what it holds. */
export class Walker {
  readonly #port: InputPort;
  readonly #hold: Hold;
  readonly #down = new Map<WalkKey, string>();
  readonly #sprints: boolean;

  constructor(port: InputPort, hold: Hold, sprints: boolean) {
    this.#port = port;
    this.#hold = hold;
    this.#sprints = sprints;
  }

  /** Whether the player is where a move leads to. */
  arrived(move: SeenMove, last: boolean): boolean {
    const { pos, onGround, inWater } = this.#port.player();
    const off = level(pos, middle(move));
    const high = pos[1] - move.feet;
    if (move.kind === 'swim') return off < 0.5 && Math.abs(high) < 0.9;
    if (move.kind === 'climb' || move.kind === 'descend') return off < 0.6 && Math.abs(high) < 0.4;
    if (Math.abs(high) > footing) return false;
    if (move.kind === 'leap' || move.kind === 'drop' || move.kind === 'jump')
      return (onGround || inWater) && off < 0.7 && (!last || off < ending);
    return off < (last ? ending : passing);
  }

  /** Gives the input of one tick of a move. */
  steer(move: SeenMove, before: SeenMove | null, next: SeenMove | null): void {
    const { pos, onGround, inWater } = this.#port.player();
    const to = middle(move);
    const off = level(pos, to);
    if (off > 0.05) this.#face(to, off);
    const rise = move.feet - pos[1];
    const turns = next === null || !inLine(move, before, next);
    const straight = this.#sprints && move.kind === 'walk' && !turns && off > 0.8;
    const leaping = move.kind === 'leap';
    // A short way on the ground is walked in short steps, so that nobody runs past its end.
    const tap = turns && onGround && !leaping && off < 0.4 ? off < ending : false;
    const overshoots = !onGround && !inWater && off < 0.5 && move.kind !== 'climb';
    const wants: Record<WalkKey, boolean> = {
      'key.forward': move.kind !== 'descend' || off > 0.25 ? !tap && !overshoots : false,
      'key.back': false,
      'key.jump': this.#jumps(move, rise, off, before),
      'key.sneak': move.kind === 'swim' && rise < -0.6,
      'key.sprint': straight,
    };
    if (move.kind === 'climb' && off < 0.15) wants['key.forward'] = false;
    this.#set(wants);
  }

  #jumps(move: SeenMove, rise: number, off: number, before: SeenMove | null): boolean {
    const { pos, onGround, inWater } = this.#port.player();
    if (inWater) return rise > -0.6;
    if (move.kind === 'climb') return true;
    if (move.kind === 'descend' || move.kind === 'drop') return false;
    if (move.kind === 'leap') {
      const start: Point = before === null ? pos : middle(before);
      return onGround && (before === null ? off > 1.2 : level(start, pos) >= takeOff) && off > 1.05;
    }
    return rise > 0.61 && off < 1.3 && onGround;
  }

  /** Lets go of every key. */
  stop(): void {
    this.#set({ 'key.forward': false, 'key.back': false, 'key.jump': false, 'key.sneak': false, 'key.sprint': false });
  }

  #face(to: Point, off: number): void {
    const { yaw, pitch, eyeHeight, pos } = this.#port.player();
    const [wanted] = this.#port.anglesTo(to[0], to[1], to[2]);
    // Looks ahead and a little down, as a walker does; up and down only where the way goes so.
    const slope = Math.abs(to[1] - pos[1]) > 2 ? this.#port.anglesTo(to[0], to[1] + eyeHeight * 0.6, to[2])[1] : 15;
    const turn = Math.abs(((((wanted - yaw) % 360) + 540) % 360) - 180);
    if (turn < (off > 1 ? 1 : 4) && Math.abs(pitch - slope) < 20) return;
    this.#port.give({ type: 'look', yaw: wanted, pitch: Math.min(60, Math.max(-60, slope)) });
  }

  #set(wants: Readonly<Record<WalkKey, boolean>>): void {
    for (const [action, down] of Object.entries(wants) as [WalkKey, boolean][]) {
      const held = this.#down.get(action);
      if (down && held === undefined) this.#down.set(action, this.#hold.pressAction(action));
      if (!down && held !== undefined) {
        this.#hold.letGo(held);
        this.#down.delete(action);
      }
    }
  }
}

/** Whether a move goes on in the direction of the one before. */
function inLine(move: SeenMove, before: SeenMove | null, next: SeenMove): boolean {
  if (before === null) return true;
  return move.x - before.x === next.x - move.x && move.z - before.z === next.z - move.z && next.kind === 'walk';
}
