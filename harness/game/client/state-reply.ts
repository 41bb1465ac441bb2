import type { Reply } from '../../../ctl/table/commands.ts';
import { wrapYaw } from '../input/mouse-look.ts';
import type { SimulationView } from '../simulation/view.ts';
import { facingOf } from './debug-lines.ts';
import type { GameClient } from './game-client.ts';
import { slotShapes, stackShape } from './stack-shape.ts';

/** A number as replies show it: at most four decimals. */
function short(value: number): number {
  return Math.round(value * 10_000) / 10_000 + 0;
}

function targetShape(simulation: SimulationView): Reply | null {
  const { world, player } = simulation;
  const target = simulation.raycast(player.yaw, player.pitch);
  if (target === null) return null;
  const cell = world.cell(target.x, target.y, target.z);
  return {
    pos: [target.x, target.y, target.z],
    block: world.kind(cell).name,
    state: world.properties(cell),
    loaded: world.loaded(target.x, target.z),
    face: target.face,
  };
}

function playerReply(simulation: SimulationView): Reply {
  const { player } = simulation;
  const held = player.inventory[36 + player.selected] ?? null;
  return {
    pos: [short(player.x), short(player.y), short(player.z)],
    yaw: short(wrapYaw(player.yaw)),
    pitch: short(player.pitch),
    facing: facingOf(player.yaw).name,
    velocity: player.velocity.map(short),
    on_ground: player.onGround,
    in_water: player.inWater,
    sneaking: player.sneaking,
    sprinting: player.sprinting,
    flying: player.flying,
    ...(player.onFire === true ? { on_fire: true } : {}),
    ...(player.swimming === true ? { swimming: true } : {}),
    ...(player.sleeping == null ? {} : { sleeping: player.sleeping }),
    ...(player.using == null ? {} : { using: player.using.item }),
    mode: player.mode,
    health: short(player.health),
    food: player.food,
    saturation: short(player.saturation),
    air: player.air,
    level: player.level,
    experience: short(player.experience),
    dead: player.dead,
    absorption: short(player.absorption),
    effects: player.effects.map(({ effect, amplifier, duration }) => ({ effect, amplifier, duration })),
    selected: player.selected + 1,
    held: held === null ? null : stackShape(held),
    inventory: slotShapes(player.inventory),
    target: targetShape(simulation),
  };
}

function worldReply(client: GameClient, simulation: SimulationView): Reply {
  const { world } = simulation;
  return {
    name: world.name,
    folder: world.folder,
    seed: String(world.seed),
    loaded: client.session.phase === 'loaded',
    progress: short(simulation.progress),
    time: world.time,
    day_time: world.dayTime,
    frozen: world.frozen,
    tick_rate: world.tickRate,
    weather: world.weather,
    difficulty: world.difficulty,
    entities: simulation.entities.length,
  };
}

/** What `state` answers. */
export function stateReply(client: GameClient): Reply & { readonly screen: string; readonly input: ReturnType<typeof inputReply> } {
  const { simulation } = client.session;
  return {
    screen: client.gui.screen,
    frame: client.frameNumber,
    tick: client.ticks,
    ...(client.actionProgress === null ? {} : { action: client.actionProgress }),
    world: simulation === null ? null : worldReply(client, simulation),
    player: simulation === null ? null : playerReply(simulation),
    input: inputReply(client),
  };
}

/** The `input` section of `state` and `status`. */
export function inputReply(client: GameClient) {
  return client.inputLog.summary(client.ticks);
}
