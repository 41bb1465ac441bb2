import type { ReplyOf } from '../../../ctl/reply-shapes.ts';
import type { BlockShape } from '../../../ctl/shapes.ts';
import type { EntityView, SimulationView, WorldView } from '../simulation/view.ts';
import { stackShape } from './stack-shape.ts';

/** A number as replies show it: at most four decimals. */
export const short = (value: number): number => Math.round(value * 10_000) / 10_000 + 0;

/** What `block` answers. */
export function blockReply(world: WorldView, x: number, y: number, z: number): BlockShape {
  const cell = world.cell(x, y, z);
  return { pos: [x, y, z], block: world.kind(cell).name, state: world.properties(cell), loaded: world.loaded(x, z) };
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
