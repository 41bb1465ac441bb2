import type { Footing, Opening } from './footing.ts';

/** How a player gets from one place of a way to the next. */
export type MoveKind = 'walk' | 'jump' | 'drop' | 'leap' | 'climb' | 'descend' | 'swim';

/** A place on a way: a block, and the height of the feet over it. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Height of the feet. */
  readonly feet: number;
}

/** A move to a place. */
export interface Move extends Place {
  readonly kind: MoveKind;
  /** What it takes, in blocks of walking. */
  readonly cost: number;
  /** A door or gate that has to be opened first. */
  readonly opens: Opening | null;
}

/** What a body steps over without a jump, jumps onto, and falls without harm, in blocks (minecraft.wiki, "Player", "Jumping", "Damage"). */
const step = 0.6;
const jumpHeight = 1.2;
const safeFall = 3;
/** How deep a fall into water may be that is planned. */
const dive = 12;
/** Headroom that a leap takes above the height of its start. */
const leapHeight = 1.25;
/** Blocks from middle to middle that a leap at a walk reaches. */
const leaps = [2, 3];

const cost = { jump: 1.4, drop: 1.3, leap: 3, climb: 1.8, swim: 2.2, drown: 4, open: 3 } as const;

const sides = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const corners = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

/** Every move that a player can make from a place, cheapest kinds first, in a fixed order. */
export function playerMoves(footing: Footing, from: Place): readonly Move[] {
  const moves: Move[] = [];
  for (const [dx, dz] of sides) {
    const level = walk(footing, from, dx, dz);
    if (level !== null) moves.push(level);
    else
      moves.push(...[drop(footing, from, dx, dz), ...leaps.map((far) => leap(footing, from, dx, dz, far))].filter((move) => move !== null));
    const swum = swim(footing, from, from.x + dx, from.y, from.z + dz);
    if (swum !== null) moves.push(swum);
  }
  for (const [dx, dz] of corners) {
    const cut = corner(footing, from, dx, dz);
    if (cut !== null) moves.push(cut);
  }
  moves.push(...upAndDown(footing, from));
  return moves;
}

function place(footing: Footing, x: number, y: number, z: number): Place | null {
  const feet = footing.floor(x, y, z);
  return feet === null ? null : { x, y, z, feet };
}

/** Onto the next block: level, a step or a jump up, a step down. */
function walk(footing: Footing, from: Place, dx: number, dz: number): Move | null {
  const [x, z] = [from.x + dx, from.z + dz];
  for (const dy of [0, 1, -1]) {
    const to = place(footing, x, from.y + dy, z);
    if (to === null) continue;
    const rise = to.feet - from.feet;
    if (rise > jumpHeight || rise < -1) continue;
    const height = Math.max(from.feet, to.feet);
    const passage = footing.passage(from.x, from.z, x, z, height);
    if (passage === null || !footing.clear(from.x, from.z, from.feet, height + 1.8)) continue;
    const opens = passage === 'free' ? null : passage;
    const up = rise > step;
    return { ...to, kind: up ? 'jump' : 'walk', cost: (up ? cost.jump : 1) + (opens === null ? 0 : cost.open), opens };
  }
  return null;
}

/** Across a corner, level and with nothing at either side. */
function corner(footing: Footing, from: Place, dx: number, dz: number): Move | null {
  const to = place(footing, from.x + dx, from.y, from.z + dz);
  if (to === null || Math.abs(to.feet - from.feet) > step) return null;
  const height = Math.max(from.feet, to.feet);
  if (footing.passage(from.x, from.z, to.x, to.z, height) !== 'free') return null;
  const beside = [footing.floor(to.x, from.y, from.z), footing.floor(from.x, from.y, to.z)];
  return beside.every((floor) => floor !== null && Math.abs(floor - from.feet) <= step)
    ? { ...to, kind: 'walk', cost: 1.4143, opens: null }
    : null;
}

