import type { ReplyOf } from '../../../ctl/reply-shapes.ts';
import type { BlockShape } from '../../../ctl/shapes.ts';
import { kindsOf } from '../simulation/block-kinds.ts';
import type { EntityView, SimulationView, WorldView } from '../simulation/view.ts';
import { stackShape } from './stack-shape.ts';

/** A number as replies show it: at most four decimals. */
const short = (value: number): number => Math.round(value * 10_000) / 10_000 + 0;

/** What `block` answers. */
export function blockReply(world: WorldView, x: number, y: number, z: number): BlockShape {
  const cell = world.cell(x, y, z);
  return { pos: [x, y, z], block: world.kind(cell).name, state: world.properties(cell), loaded: world.loaded(x, z) };
}

/** What `find-blocks` answers: the nearest by distance from the eye, equals from low to high, then by z, then by x. */
export function nearestBlocks(
  { world, player }: SimulationView,
  name: string,
  within: number,
  limit: number,
): ReplyOf<'find-blocks'> | null {
  const indices = new Set(kindsOf(name.replace(/^minecraft:/, '')).map((kind) => kind.index));
  if (indices.size === 0) return null;
  const [ex, ey, ez] = [player.x, player.y + player.eyeHeight, player.z];
  const span = (from: number): readonly [number, number] => [Math.floor(from - within), Math.floor(from + within)];
  const [[x0, x1], [y0, y1], [z0, z1]] = [span(ex), span(ey), span(ez)];
  const found: { readonly pos: readonly [number, number, number]; readonly distance: number }[] = [];
  for (let y = Math.max(y0, world.minY); y <= Math.min(y1, world.minY + world.height - 1); y++) {
    for (let z = z0; z <= z1; z++) {
      for (let x = x0; x <= x1; x++) {
        if (!indices.has(world.cell(x, y, z) & 0xfff)) continue;
        const [dx, dy, dz] = [x + 0.5 - ex, y + 0.5 - ey, z + 0.5 - ez];
        const distance = Math.sqrt(dx * dx + dy * dy + dz * dz);
        if (distance <= within) found.push({ pos: [x, y, z], distance });
      }
    }
  }
  found.sort((a, b) => a.distance - b.distance);
  return { blocks: found.slice(0, limit).map(({ pos, distance }) => ({ pos, distance: short(distance) })), more: found.length > limit };
}

/** What `entities` answers. */
export function nearestEntities(
  { entities, player }: SimulationView,
  kind: string | undefined,
  within: number,
  limit: number,
): ReplyOf<'entities'> {
  const wanted = kind?.replace(/^minecraft:/, '');
  const near = entities
    .filter((entity) => wanted === undefined || entity.kind === wanted)
    .map((entity) => {
      const [dx, dy, dz] = [entity.x - player.x, entity.y - player.y, entity.z - player.z];
      return { entity, distance: Math.sqrt(dx * dx + dy * dy + dz * dz) };
    })
    .filter(({ distance }) => distance <= within)
    .sort((a, b) => a.distance - b.distance || a.entity.id - b.entity.id);
  return { entities: near.slice(0, limit).map(({ entity, distance }) => entityShape(entity, distance)), more: near.length > limit };
}

function entityShape({ id, kind, x, y, z, name, stack, mob }: EntityView, distance: number): ReplyOf<'entities'>['entities'][number] {
  return {
    id,
    kind,
    pos: [short(x), short(y), short(z)],
    distance: short(distance),
    ...(name === undefined || name === null ? {} : { name }),
    ...(stack === undefined ? {} : { stack: stackShape(stack) }),
    ...(mob?.baby === true ? { baby: true } : {}),
  };
}
