import { nextPerspective, type Perspective } from '../display/perspective.ts';
import type { GuiApi } from '../gui/gui-api.ts';
import type { InputEvent } from '../input/input-event.ts';
import { type HeldInput, InputState } from '../input/input-state.ts';
import type { KeyBindings } from '../input/key-bindings.ts';
import { clampPitch, nearestYaw, turnByMotion, type View } from '../input/mouse-look.ts';
import type { PlayerControls, PlayerView } from '../simulation/view.ts';

const hotbarSlots = 9;
const hotbarAction = /^key\.hotbar\.([1-9])$/;

/** Gives input events to the open screen or to the player. */
export class PlayerInput {
  readonly #bindings: KeyBindings;
  readonly #state: InputState;
  /** The view and slot asked for since the last tick; null where nothing was. */
  #view: View | null = null;
  #selected: number | null = null;
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
  apply(event: InputEvent, gui: GuiApi, player: PlayerView | null, sensitivity: number): void {
    if (gui.screen !== 'game' || player === null) {
      gui.handle(event);
      this.#state.apply(event, false);
      return;
    }
    // The interface takes its own keys, bound or not, and leaves the rest.
    const used = event.type === 'key' && gui.handle(event);
    this.#state.apply(event, !used);
    if (used) return;
    this.#view = turned(event, this.#view, player, sensitivity);
    if (event.type === 'wheel' && event.dy !== 0) this.#scroll(this.#selected ?? player.selected, event.dy > 0 ? -1 : 1);
    if (event.type === 'key' && event.down) this.#pressed(event.key);
  }

  /**
   * The view once these events are applied too, as `apply` would; null when nothing turns it.
   * @param events input that waits for the next tick, in order.
   */
  lookAhead(events: readonly InputEvent[], player: PlayerView, sensitivity: number): View | null {
    return events.reduce((view, event) => turned(event, view, player, sensitivity), this.#view);
  }

  /** The controls of this tick; what was asked for is then used up. Null without a player. */
  take(player: PlayerView | null): PlayerControls | null {
    const held = this.#state.takeControls();
    const view = this.#view;
    const selected = this.#selected;
    this.#view = null;
    this.#selected = null;
    if (player === null) return null;
    return {
      ...held,
      yaw: view?.yaw ?? player.yaw,
      pitch: view?.pitch ?? player.pitch,
      selected: selected ?? player.selected,
    };
  }

  #scroll(from: number, by: number): void {
    this.#selected = (from + by + hotbarSlots) % hotbarSlots;
  }

  #pressed(key: string): void {
    for (const action of this.#bindings.actionsOf(key)) {
      const slot = hotbarAction.exec(action)?.[1];
      if (slot !== undefined) this.#selected = Number(slot) - 1;
      if (action === 'key.togglePerspective') this.#perspective = nextPerspective(this.#perspective);
    }
  }
}

/** What a spyglass leaves of a mouse's motion (Java Edition's), so that what is near can be aimed at. */
const scopedTurn = 1 / 8;

/** The view asked for after an event. */
function turned(event: InputEvent, view: View | null, player: PlayerView, sensitivity: number): View | null {
  const turn = player.scoping ? scopedTurn : 1;
  if (event.type === 'motion') return turnByMotion(view ?? player, event.dx * turn, event.dy * turn, sensitivity);
  if (event.type === 'look') return { yaw: nearestYaw(event.yaw, player.yaw), pitch: clampPitch(event.pitch) };
  return view;
}
