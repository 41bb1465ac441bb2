import type { AgentControlView, ChatLine, GuiHost, NewWorld, OptionValues, PackChoice, Toast, WorldSummary } from '../gui/gui-host.ts';
import { guiScale } from '../gui/gui-scale.ts';
import type { OptionKey } from '../gui/options/option-table.ts';
import type { ChatCompletion } from '../simulation/commands/chat-completion.ts';
import type { SlotClick } from '../simulation/containers/slot-click.ts';
import type { ItemStack, SimulationView } from '../simulation/view.ts';
import { debugLines } from './debug-lines.ts';
import type { GameClient } from './game-client.ts';
import { gameVersion } from './game-version.ts';

/** A client that nobody can drive. */
const nobody: AgentControlView = { noAi: false, on: false, socket: null, other: null, clients: 0, lastCommand: null, problem: null };

/** What the screens see of the client. Requests are carried out at the end of the tick in which they are made. */
export class ClientGuiHost implements GuiHost {
  readonly version = `Horizon Rig ${gameVersion}`;
  readonly #client: GameClient;
  chatDraft = '';

  constructor(client: GameClient) {
    this.#client = client;
  }

  get width(): number {
    return this.#client.setup.size.width;
  }

  get height(): number {
    return this.#client.setup.size.height;
  }

  get scale(): number {
    return guiScale(this.width, this.height, this.options.guiScale);
  }

  get simulation(): SimulationView | null {
    return this.#client.session.simulation;
  }

  get ticks(): number {
    return this.#client.interfaceTicks;
  }

  get seenFromBefore(): boolean {
    return this.#client.perspective === 'front';
  }

  get seenFromOutside(): boolean {
    return this.#client.perspective !== 'first';
  }

  get options(): OptionValues {
    return this.#client.setup.options.values;
  }

  get chatLines(): readonly ChatLine[] {
    return this.#client.chat.lines;
  }

  get sentLines(): readonly string[] {
    return this.#client.chat.sent;
  }

  get toasts(): readonly Toast[] {
    return this.#client.toasts.list;
  }

  since(moment: string): number {
    return moment === 'autosave' ? this.ticks - this.#client.session.savedItself : this.#client.moments.since(moment, this.ticks);
  }

  get debugLines(): { readonly left: readonly string[]; readonly right: readonly string[] } | null {
    const simulation = this.#client.session.simulation;
    return simulation === null
      ? null
      : debugLines(simulation, { version: this.version, width: this.width, height: this.height, reduced: this.options.reducedDebugInfo });
  }

  get heldName(): { readonly stack: ItemStack; readonly ticksLeft: number } | null {
    const simulation = this.#client.session.simulation;
    return simulation === null ? null : this.#client.heldName.shown(simulation.player, this.ticks);
  }

  worlds(): readonly WorldSummary[] {
    return this.#client.session.list;
  }

  shaderPacks(): readonly PackChoice[] {
    return this.#client.shaderPacks.list();
  }

  resourcePacks(): readonly PackChoice[] {
    return this.#client.resourcePacks;
  }

  openWorld(folder: string): void {
    this.#outside(() => this.#client.session.open(folder));
  }

  createWorld(world: NewWorld): void {
    this.#outside(() => this.#client.session.create(world));
  }

  renameWorld(folder: string, name: string): void {
    this.#outside(() => this.#client.session.edit((worlds) => worlds.rename(folder, name)));
  }

  deleteWorld(folder: string): boolean {
    if (!this.#client.mayNotBeUndone('deleting a world')) return false;
    this.#outside(() => this.#client.session.edit((worlds) => worlds.remove(folder)));
    return true;
  }

  quitToTitle(): void {
    this.#outside(() => this.#client.session.leave());
  }

  quit(): void {
    this.#client.later(this.#client.setup.quit);
  }

  complete(line: string, caret: number): ChatCompletion | null {
    return this.#client.session.simulation?.complete(line, caret) ?? null;
  }

  say(line: string): void {
    this.#client.chat.noteSent(line);
    this.#client.session.simulation?.say(line);
  }

  clickSlot(click: SlotClick): void {
    this.#client.session.simulation?.clickSlot(click);
  }

  closeMenu(): void {
    this.#client.session.simulation?.closeMenu();
  }

  leaveBed(): void {
    this.#client.session.simulation?.leaveBed();
  }

  respawn(): void {
    this.#client.session.simulation?.respawn();
  }

  binding(action: string): string {
    return this.#client.bindings.keyFor(action);
  }

  setDifficulty(difficulty: SimulationView['world']['difficulty']): void {
    this.#client.session.simulation?.setDifficulty(difficulty);
    this.#client.redraw();
  }

  setOption<K extends OptionKey>(key: K, value: OptionValues[K]): void {
    this.#outside(() => this.#client.setup.options.set(key, value));
    this.#client.redraw();
  }

  get agents(): AgentControlView {
    return this.#client.setup.agents?.().view ?? nobody;
  }

  setNoAi(on: boolean): boolean {
    if (on && !this.#client.mayNotBeUndone('turning No AI on, which ends every agent’s connection,')) return false;
    this.#client.later(() => this.#client.setup.agents?.().setNoAi(on));
    return true;
  }

  setAgentControl(on: boolean): void {
    this.#client.later(() => this.#client.setup.agents?.().setAgentControl(on));
  }

  connectionDetails(): string {
    return this.#client.setup.agents?.().details() ?? '';
  }

  clipboard(): string {
    return this.#client.clipboard.text;
  }

  copy(text: string): void {
    this.#client.clipboard.copy(text);
  }

  #outside(work: () => Promise<void>): void {
    this.#client.later(() => this.#client.barrier.start(work));
  }
}
