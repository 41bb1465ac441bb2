import { ControlError } from '../../../ctl/control-error.ts';
import { type Endpoint, endpointPath } from '../../../ctl/endpoint.ts';
import { REFUSAL, refusal } from '../../../ctl/no-ai.ts';
import type { Door } from '../../../ctl/wire/door.ts';
import type { ControlServer } from '../../../ctl/wire/server.ts';
import type { ControlContext } from '../control/game-port.ts';
import type { AgentControlView } from '../gui/gui-host.ts';
import { connectionDetails } from './connection-details.ts';
import { GameExtras } from './game-extras.ts';
import type { GameLog } from './game-log.ts';

/** Ticks between two looks at what others wrote into the extras: half a second of a game that runs at its own speed. */
const lookEvery = 10;

const closedByPlayer = new ControlError('connection', 'the player turned Agent Control off; ask the player to turn it on again');

/** What agent control needs of the program. */
export interface AgentControlSetup {
  /** The game home. */
  readonly home: string;
  /** The running program. */
  readonly program: string;
  readonly log: GameLog;
  /** The endpoint that Agent Control opens (spec, "Connecting"). */
  readonly endpoint: () => Endpoint;
  /** Makes the server; `admit` is looked at before every line. */
  readonly makeServer: (admit: () => void) => ControlServer<ControlContext>;
  /** Client ticks so far. */
  readonly ticks: () => number;
  /** What a page may show of it changed. */
  readonly changed: () => void;
}

/**
 * Who may drive the game: the endpoint that the command line asked for, the default one while the player has Agent Control on, and neither
 * while No AI is on (spec, "No AI", "Connecting").
 */
export class AgentControl {
  readonly #setup: AgentControlSetup;
  readonly #extras: GameExtras;
  readonly #server: ControlServer<ControlContext>;
  /** The default endpoint's door. */
  #own: Door | null = null;
  /** The door of another endpoint that the command line named. */
  #asked: Door | null = null;
  /** No AI was turned on and could not be written down: it holds until the game ends. */
  #refusesAnyway = false;
  /** What the player chose, as last carried out. */
  #wasOn = false;
  #problem: string | null = null;
  #lastCommand: number | null = null;
  #opening: Promise<void> = Promise.resolve();

  constructor(setup: AgentControlSetup) {
    this.#setup = setup;
    this.#extras = new GameExtras(setup.home);
    this.#server = setup.makeServer(() => this.#admit());
  }

  /** How many clients are connected. */
  get clients(): number {
    return this.#server.clients();
  }

  /** How many of their calls wait for the game. */
  get pending(): number {
    return this.#server.pending();
  }

  /** What the pages show. */
  get view(): AgentControlView {
    const lastCommand = this.#lastCommand === null ? null : this.#setup.ticks() - this.#lastCommand;
    return {
      noAi: this.#refuses,
      on: this.#open(this.#own) || (this.#extras.agentControl && !this.#refuses),
      socket: this.#open(this.#own) ? this.#own!.path : null,
      other: this.#open(this.#asked) ? this.#asked!.path : null,
      clients: this.clients,
      lastCommand,
      problem: this.#problem,
    };
  }

  /**
   * Opens what the command line asked for, and the default endpoint where the player has Agent Control on.
   * @throws ControlError `state` when what the command line asked for cannot be had.
   */
  async start(asked: Endpoint | null): Promise<void> {
    const { log } = this.#setup;
    if (this.#refuses) {
      if (asked !== null || this.#extras.agentControl) log.warn(`no control socket is opened: ${this.#refusal().message}`);
      return;
    }
    if (asked !== null) {
      const door = await this.#server.openDoor(asked);
      if (door.path === this.#ownPath()) this.#own = door;
      else this.#asked = door;
      log.info('the control socket is open');
    }
    this.#follow();
    await this.#opening;
  }

  /** One client tick. */
  tick(): void {
    if (this.#setup.ticks() % lookEvery === 0) this.look();
  }

  /** Obeys what others wrote into the extras meanwhile. */
  look(): void {
    if (this.#extras.look()) this.#follow();
  }

  /** Turns No AI, at once also where it cannot be written down. */
  setNoAi(on: boolean): void {
    this.#refusesAnyway = false;
    this.#change(() => this.#extras.set('noAi', on));
    if (on && !this.#extras.noAi) this.#refusesAnyway = true;
    this.#follow();
  }

  /** Opens or closes the default endpoint and remembers it for the next start. */
  setAgentControl(on: boolean): void {
    this.#change(() => this.#extras.set('agentControl', on));
    // What the command line opened here was never written down.
    if (!on) this.#close('own', closedByPlayer);
    this.#follow();
  }

  /** What an agent's own configuration needs to reach this game; empty while nothing is open. */
  details(): string {
    const { socket, other } = this.view;
    const path = socket ?? other;
    return path === null ? '' : connectionDetails({ path, program: this.#setup.program, home: this.#setup.home });
  }

  /** Closes everything. */
  async close(): Promise<void> {
    await this.#opening;
    await this.#server.close();
  }

  /** Takes the endpoints' files away at once. */
  removeFile(): void {
    this.#server.removeFile();
  }

  get #refuses(): boolean {
    return this.#refusesAnyway || this.#extras.noAi;
  }

  #refusal(): ControlError {
    return refusal(this.#setup.home);
  }

  #open(door: Door | null): boolean {
    return door !== null && !door.closing;
  }

  #ownPath(): string {
    return endpointPath(this.#setup.endpoint());
  }

  /** Every line: a switch that was turned on since the last one holds for this one already. */
  #admit(): void {
    this.look();
    if (this.#refuses) throw this.#refusal();
    this.#lastCommand = this.#setup.ticks();
  }

  #change(write: () => void): void {
    this.#problem = null;
    try {
      write();
    } catch (error) {
      this.#tell((error as Error).message);
    }
  }

  #tell(problem: string): void {
    this.#problem = problem;
    this.#setup.log.warn(problem);
  }

  /** Makes the doors be as the switches say. */
  #follow(): void {
    const wanted = this.#extras.agentControl && !this.#refuses;
    if (this.#refuses) {
      const open = this.#open(this.#own) || this.#open(this.#asked);
      this.#close('own', this.#refusal());
      this.#close('asked', this.#refusal());
      if (open) this.#setup.log.info(`the control socket is closed: ${REFUSAL}`);
    } else if (wanted && !this.#wasOn && !this.#open(this.#own)) {
      this.#opening = this.#opening.then(() => this.#openOwn());
    } else if (!wanted && this.#wasOn) {
      this.#close('own', closedByPlayer);
    }
    this.#wasOn = wanted;
    this.#setup.changed();
  }

  async #openOwn(): Promise<void> {
    if (this.#open(this.#own)) return;
    try {
      this.#own = await this.#server.openDoor(this.#setup.endpoint());
      this.#setup.log.info('Agent Control is on: the control socket is open');
    } catch (error) {
      this.#tell(`Agent Control is not open: ${(error as Error).message}`);
    }
    // The player may have thought better of it while the door opened.
    if (this.#refuses) this.#close('own', this.#refusal());
    else if (!this.#extras.agentControl) this.#close('own', closedByPlayer);
    this.#setup.changed();
  }

  #close(which: 'own' | 'asked', reason: ControlError): void {
    const door = which === 'own' ? this.#own : this.#asked;
    if (which === 'own') this.#own = null;
    else this.#asked = null;
    void door?.close(reason);
  }
}
