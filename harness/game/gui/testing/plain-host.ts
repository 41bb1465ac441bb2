import type { HudView } from '../../simulation/hud/hud-view.ts';
import { restingPose } from '../../simulation/player/pose.ts';
import type { PlayerView, SimulationView } from '../../simulation/view.ts';
import type { GuiHost, NewWorld, OptionValues, Toast, WorldSummary } from '../gui-host.ts';
import { defaultOptions } from '../options/option-table.ts';

/** A GuiHost of plain data: tests write what the screens see and read in `asked` what they asked for, in order. */
export interface PlainHost extends GuiHost {
  width: number;
  height: number;
  scale: number;
  ticks: number;
  options: OptionValues;
  simulation: SimulationView | null;
  chatLines: { readonly text: string; readonly tick: number }[];
  toasts: Toast[];
  /** Ticks since each moment; what is not there never happened. */
  ages: Record<string, number>;
  debugLines: GuiHost['debugLines'];
  heldName: GuiHost['heldName'];
  sentLines: string[];
  readonly saved: WorldSummary[];
  readonly asked: (readonly [request: string, ...details: unknown[]])[];
  clip: string;
  agents: GuiHost['agents'];
}

/** A player in survival with everything full and nothing in hand, with the given changes. */
export function plainPlayer(changes: Partial<PlayerView> = {}): PlayerView {
  const inventory = changes.inventory ?? [];
  return {
    x: 0.5,
    y: 64,
    z: 0.5,
    oldX: 0.5,
    oldY: 64,
    oldZ: 0.5,
    yaw: 0,
    pitch: 0,
    velocity: [0, 0, 0],
    eyeHeight: 1.62,
    onGround: true,
    inWater: false,
    sneaking: false,
    sprinting: false,
    flying: false,
    mode: 'survival',
    health: 20,
    food: 20,
    saturation: 5,
    air: 300,
    level: 0,
    experience: 0,
    carried: null,
    selected: 0,
    reach: 4.5,
    mining: null,
    swing: 0,
    oldSwing: 0,
    walked: 0,
    handLag: [0, 0],
    pose: restingPose,
    walkedOld: 0,
    dead: false,
    absorption: 0,
    effects: [],
    healthBefore: 20,
    scoping: false,
    ...changes,
    inventory: Array.from({ length: 46 }, (_, i) => inventory[i] ?? null),
  };
}

/** Nothing shown beside the player's own state, with the given changes. */
export function plainHud(changes: Partial<HudView> = {}): HudView {
  return { title: null, actionBar: null, bossBars: [], sidebar: null, playerList: null, moments: new Map(), ...changes };
}

/** A world as far as the interface looks at one: its name, the player, the progress of loading. */
export function plainSimulation(player: PlayerView = plainPlayer(), progress = 1, hud: HudView = plainHud()): SimulationView {
  const light = () => ({ sky: 15, block: 0 });
  const world = {
    name: 'Meadow',
    folder: 'meadow',
    dayTime: 6000,
    difficulty: 'normal',
    time: 0,
    spawn: [0, 64, 0],
    light,
  } as unknown as SimulationView['world'];
  return {
    world,
    player,
    entities: [],
    hud,
    clientTicks: 0,
    ready: progress === 1,
    progress,
    raycast: () => null,
    targetEntity: () => null,
  };
}

/** A host at the title screen's side: 854x480 at scale 2, two saved worlds. */
export function plainHost(changes: Partial<PlainHost> = {}): PlainHost {
  const asked: [string, ...unknown[]][] = [];
  const host: PlainHost = {
    width: 854,
    height: 480,
    scale: 2,
    ticks: 0,
    version: 'Horizon Rig 0.1.0',
    options: { ...defaultOptions, resourcePacks: ['pebbles'] },
    simulation: null,
    chatLines: [],
    toasts: [],
    ages: {},
    since: (moment) => host.ages[moment] ?? Number.POSITIVE_INFINITY,
    binding: (action) => host.options[`key_${action}`] ?? 'unknown',
    debugLines: null,
    heldName: null,
    sentLines: [],
    saved: [
      { folder: 'meadow', name: 'Meadow', mode: 'survival', cheats: false, lastPlayed: 0 },
      { folder: 'workshop-1', name: 'Workshop', mode: 'creative', cheats: true, lastPlayed: 0 },
    ],
    asked,
    clip: '',
    worlds: () => host.saved,
    resourcePacks: () => [
      { id: 'pebbles', title: 'pebbles', description: 'Round ones.' },
      { id: 'plain', title: 'plain', description: '' },
    ],
    shaderPacks: () => [
      { id: 'horizon-warm', title: 'Horizon Warm', description: 'Warm light.' },
      { id: 'mine', title: 'Mine', description: '' },
    ],
    openWorld: (folder) => asked.push(['openWorld', folder]),
    createWorld: (world: NewWorld) => asked.push(['createWorld', world]),
    renameWorld: (folder, name) => asked.push(['renameWorld', folder, name]),
    deleteWorld: (folder) => asked.push(['deleteWorld', folder]) > 0,
    quitToTitle: () => asked.push(['quitToTitle']),
    quit: () => asked.push(['quit']),
    say: (line) => asked.push(['say', line]),
    clickSlot: (click) => asked.push(['clickSlot', click]),
    closeMenu: () => asked.push(['closeMenu']),
    respawn: () => asked.push(['respawn']),
    setDifficulty: (difficulty) => asked.push(['setDifficulty', difficulty]),
    setOption(key, value) {
      asked.push(['setOption', key, value]);
      host.options = { ...host.options, [key]: value };
    },
    agents: { noAi: false, on: false, socket: null, other: null, clients: 0, lastCommand: null, problem: null },
    setNoAi: (on) => asked.push(['setNoAi', on]) > 0,
    setAgentControl: (on) => asked.push(['setAgentControl', on]),
    connectionDetails: () => 'Socket: /run/user/1000/horizon-control.sock\n',
    clipboard: () => host.clip,
    copy(text) {
      host.clip = text;
    },
    ...changes,
  };
  return host;
}
