import { ControlError } from '../../../../ctl/control-error.ts';
import type { Args, Reply } from '../../../../ctl/table/commands.ts';
import type { InputPort, SeenMove, SeenPath } from '../../input/input-port.ts';
import { aimAt } from './aim.ts';
import { type Hold, holding } from './hold.ts';
import { requireNoScreen, rounded, shownPosition } from './in-world.ts';
import { middle, Walker } from './walker.ts';

const ticksPerSecond = 20;
/** Ticks without coming nearer to the next place of the way, after which a new way is looked for. */
const patience = 30;
/** Ways that may fail one after another, none bringing the player nearer, until it counts as stuck. */
const mostFailures = 4;
/** Blocks by which a way must bring the player nearer to count. */
const gain = 0.75;
/** Ticks that the end of a walk may take to land. */
const landing = 12;
/** Moves that are walked before the way is looked for anew: the world may have changed. */
const renewal = 24;

/** Why a walk ended before its goal. */
type Reason = 'no-way' | 'not-loaded' | 'stuck' | 'dead' | 'timeout';

type Point = readonly [number, number, number];

/** One walk to a place: plans, follows, and plans again when something is in the way. */
class Walk {
  readonly #port: InputPort;
  readonly #hold: Hold;
  readonly #walker: Walker;
  readonly #goal: Point;
  readonly #within: number;
  readonly #limit: number;
  readonly #from: Point;
  #ticks = 0;
  #damage = 0;

  constructor(port: InputPort, hold: Hold, args: Args<'goto'>) {
    this.#port = port;
    this.#hold = hold;
    this.#walker = new Walker(port, hold, args.sprint);
    this.#goal = args.within > 0 ? [args.x, args.y, args.z] : [Math.floor(args.x), args.y, Math.floor(args.z)];
    this.#within = args.within;
    this.#limit = Math.ceil(args.timeout * ticksPerSecond);
    this.#from = shownPosition(port);
  }

