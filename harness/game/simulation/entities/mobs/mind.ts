/** What goes on in a mob's head: plain data, so that a saved mob goes on with what it did. Ids of bodies are entities' ids, 0 the player's. */
export interface Mind {
  /** Names of the goals that run, in the order of their begin. */
  goals: string[];
  /** Cells of the way it walks, x, y and z in turn, and the next of them. */
  path: number[];
  step: number;
  /** Factor of its speed on that way. */
  pace: number;
  /** Game time by which the next cell of the way must be reached, else the way is given up. */
  deadline: number;
  /** Where it moves to in a straight line, and at which factor; null stands. */
  move: readonly [x: number, y: number, z: number, pace: number] | null;
  /** Steps aside while it faces its target: -1..1 each. */
  aside: readonly [forward: number, sideways: number] | null;
  jump: boolean;
  jumpWait: number;
  look: readonly [x: number, y: number, z: number] | null;
  /** Whom it hunts. */
  target: number | null;
  /** Who hurt it last, and when. */
  attacker: number | null;
  attackedAt: number;
  /** When the player hurt it last: only then its death gives experience and the better drops. */
  hurtByPlayerAt: number;
  /** Ticks in which smaller harm does not count, and how much the last was. */
  shield: number;
  lastHarm: number;
  /** Ticks and numbers of goals, by name. */
  notes: Record<string, number>;
}

const never = -1e6;

/** The mind of one that has just come into the world. */
function freshMind(): Mind {
  return {
    goals: [],
    path: [],
    step: 0,
    pace: 1,
    deadline: 0,
    move: null,
    aside: null,
    jump: false,
    jumpWait: 0,
    look: null,
    target: null,
    attacker: null,
    attackedAt: never,
    hurtByPlayerAt: never,
    shield: 0,
    lastHarm: 0,
    notes: {},
  };
}

/** The mind of a saved mob; a fresh one when it has none, or one that cannot be read. */
export function readMind(text: string): Mind {
  if (text === '') return freshMind();
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? { ...freshMind(), ...read } : freshMind();
  } catch {
    return freshMind();
  }
}
