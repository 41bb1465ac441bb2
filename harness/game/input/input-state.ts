import type { InputEvent, MouseButton } from './input-event.ts';
import type { KeyBindings } from './key-bindings.ts';

/** What the held keys and the presses of one tick ask of the player. View and slot are added by the caller. */
export interface HeldControls {
  readonly forward: boolean;
  readonly back: boolean;
  readonly left: boolean;
  readonly right: boolean;
  readonly jump: boolean;
  readonly sneak: boolean;
  readonly sprint: boolean;
  readonly attack: boolean;
  readonly use: boolean;
  readonly attackPressed: boolean;
  readonly usePressed: boolean;
  readonly pickPressed: boolean;
  readonly dropPressed: boolean;
  readonly swapPressed: boolean;
  /** Ctrl is held, so that a drop throws the whole stack. */
  readonly wholeStack: boolean;
}

/** Actions that a press can switch on and off, so that nobody has to hold a key (minecraft.wiki, "Controls", toggles). */
export type Toggled = 'key.sneak' | 'key.sprint' | 'key.attack' | 'key.use';

/** What is held down right now. */
export interface HeldInput {
  readonly keys: readonly string[];
  readonly buttons: readonly MouseButton[];
}

/** The name of the key or button that an event presses or lets go (`w`, `mouse.left`); null for other events. */
export function inputName(event: InputEvent): { name: string; down: boolean } | null {
  if (event.type === 'key') return { name: event.key, down: event.down };
  if (event.type === 'button') return { name: `mouse.${event.button}`, down: event.down };
  return null;
}

/** Sorts names into keys and buttons, in their order. */
export function heldInput(names: Iterable<string>): HeldInput {
  const all = [...names];
  return {
    keys: all.filter((name) => !name.startsWith('mouse.')),
    buttons: all.filter((name) => name.startsWith('mouse.')).map((name) => name.slice('mouse.'.length) as MouseButton),
  };
}

/**
 * Turns key and button events into controls. It keeps what is physically held apart from what the game was told: a button that went
 * down over a screen does nothing in the world after the screen closes, as a held mouse button does not in the game.
 */
export class InputState {
  #bindings: KeyBindings;
  /** Name to whether it acts in the world (false: went down while a screen was open). */
  readonly #held = new Map<string, boolean>();
  #pressed = new Set<string>();
  /** Which actions are switched on. */
  readonly #switched = new Set<Toggled>();
  #toggles: ReadonlySet<Toggled> = new Set();

  constructor(bindings: KeyBindings) {
    this.#bindings = bindings;
  }

  set bindings(bindings: KeyBindings) {
    this.#bindings = bindings;
  }

  /** Which actions are switched by a press; the others act while their key is held. */
  set toggles(toggles: ReadonlySet<Toggled>) {
    this.#toggles = toggles;
    for (const action of this.#switched) if (!toggles.has(action)) this.#switched.delete(action);
  }

  /** @param inWorld whether the event reaches the world: no screen took it. */
  apply(event: InputEvent, inWorld: boolean): void {
    const change = inputName(event);
    if (change === null) return;
    if (!change.down) {
      this.#held.delete(change.name);
      return;
    }
    if (inWorld && !this.#held.has(change.name)) {
      this.#pressed.add(change.name);
      this.#switch(change.name);
    }
    // Keys act again once a screen closes, buttons must be pressed anew.
    this.#held.set(change.name, event.type === 'key' || inWorld);
  }

  #switch(name: string): void {
    for (const action of this.#toggles) {
      if (this.#bindings.keyFor(action) !== name) continue;
      if (!this.#switched.delete(action)) this.#switched.add(action);
    }
  }

  /** A screen opened: held buttons stop acting, presses not yet used are forgotten, and hands that were switched on rest. */
  screenOpened(): void {
    this.#pressed.clear();
    this.#switched.delete('key.attack');
    this.#switched.delete('key.use');
    for (const name of this.#held.keys()) if (name.startsWith('mouse.')) this.#held.set(name, false);
  }

  /** The controls of this tick; presses count once. */
  takeControls(): HeldControls {
    const pressed = this.#pressed;
    this.#pressed = new Set();
    const held = (action: string) =>
      this.#toggles.has(action as Toggled) ? this.#switched.has(action as Toggled) : this.#held.get(this.#bindings.keyFor(action)) === true;
    const went = (action: string) => pressed.has(this.#bindings.keyFor(action));
    return {
      forward: held('key.forward'),
      back: held('key.back'),
      left: held('key.left'),
      right: held('key.right'),
      jump: held('key.jump'),
      sneak: held('key.sneak'),
      sprint: held('key.sprint'),
      attack: held('key.attack'),
      use: held('key.use'),
      attackPressed: went('key.attack'),
      usePressed: went('key.use'),
      pickPressed: went('key.pickItem'),
      dropPressed: went('key.drop'),
      swapPressed: went('key.swapOffhand'),
      wholeStack: this.#held.has('left.control') || this.#held.has('right.control'),
    };
  }

  /** What is physically held, in the order it went down. */
  held(): HeldInput {
    return heldInput(this.#held.keys());
  }
}
