import { nextPerspective, type Perspective } from '../display/perspective.ts';
import type { GuiApi } from '../gui/gui-api.ts';
import type { OptionValues } from '../gui/gui-host.ts';
import type { InputEvent } from '../input/input-event.ts';
import { type HeldInput, InputState, inputName, type Toggled } from '../input/input-state.ts';
import type { KeyBindings } from '../input/key-bindings.ts';
import { clampPitch, nearestYaw, turnByMotion, type View } from '../input/mouse-look.ts';
import type { PlayerControls, PlayerView } from '../simulation/view.ts';

const hotbarSlots = 9;
const hotbarAction = /^key\.hotbar\.([1-9])$/;

/** Options that say how input is meant. */
export type InputOptions = Pick<
  OptionValues,
  | ('mouseSensitivity' | 'invertXMouse' | 'invertYMouse' | 'mouseWheelSensitivity' | 'discrete_mouse_scroll')
  | ('toggleCrouch' | 'toggleSprint' | 'toggleAttack' | 'toggleUse' | 'autoJump' | 'sprintWindow')
>;

const togglesOf: Readonly<Record<'toggleCrouch' | 'toggleSprint' | 'toggleAttack' | 'toggleUse', Toggled>> = {
  toggleCrouch: 'key.sneak',
  toggleSprint: 'key.sprint',
  toggleAttack: 'key.attack',
  toggleUse: 'key.use',
};

/** How far a turn of the wheel goes: a notch is one step, or what the sensitivity makes of it (Java Edition's). */
function scrolled(dy: number, options: InputOptions): number {
  return (options.discrete_mouse_scroll ? Math.sign(dy) : dy) * options.mouseWheelSensitivity;
}

/** Gives input events to the open screen or to the player. */
export class PlayerInput {
  readonly #bindings: KeyBindings;
  readonly #state: InputState;
  /** The view and slot asked for since the last tick; null where nothing was. */
  #view: View | null = null;
  #selected: number | null = null;
  /** Steps that a spectator's wheel asks its flight to be faster by. */
  #flySteps = 0;
  /** Parts of a step through the hotbar that the wheel has turned. */
  #scrolled = 0;
  #options: InputOptions | null = null;
  #perspective: Perspective = 'first';

  constructor(bindings: KeyBindings) {
    this.#bindings = bindings;
    this.#state = new InputState(bindings);
  }

  /** Where the player is seen from. */
  get perspective(): Perspective {
    return this.#perspective;
  }

  held(): HeldInput {
    return this.#state.held();
  }

  screenOpened(): void {
    this.#state.screenOpened();
  }

  /** @param player null on the title side of the game. */
  apply(event: InputEvent, gui: GuiApi, player: PlayerView | null, options: InputOptions): void {
    this.#follow(options);
    if (gui.screen !== 'game' || player === null) {
      gui.handle(event.type === 'wheel' ? { ...event, dy: scrolled(event.dy, options) } : event);
      this.#state.apply(event, false);
      return;
    }
    // The interface takes what is bound to it, and leaves the rest.
    const change = inputName(event);
    const used = change !== null && gui.handle(event);
    this.#state.apply(event, !used);
    if (used) return;
    this.#view = turned(event, this.#view, player, options);
    if (event.type === 'wheel') this.#wheel(scrolled(event.dy, options), player);
    if (change?.down) this.#pressed(change.name);
  }

  #follow(options: InputOptions): void {
    if (options === this.#options) return;
    this.#options = options;
    const keys = Object.keys(togglesOf) as (keyof typeof togglesOf)[];
    this.#state.toggles = new Set(keys.filter((key) => options[key]).map((key) => togglesOf[key]));
  }

  /** Whole steps of the wheel go through the hotbar; what is left is kept until it is one. */
  #wheel(dy: number, player: PlayerView): void {
    if (dy * this.#scrolled < 0) this.#scrolled = 0;
    this.#scrolled += dy;
    const steps = Math.trunc(this.#scrolled);
    this.#scrolled -= steps;
    if (steps !== 0 && player.mode === 'spectator') this.#flySteps += Math.sign(steps);
    else if (steps !== 0) this.#scroll(this.#selected ?? player.selected, -Math.sign(steps));
  }

  /**
   * The view once these events are applied too, as `apply` would; null when nothing turns it.
   * @param events input that waits for the next tick, in order.
   */
  lookAhead(events: readonly InputEvent[], player: PlayerView, options: InputOptions): View | null {
    return events.reduce((view, event) => turned(event, view, player, options), this.#view);
  }

  /** The controls of this tick; what was asked for is then used up. Null without a player. */
  take(player: PlayerView | null): PlayerControls | null {
    const held = this.#state.takeControls();
    const view = this.#view;
    const selected = this.#selected;
    const flySteps = this.#flySteps;
    this.#flySteps = 0;
    this.#view = null;
    this.#selected = null;
    if (player === null) return null;
    return {
      ...held,
      ...(this.#options === null ? {} : { autoJump: this.#options.autoJump, sprintWindow: this.#options.sprintWindow }),
      ...(flySteps === 0 ? {} : { flySteps }),
      yaw: view?.yaw ?? player.yaw,
      pitch: view?.pitch ?? player.pitch,
      selected: selected ?? player.selected,
    };
  }

  #scroll(from: number, by: number): void {
    this.#selected = (from + by + hotbarSlots) % hotbarSlots;
  }

  #pressed(name: string): void {
    for (const action of this.#bindings.actionsOf(name)) {
      const slot = hotbarAction.exec(action)?.[1];
      if (slot !== undefined) this.#selected = Number(slot) - 1;
      if (action === 'key.togglePerspective') this.#perspective = nextPerspective(this.#perspective);
    }
  }
}

/** What a spyglass leaves of a mouse's motion (Java Edition's), so that what is near can be aimed at. */
const scopedTurn = 1 / 8;

/** The view asked for after an event. */
function turned(event: InputEvent, view: View | null, player: PlayerView, options: InputOptions): View | null {
  const turn = player.scoping ? scopedTurn : 1;
  const [x, y] = [options.invertXMouse ? -turn : turn, options.invertYMouse ? -turn : turn];
  if (event.type === 'motion') return turnByMotion(view ?? player, event.dx * x, event.dy * y, options.mouseSensitivity);
  if (event.type === 'look') return { yaw: nearestYaw(event.yaw, player.yaw), pitch: clampPitch(event.pitch) };
  return view;
}
