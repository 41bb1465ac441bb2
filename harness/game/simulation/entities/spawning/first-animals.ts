import { rulesOf } from '../../blocks/cell.ts';
import { positionHash, purposeSeed } from '../../random/position-hash.ts';
import { RandomStream } from '../../random/random-stream.ts';
import type { Chunk } from '../../world/chunk.ts';
import { minY } from '../../world/world-shape.ts';
import type { EntityGame } from '../entity-game.ts';
import { birth } from '../mobs/mob-birth.ts';
import { isMobName } from '../mobs/mob-kinds.ts';
import { hasRoom, suitsAnimal } from './spawn-place.ts';
import { spawnChoice } from './spawn-table.ts';

/** The chance that a chunk begins with a group of animals (Java's creature_spawn_probability). */
const groupChance = 0.1;
const triesEach = 4;
/** Biomes in whose clothes villagers go; elsewhere they dress as on plains (minecraft.wiki, "Villager", "Appearance"). */
const clothes = ['desert', 'savanna', 'jungle', 'swamp', 'taiga', 'snow'] as const;

function clothesOf(biome: string): string {
  const found = clothes.find((each) => biome.includes(each));
  return found ?? (/frozen|ice/.test(biome) ? 'snow' : 'plains');
}

/**
 * Puts the first animals and who lives in its buildings into a chunk that was made from the seed, once it is lit. All dice come from
 * the seed and the chunk's place.
 */
export function populate(chunk: Chunk, game: EntityGame): void {
  chunk.fresh = false;
  const random = RandomStream.fromSeed(positionHash(purposeSeed(game.world.seed, 'animals'), chunk.cx, 0, chunk.cz));
  // Whoever was put here once is not put here again, even if all of them have left when the chunk does.
  if (chunk.spawns.length > 0) chunk.markEdited();
  for (const { kind, x, y, z } of chunk.spawns) {
    if (!isMobName(kind)) continue;
    const born = birth(game, kind, [x, y, z], { by: 'nature', random });
    const traits = kind === 'villager' ? { ...born.traits, type: clothesOf(chunk.biomes[0]) } : born.traits;
    game.entities.add({ ...born, traits, persistent: true });
  }
  if (random.unit() >= groupChance) return;
  const choice = spawnChoice('creature', chunk.biomes[random.between(0, 15)], random);
  if (choice === null) return;
  chunk.markEdited();
  let x = random.between(0, 15);
  let z = random.between(0, 15);
  for (let i = 0; i < choice.group; i++) {
    for (let attempt = 0; attempt < triesEach; attempt++) {
      const place = surface(chunk, game, x, z);
      const fits = place !== null && suitsAnimal(game.at, ...place) && hasRoom(game.at, choice.kind, ...place);
      if (fits) game.entities.add(birth(game, choice.kind, [place[0] + 0.5, place[1], place[2] + 0.5], { by: 'nature', random }));
      x = Math.min(15, Math.max(0, x + random.between(0, 4) - random.between(0, 4)));
      z = Math.min(15, Math.max(0, z + random.between(0, 4) - random.between(0, 4)));
      if (fits) break;
    }
  }
}

/** The free cell over the highest solid block of a column; null where there is none. */
function surface(chunk: Chunk, { at }: EntityGame, dx: number, dz: number): readonly [number, number, number] | null {
  const [x, z] = [chunk.cx * 16 + dx, chunk.cz * 16 + dz];
  for (let y = chunk.sunFloor[dz * 16 + dx] + 1; y > minY; y--) if (rulesOf(at(x, y - 1, z)).solid) return [x, y, z];
  return null;
}
