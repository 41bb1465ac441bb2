import { createHash, type Hash } from 'node:crypto';
import type { EntityView, SectionView, SimulationView } from '../simulation/view.ts';

const sections = new WeakMap<SectionView, { readonly version: number; readonly digest: Buffer }>();

/** Hash of a section's cells, kept until they change. */
function sectionDigest(section: SectionView): Buffer {
  const known = sections.get(section);
  if (known?.version === section.version) return known.digest;
  const { cells } = section;
  const digest = createHash('sha256')
    .update(new Uint8Array(cells.buffer, cells.byteOffset, cells.byteLength))
    .digest();
  sections.set(section, { version: section.version, digest });
  return digest;
}

function addBlocks(hash: Hash, { world }: SimulationView): void {
  for (const chunk of world.chunks()) {
    chunk.sections.forEach((section, index) => {
      if (section.empty) return;
      hash.update(`${chunk.cx} ${index} ${chunk.cz}\n`).update(sectionDigest(section));
    });
  }
}

/** Effects and what the server shows over the game; nothing, and so no part of the hash, where there is none. */
function shown({ player, hud, waypoints = [] }: SimulationView): unknown {
  const { title, actionBar, bossBars, sidebar, playerList } = hud;
  const own = [player.effects, player.absorption, player.scoping];
  const none = player.effects.length === 0 && player.absorption === 0 && !player.scoping;
  const bare = title === null && actionBar === null && bossBars.length === 0 && sidebar === null && playerList === null;
  if (none && bare && waypoints.length === 0) return undefined;
  return [own, title, actionBar, bossBars, sidebar, playerList, ...(waypoints.length === 0 ? [] : [waypoints])];
}

/** How a living body stands, what it wears and how it fares; nothing for what is none. */
function mobFacts({ mob, name }: EntityView): readonly unknown[] {
  if (mob === undefined) return [];
  const { headYaw, bodyYaw, baby, onFire, color, sheared, swell, hurtTime, deathTime, equipment } = mob;
  return [name ?? null, headYaw, bodyYaw, baby, onFire, color, sheared, swell, hurtTime, deathTime, equipment];
}

/** What of the state is hashed beside the blocks: time, weather, the player's pose and things, the entities. */
function facts(simulation: SimulationView): unknown {
  const { world, player, entities } = simulation;
  return {
    world: [String(world.seed), world.time, world.dayTime, world.weather, world.frozen, world.tickRate, world.difficulty],
    pose: [player.x, player.y, player.z, player.yaw, player.pitch, player.eyeHeight],
    moves: [player.onGround, player.sneaking, player.sprinting, player.flying, player.mode, player.dead],
    body: [player.health, player.food, player.air, player.level, player.experience],
    things: [player.selected, player.carried, player.inventory],
    mining: player.mining,
    shown: shown(simulation),
    entities: entities.map((entity) => [
      entity.kind,
      entity.x,
      entity.y,
      entity.z,
      entity.yaw,
      entity.pitch,
      entity.stack ?? null,
      ...mobFacts(entity),
    ]),
  };
}

/**
 * Layer S of a frame: a SHA-256 over world time, weather, pose, inventory, entities and the blocks in view, as 64 hexadecimal digits. Light
 * is left out: it follows from the blocks, and belongs to what is drawn of them. Client ticks are left out, since they go on while the
 * world is frozen. Without a world it is the digest of `title`.
 */
export function stateDigest(simulation: SimulationView | null): string {
  const hash = createHash('sha256');
  if (simulation === null) return hash.update('title').digest('hex');
  hash.update(JSON.stringify(facts(simulation)));
  addBlocks(hash, simulation);
  return hash.digest('hex');
}
