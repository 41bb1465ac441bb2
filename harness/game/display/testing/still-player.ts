import type { HudView } from '../../simulation/hud/hud-view.ts';
import { restingPose } from '../../simulation/player/pose.ts';
import type { PlayerView, SimulationView, Target, WorldView } from '../../simulation/view.ts';

const noHud: HudView = { title: null, actionBar: null, bossBars: [], sidebar: null, playerList: null, moments: new Map() };

/** A player who stands still at a place and has nothing. */
export function stillPlayer(x: number, y: number, z: number, more: Partial<PlayerView> = {}): PlayerView {
  return {
    x,
    y,
    z,
    oldX: x,
    oldY: y,
    oldZ: z,
    yaw: 180,
    pitch: 0,
    velocity: [0, 0, 0],
    eyeHeight: 1.62,
    onGround: true,
    inWater: false,
    sneaking: false,
    sprinting: false,
    flying: false,
    mode: 'creative',
    health: 20,
    food: 20,
    saturation: 5,
    air: 300,
    level: 0,
    experience: 0,
    inventory: new Array(46).fill(null),
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
    ...more,
  };
}

/** A ready simulation of a world and a player, which looks at `target`. */
export function stillSimulation(world: WorldView, player: PlayerView, target: Target | null = null): SimulationView {
  return {
    world,
    player,
    entities: [],
    hud: noHud,
    clientTicks: 0,
    ready: true,
    progress: 1,
    raycast: () => target,
    targetEntity: () => null,
  };
}
