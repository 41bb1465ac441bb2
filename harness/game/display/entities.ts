import { sinDegrees } from '../simulation/exact-trigonometry.ts';
import type { EntityView, WorldView } from '../simulation/view.ts';
import { pushBox } from './box-quads.ts';
import type { Camera, FreeQuads } from './display-list.ts';
import { freeFlags } from './display-list.ts';
import { stackModel } from './held-things.ts';
import type { ModelLight } from './item-model.ts';
import { mobModels } from './mob-models.ts';
import { mobQuads } from './mob-quads.ts';
import { FreeBuffer } from './quad-buffer.ts';
import type { ThingInput } from './thing-quads.ts';
import { flameQuads, heartQuads, shadowQuads, shadowRadius, thingQuads } from './thing-quads.ts';
import { scaleColor } from './tile-canvas.ts';
import { seedOf } from './tile-noise.ts';
import type { Step } from './transform.ts';
import { joinQuads, transformOf, transformQuads } from './transform.ts';

/** Light at a point of the world, in the units of quads. */
export function lightAt(world: WorldView, x: number, y: number, z: number): ModelLight {
  const { sky, block } = world.light(Math.floor(x), Math.floor(y), Math.floor(z));
  return { sky: sky * 16, block: block * 16 };
}

/** Turn of a dropped item in degrees a tick and height of its bob in blocks (Java Edition: a twentieth of a radian, a tenth of a block). */
const spinPerTick = 2.8648;
const bobPerTick = 5.7296;
const bobHeight = 0.1;

/** Copies shown for a stack of a size. */
function copiesOf(count: number): number {
  return count > 48 ? 5 : count > 32 ? 4 : count > 16 ? 3 : count > 1 ? 2 : 1;
}

function droppedItem(entity: EntityView, place: readonly [number, number, number], age: number, light: ModelLight): FreeQuads {
  const item = entity.stack?.item ?? 'air';
  const { quads, flat } = stackModel(entity.stack ?? { item, count: 1 }, light);
  // Items dropped together do not turn in step.
  const phase = (entity.id * 137) % 360;
  const lift = sinDegrees(age * bobPerTick + phase) * bobHeight + bobHeight;
  const size = flat ? 0.5 : 0.25;
  const parts: FreeQuads[] = [];
  const copies = copiesOf(entity.stack?.count ?? 1);
  for (let copy = 0; copy < copies; copy++) {
    const apart = (copy - (copies - 1) / 2) * (flat ? 0.0625 : 0.07);
    const steps: Step[] = [
      { move: [place[0], place[1] + lift + size / 2 + 0.03, place[2]] },
      { turn: 'y', degrees: age * spinPerTick + phase },
      { move: flat ? [0, 0, apart] : [apart, apart * 0.6, apart * 0.8] },
      { scale: [size, size, size] },
    ];
    parts.push(transformQuads(quads, transformOf(steps)));
  }
  return joinQuads(parts);
}

const unknownTints = [0xb8574a, 0x4a86b8, 0x6aa84f, 0xb8924a, 0x8a5fb0, 0x4aa89a];

/** Stands in for a kind of entity that has no model: a box in a colour of its name, with a darker band where eyes would be. */
function unknownEntity(entity: EntityView, place: readonly [number, number, number], light: ModelLight): FreeQuads {
  const buffer = new FreeBuffer();
  const tint = unknownTints[seedOf(entity.kind) % unknownTints.length]!;
  const skin = { tile: () => 0, sky: () => light.sky, block: () => light.block, flags: freeFlags.untextured };
  pushBox(buffer, [-0.3, 0, -0.3], [0.3, 0.9, 0.3], [-0.5, 0, -0.5], { ...skin, tint: () => tint });
  pushBox(buffer, [-0.25, 0.9, -0.25], [0.25, 1.4, 0.25], [-0.5, 0.9, -0.5], {
    ...skin,
    tint: (face) => (face === 3 ? scaleColor(tint, 0.5) : scaleColor(tint, 1.15)),
  });
  return transformQuads(buffer.take(), transformOf([{ move: place }, { turn: 'y', degrees: -entity.yaw }]));
}

/** An entity as it looks, without its shadow and its flames. */
function body(input: ThingInput, partial: number): FreeQuads {
  const { entity, place, light, age } = input;
  const model = mobModels[entity.kind];
  if (model && entity.mob) return mobQuads({ entity, mob: entity.mob, model, place, light, partial });
  if (entity.kind === 'item') return droppedItem(entity, place, age, light);
  return thingQuads(input) ?? unknownEntity(entity, place, light);
}

/** Entities as camera-relative quads, in the order given. Positions are taken between the last two ticks. */
export function entityQuads(world: WorldView, entities: readonly EntityView[], camera: Camera, partial: number): FreeQuads {
  return joinQuads(
    entities.flatMap((entity) => {
      const x = entity.oldX + (entity.x - entity.oldX) * partial;
      const y = entity.oldY + (entity.y - entity.oldY) * partial;
      const z = entity.oldZ + (entity.z - entity.oldZ) * partial;
      const light = lightAt(world, x, y + Math.max(0.2, entity.height * 0.85), z);
      const place = [x - camera.x, y - camera.y, z - camera.z] as const;
      const input = { world, entity, place, camera, age: entity.age + partial, light };
      const parts = [body(input, partial)];
      const radius = shadowRadius(entity) * (entity.mob?.baby ? 0.5 : 1);
      if (radius > 0) parts.push(shadowQuads(world, [x, y, z], radius, camera));
      if (entity.mob?.inLove) parts.push(heartQuads(input));
      if (entity.mob?.onFire) parts.push(flameQuads(entity, place, camera));
      return parts;
    }),
  );
}