  async run(): Promise<Reply> {
    let nearest = this.#distanceFrom(this.#port.player().pos);
    for (let failures = 0; failures < mostFailures; ) {
      const path = this.#port.pathTo(...this.#goal, this.#within);
      const end = path.moves.at(-1);
      // A way that does not lead to the goal is only walked where it brings the player nearer than ever.
      if (!path.complete && (end === undefined || this.#distanceFrom(middle(end)) > nearest - gain))
        throw this.#stopped(this.#whyNoWay(path));
      const followed = await this.#follow(path.moves.length > 0 || this.#within > 0 ? path : { ...path, moves: [this.#toMiddle()] });
      if (followed === 'end' && path.complete) return { arrived: true, from: this.#from, ...this.#told() };
      const distance = this.#distance();
      failures = followed !== 'failed' || distance < nearest - gain ? 0 : failures + 1;
      nearest = Math.min(nearest, distance);
    }
    throw this.#stopped('stuck');
  }

  /** The last step of who is in the right block already: into the middle of it. */
  #toMiddle(): SeenMove {
    const feet = this.#port.player().pos[1];
    return { x: this.#goal[0], y: Math.floor(feet), z: this.#goal[2], feet, kind: 'walk', opens: null };
  }

  #distance(): number {
    return this.#distanceFrom(this.#port.player().pos);
  }

  #distanceFrom(pos: Point): number {
    const middles: Point = this.#within > 0 ? this.#goal : [this.#goal[0] + 0.5, this.#goal[1], this.#goal[2] + 0.5];
    const [dx, dy, dz] = [middles[0] - pos[0], middles[1] - pos[1], middles[2] - pos[2]];
    return Math.sqrt(dx * dx + dy * dy + dz * dz);
  }

  /** Follows a way to its end, or until something is in it, or until it is to be looked for anew. */
  async #follow({ moves, complete }: SeenPath): Promise<'end' | 'failed' | 'renew'> {
    // A way through a closed gate meets it on both sides; it is opened once.
    const opened = new Set<string>();
    for (const [i, move] of moves.entries()) {
      const last = complete && i === moves.length - 1 && this.#within === 0;
      const [before, next] = [moves[i - 1] ?? null, moves[i + 1] ?? null];
      if (move.opens !== null && !opened.has(move.opens.join(' '))) {
        opened.add(move.opens.join(' '));
        if (!(await this.#open(move.opens))) return 'failed';
      }
      if (!(await this.#make(move, before, next, last))) return 'failed';
      if (i >= renewal && i < moves.length - 4) {
        this.#walker.stop();
        return 'renew';
      }
    }
    this.#walker.stop();
    await this.#tick();
    // A step down ends on the ground.
    for (let ticks = 0; ticks < landing && !this.#stands(); ticks++) await this.#tick();
    return 'end';
  }

  #stands(): boolean {
    const { onGround, inWater } = this.#port.player();
    return onGround || inWater;
  }

  async #make(move: SeenMove, before: SeenMove | null, next: SeenMove | null, last: boolean): Promise<boolean> {
    let best = Number.POSITIVE_INFINITY;
    for (let waited = 0; waited < patience; waited++) {
      if (this.#walker.arrived(move, last)) return true;
      const off = this.#offset(move);
      if (off < best - 0.05) {
        best = off;
        waited = 0;
      }
      if (off > 6) break;
      this.#walker.steer(move, before, last ? null : next);
      await this.#tick();
    }
    this.#walker.stop();
    await this.#tick();
    return false;
  }

  #offset(move: SeenMove): number {
    const [x, y, z] = this.#port.player().pos;
    const to = middle(move);
    const [dx, dy, dz] = [to[0] - x, to[1] - y, to[2] - z];
    return Math.sqrt(dx * dx + dy * dy + dz * dz);
  }

  /** Opens a door or gate in the way. False when it is not open afterwards. */
  async #open(opens: Point): Promise<boolean> {
    this.#walker.stop();
    await this.#tick();
    const before = this.#port.block(...opens).state.open;
    const aim = aimAt(this.#port, opens);
    if (aim === null) return false;
    this.#port.give({ type: 'look', yaw: aim.yaw, pitch: aim.pitch });
    const button = this.#hold.pressAction('key.use');
    await this.#tick();
    this.#hold.letGo(button);
    await this.#tick();
    return this.#port.block(...opens).state.open !== before;
  }

  async #tick(): Promise<void> {
    if (this.#ticks % 10 === 0) this.#port.report(`${this.#distance().toFixed(1)} blocks to go`);
    if (this.#ticks >= this.#limit) throw this.#stopped('timeout');
    const { health } = this.#port.player();
    await this.#port.tick();
    this.#ticks++;
    const now = this.#port.player();
    this.#damage += Math.max(0, health - now.health);
    if (now.dead) throw this.#stopped('dead');
    requireNoScreen(this.#port);
  }

  #told() {
    return {
      pos: shownPosition(this.#port),
      distance: rounded(this.#distance()),
      ticks: this.#ticks,
      damage: rounded(this.#damage),
    };
  }

  #whyNoWay({ ended }: SeenPath): Reason {
    const { loaded } = this.#port.block(Math.floor(this.#goal[0]), Math.floor(this.#goal[1]), Math.floor(this.#goal[2]));
    return loaded || ended === 'nowhere' ? 'no-way' : 'not-loaded';
  }

  #stopped(reason: Reason): ControlError {
    const where = this.#goal.join(' ');
    const far = `${this.#distance().toFixed(1)} blocks from ${where}`;
    const sentences: Record<Reason, string> = {
      'no-way': `no way on foot leads nearer than ${far}; dig, build or choose another place, or give --within`,
      'not-loaded': `the land at ${where} is not loaded and no way leads towards it; the walk ended ${far}: go by another place`,
      stuck: `the walk got no further, ${far}; look around with state, or choose another place`,
      dead: `the player died ${far}; use: respawn`,
      timeout: `the walk was not over in ${this.#limit / ticksPerSecond} s and ended ${far}; go on with the same line, or give --timeout`,
    };
    const details = { reason, from: this.#from, ...this.#told() };
    return new ControlError(reason === 'timeout' ? 'timeout' : 'state', sentences[reason], details);
  }
}

/** `goto`: walks to a place by keys and views alone, along a way that is looked for anew whenever something is in it. */
export async function goTo(port: InputPort, args: Args<'goto'>): Promise<Reply> {
  requireNoScreen(port);
  if (port.player().mode === 'spectator') throw new ControlError('state', 'a spectator does not walk; use: command gamemode survival');
  try {
    return await holding(port, (hold) => new Walk(port, hold, args).run());
  } finally {
    port.report(null);
  }
}
