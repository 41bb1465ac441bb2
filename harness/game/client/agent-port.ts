import { ControlError } from '../../../ctl/control-error.ts';
import type { Widget } from '../gui/gui-api.ts';
import { type OptionPage, wayTo } from '../gui/options/option-pages.ts';
import { sliderPointerX } from '../gui/slider.ts';
import type { InputEvent } from '../input/input-event.ts';
import type { InputPort, SeenBlock, SeenChat, SeenEntity, SeenPath, SeenTarget, SeenWidget } from '../input/input-port.ts';
import { isInteractive } from '../input/interactive-blocks.ts';
import { atan2Degrees } from '../simulation/exact-trigonometry.ts';
import { playerPath } from '../simulation/path-finding/player-path.ts';
import type { ItemStack, SimulationView } from '../simulation/view.ts';
import type { GameClient } from './game-client.ts';
import { redrawn } from './redrawn.ts';
import { stackShape } from './stack-shape.ts';

/** The input port of one command: what its client may look at and put in. */
export class AgentPort implements InputPort {
  readonly #client: GameClient;
  readonly #signal: AbortSignal;

  /** @param signal aborts when the command's client goes away. */
  constructor(client: GameClient, signal: AbortSignal) {
    this.#client = client;
    this.#signal = signal;
  }

  give(event: InputEvent, confirmed = false): void {
    this.#client.give(event, 'agent', confirmed);
  }

  async tick(): Promise<void> {
    await this.#client.waiters.next(this.#signal);
    const refusal = this.#client.takeRefusal();
    if (refusal !== null) throw new ControlError('usage', refusal);
  }

  screen(): string {
    return this.#client.gui.screen;
  }

  async widgets(): Promise<readonly SeenWidget[]> {
    const { widgets, scrolledOut } = await redrawn(this.#client, this.#signal);
    const all: readonly { readonly widget: Widget; readonly at?: 'above' | 'below' }[] = [
      ...widgets.map((widget) => ({ widget })),
      ...scrolledOut,
    ];
    return all.map(({ widget: { id, kind, bounds, enabled, focused, value }, at }) => ({
      ...(at === undefined ? {} : { scrolledOut: at }),
      id,
      kind,
      bounds,
      enabled,
      focused: focused ?? false,
      ...(value === undefined ? {} : { value }),
    }));
  }

  optionWay(page: string): readonly string[] {
    return wayTo(page as OptionPage);
  }

  takesText(): boolean {
    return this.#client.gui.takesText;
  }

  sliderPointerX(bounds: SeenWidget['bounds'], value: number): number {
    return sliderPointerX(bounds, value);
  }

  guiSize(): readonly [number, number] {
    return this.#client.guiSize;
  }

  held() {
    return this.#client.held();
  }

  chatSince(seq: number): readonly SeenChat[] {
    return this.#client.events
      .newerThan(seq)
      .filter(({ kind }) => kind === 'chat')
      .map(({ text, refused }) => ({ text: String(text), refused: refused === true }));
  }

  lastEvent(): number {
    return this.#client.events.last;
  }

  player() {
    const { player } = this.#world();
    return {
      pos: [player.x, player.y, player.z] as const,
      yaw: player.yaw,
      pitch: player.pitch,
      eyeHeight: player.eyeHeight,
      onGround: player.onGround,
      selected: player.selected,
      heldItem: player.inventory[36 + player.selected]?.item ?? null,
      mode: player.mode,
      reach: player.reach,
      health: player.health,
      food: player.food,
      dead: player.dead,
      inWater: player.inWater,
      heldCount: player.inventory[36 + player.selected]?.count ?? 0,
      using: player.using?.item ?? null,
    };
  }

  menu() {
    const { player } = this.#world();
    const shown = (stack: ItemStack | null) => (stack === null ? null : stackShape(stack));
    return { slots: (player.menu?.slots ?? player.inventory).map(shown), carried: shown(player.carried) };
  }

  block(x: number, y: number, z: number): SeenBlock {
    const { world } = this.#world();
    const kind = world.kind(world.cell(x, y, z));
    return {
      name: kind.name,
      loaded: world.loaded(x, z),
      air: kind.shape === 'none',
      replaceable: kind.replaceable,
      interactive: isInteractive(kind.name),
      state: world.properties(world.cell(x, y, z)),
    };
  }

  entities(): readonly SeenEntity[] {
    return this.#world().entities.map(({ id, kind, x, y, z, width, height, mob }) => ({
      id,
      kind,
      pos: [x, y, z] as const,
      width,
      height,
      creature: mob !== undefined,
      hurt: mob?.hurtTime ?? 0,
      dying: (mob?.deathTime ?? 0) > 0,
    }));
  }

  bodyAt(yaw: number, pitch: number): number | null {
    return this.#world().targetEntity(yaw, pitch)?.id ?? null;
  }

  pathTo(x: number, y: number, z: number, within: number): SeenPath {
    const { world, player } = this.#world();
    const at = (bx: number, by: number, bz: number) => world.cell(bx, by, bz);
    const loaded = (bx: number, bz: number) => world.loaded(bx, bz);
    return playerPath(at, loaded, [player.x, player.y, player.z], { x, y, z, within });
  }

  report(progress: string | null): void {
    this.#client.actionProgress = progress;
  }

  targetAt(yaw: number, pitch: number): SeenTarget | null {
    const target = this.#world().raycast(yaw, pitch);
    return target === null ? null : { pos: [target.x, target.y, target.z], face: target.face };
  }

  anglesTo(x: number, y: number, z: number): readonly [number, number] {
    const { player } = this.#world();
    const [dx, dy, dz] = [x - player.x, y - player.y - player.eyeHeight, z - player.z];
    const level = Math.sqrt(dx * dx + dz * dz);
    // Yaw 0 looks along +z and 90 along -x; pitch grows downward. Straight up or down keeps the yaw.
    const yaw = level === 0 ? player.yaw : atan2Degrees(-dx, dz);
    return [yaw, -atan2Degrees(dy, level)];
  }

  binding(action: string): string {
    return this.#client.bindings.keyFor(action);
  }

  #world(): SimulationView {
    const { simulation } = this.#client.session;
    // A world can be left by another connection while an action runs.
    if (simulation === null) throw new ControlError('state', 'no world open; use: open WORLD');
    return simulation;
  }
}
