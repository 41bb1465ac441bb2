import type { SimulationView } from '../simulation/view.ts';
import type { GameClient } from './game-client.ts';

/** Something of the player's or the world's that moves by itself for a while. */
interface Eased {
  readonly name: string;
  readonly at: (simulation: SimulationView) => number | string;
  /** Its value at rest, where it has one; else it rests when it is what it was a tick ago. */
  readonly rest?: number | string;
}

/** What may ease while a world is shown, whatever the clock of the pictures is. Whoever adds something that eases adds its row. */
const eased: readonly Eased[] = [
  { name: 'hand', at: ({ player }) => player.handLag.map(Math.abs).join(' '), rest: '0 0' },
  { name: 'arm', at: ({ player }) => `${player.swing} ${player.oldSwing}`, rest: '0 0' },
  { name: 'held-item', at: ({ player: { pose } }) => `${pose.handHeight} ${pose.shownHeld?.item}` },
  { name: 'body', at: ({ player: { pose } }) => `${pose.bodyYaw} ${pose.stride}` },
  { name: 'fov', at: ({ player: { pose } }) => pose.fovScale },
  { name: 'position', at: ({ player }) => `${player.x} ${player.y} ${player.z}` },
  { name: 'view-bob', at: ({ player }) => player.walked },
  { name: 'eyes', at: ({ player }) => player.eyeHeight },
  { name: 'mining', at: ({ player }) => player.mining?.progress ?? 0, rest: 0 },
  { name: 'hurt', at: ({ player }) => player.hurtTime ?? 0, rest: 0 },
  { name: 'strength', at: ({ player }) => player.attackCooldown ?? 1, rest: 1 },
  // Looking through a spyglass looks the same however long it goes on.
  { name: 'use', at: ({ player }) => (player.scoping ? 0 : (player.using?.ticks ?? 0)), rest: 0 },
  { name: 'sleep', at: ({ player }) => player.sleepTicks ?? 0 },
  { name: 'vitals', at: ({ player }) => `${player.health} ${player.food} ${player.air} ${player.experience}` },
];

/** How long a chat line is in view, in ticks (minecraft.wiki, "Chat"). */
const chatTicks = 200;

/** How long a toast is in view, and what lasts longest of all that happens in a moment but a title: the action bar. */
const toastTicks = 100;
const actionBarTicks = 60;

/** A change of experience shows for a while only where the locator bar gives way to it. */
const experienceTicks = 100;

function experienceShows({ moments, session, pictureTicks }: GameClient): boolean {
  return (session.simulation?.waypoints ?? []).length > 0 && moments.since('experience', pictureTicks) < experienceTicks;
}

function longestMoment(simulation: SimulationView | null): number {
  const title = simulation?.hud.title ?? null;
  return Math.max(actionBarTicks, title === null ? 0 : title.fadeIn + title.stay + title.fadeOut);
}

/** What eases by the client's ticks in a game whose pictures need not repeat. */
const clocked: readonly { readonly name: string; readonly eases: (client: GameClient) => boolean }[] = [
  { name: 'clock', eases: ({ session }) => session.simulation !== null },
  { name: 'caret', eases: ({ gui }) => gui.takesText },
  { name: 'chat', eases: ({ chat, pictureTicks }) => chat.lines.some(({ tick }) => pictureTicks - tick < chatTicks) },
  {
    name: 'held-name',
    eases: ({ session, heldName, pictureTicks }) =>
      session.simulation !== null && heldName.shown(session.simulation.player, pictureTicks) !== null,
  },
  {
    name: 'moments',
    eases: (client) =>
      experienceShows(client) || client.moments.within(longestMoment(client.session.simulation), client.pictureTicks, 'experience'),
  },
  {
    name: 'toasts',
    eases: ({ toasts, pictureTicks, setup }) =>
      toasts.list.some(({ tick }) => pictureTicks - tick < toastTicks * setup.options.values.notificationDisplayTime),
  },
  // The title screen's hills go by behind every screen outside of a world.
  { name: 'hills', eases: ({ session, setup }) => session.simulation === null && setup.options.values.panoramaScrollSpeed > 0 },
];

/**
 * Watches what has not come to rest: a picture taken while something eases is another one a tick later, and scripts are told so by name
 * and need not find out by looking (spec, "Repeatable screenshots": the hand eases toward the view after a turn).
 */
export class EasingWatch {
  #simulation: SimulationView | null = null;
  #before: readonly (number | string)[] = [];
  #now: readonly (number | string)[] = [];
  #worldTime = 0;
  /** Client ticks since the world last moved on. */
  #worldRests = 0;

  /** Called after each client tick. */
  tick(simulation: SimulationView | null): void {
    this.#before = this.#now;
    this.#now = simulation === null ? [] : eased.map(({ at }) => at(simulation));
    if (simulation !== this.#simulation) this.#before = this.#now;
    const time = simulation?.world.time ?? 0;
    this.#worldRests = simulation !== this.#simulation || time === this.#worldTime ? this.#worldRests + 1 : 0;
    this.#worldTime = time;
    this.#simulation = simulation;
  }

  /** What eases now, by name, in the order of the tables; empty when the next client tick draws the same picture. */
  names(client: GameClient): readonly string[] {
    const { phase } = client.session;
    // A screen that pauses the world holds everything of it, wherever it is on its way.
    const simulation = phase === 'loaded' && client.gui.pauses ? null : client.session.simulation;
    const moving = simulation === null ? [] : eased.filter((_, i) => this.#moves(i)).map(({ name }) => name);
    return [
      ...(phase === 'loading' ? ['loading'] : []),
      ...(client.inputWaiting ? ['input'] : []),
      ...(simulation !== null && this.#worldMoves(simulation) ? ['world'] : []),
      ...moving,
      ...(client.setup.still ? [] : clocked.filter(({ eases }) => eases(client)).map(({ name }) => name)),
    ];
  }

  #moves(index: number): boolean {
    const { rest } = eased[index]!;
    return rest === undefined ? this.#before[index] !== this.#now[index] : this.#now[index] !== rest;
  }

  /** A world that runs by itself, or is stepped. A slow one moves only every few client ticks. */
  #worldMoves({ world }: SimulationView): boolean {
    return !world.frozen || this.#worldRests <= Math.ceil(20 / world.tickRate);
  }
}