/** Over an edge, as deep as does no harm, or into water. */
function drop(footing: Footing, from: Place, dx: number, dz: number): Move | null {
  const [x, z] = [from.x + dx, from.z + dz];
  if (footing.passage(from.x, from.z, x, z, from.feet) !== 'free' || footing.harmful(x, z, from.feet, from.feet + 1.8)) return null;
  for (let y = from.y - 1; y >= from.y - dive; y--) {
    if (footing.swims(x, y, z)) return { x, y, z, feet: y + 0.4, kind: 'drop', cost: cost.drop + (from.y - y) * 0.3, opens: null };
    if (footing.climbs(x, y, z)) return { x, y, z, feet: y, kind: 'descend', cost: cost.climb + 1, opens: null };
    const feet = footing.floor(x, y, z);
    if (feet !== null)
      return from.feet - feet <= safeFall ? { x, y, z, feet, kind: 'drop', cost: cost.drop + (from.y - y) * 0.3, opens: null } : null;
    if (!footing.clear(x, z, y, y + 1) || footing.hurts(x, y, z)) return null;
  }
  return null;
}

/** Over a gap, to a block of the same height or up to one lower. */
function leap(footing: Footing, from: Place, dx: number, dz: number, far: number): Move | null {
  const [x, z] = [from.x + dx * far, from.z + dz * far];
  const to = place(footing, x, from.y, z) ?? place(footing, x, from.y - 1, z);
  if (to === null || to.feet - from.feet > 0.1 || from.feet - to.feet > 1 || footing.climbs(from.x, from.y, from.z)) return null;
  if (!footing.clear(from.x, from.z, from.feet, from.feet + leapHeight + 1.8)) return null;
  for (let i = 1; i <= far; i++) {
    const [cx, cz] = [from.x + dx * i, from.z + dz * i];
    if (!footing.clear(cx, cz, from.feet, from.feet + leapHeight + 1.8) || footing.harmful(cx, cz, from.feet, from.feet + 3)) return null;
    if (footing.passage(cx - dx, cz - dz, cx, cz, from.feet) !== 'free') return null;
  }
  return { ...to, kind: 'leap', cost: cost.leap + far, opens: null };
}

function swim(footing: Footing, from: Place, x: number, y: number, z: number): Move | null {
  if (!footing.swims(x, y, z) || footing.passage(from.x, from.z, x, z, Math.max(from.feet, y)) !== 'free') return null;
  return { x, y, z, feet: y + 0.4, kind: 'swim', cost: footing.breathes(x, y, z) ? cost.swim : cost.drown, opens: null };
}

/** Ladders and vines, and water, up and down. */
function upAndDown(footing: Footing, from: Place): readonly Move[] {
  const { x, y, z } = from;
  const moves: Move[] = [];
  const climbing = footing.climbs(x, y, z);
  if (climbing && footing.climbs(x, y + 1, z)) moves.push({ x, y: y + 1, z, feet: y + 1, kind: 'climb', cost: cost.climb, opens: null });
  if (climbing) {
    for (const [dx, dz] of sides) {
      // Off the top of a ladder, pushed against what it hangs on.
      const to = place(footing, x + dx, y + 1, z + dz);
      if (to !== null && to.feet <= y + 1.1 && footing.clear(x, z, y, y + 3) && footing.passage(x, z, to.x, to.z, to.feet) === 'free') {
        moves.push({ ...to, kind: 'climb', cost: cost.climb + 1, opens: null });
      }
    }
  }
  if (footing.climbs(x, y - 1, z)) moves.push({ x, y: y - 1, z, feet: y - 1, kind: 'descend', cost: cost.climb, opens: null });
  const swimming = footing.swims(x, y, z);
  if (swimming) {
    for (const dy of [1, -1]) {
      const up = swim(footing, from, x, y + dy, z);
      if (up !== null) moves.push(up);
    }
    for (const [dx, dz] of sides) {
      // Out of the water onto a bank.
      const bank = place(footing, x + dx, y + 1, z + dz);
      if (bank !== null && footing.breathes(x, y, z) && footing.passage(x, z, bank.x, bank.z, bank.feet) === 'free') {
        moves.push({ ...bank, kind: 'jump', cost: cost.swim + 1, opens: null });
      }
    }
  }
  return moves;
}
