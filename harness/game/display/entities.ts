import { sinDegrees } from '../simulation/exact-trigonometry.ts';
import type { EntityView, WorldView } from '../simulation/view.ts';
import { pushBox } from './box-quads.ts';
import type { Camera, FreeQuads } from './display-list.ts';
import { freeFlags } from './display-list.ts';
import type { ModelLight } from './item-model.ts';
import { itemModel } from './item-model.ts';
import { FreeBuffer } from './quad-buffer.ts';
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
  const { quads, flat } = itemModel(item, light);
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

/** Entities as camera-relative quads, in the order given. Positions are taken between the last two ticks. */
export function entityQuads(world: WorldView, entities: readonly EntityView[], camera: Camera, partial: number): FreeQuads {
  return joinQuads(
    entities.map((entity) => {
      const x = entity.oldX + (entity.x - entity.oldX) * partial;
      const y = entity.oldY + (entity.y - entity.oldY) * partial;
      const z = entity.oldZ + (entity.z - entity.oldZ) * partial;
      const light = lightAt(world, x, y + 0.2, z);
      const place = [x - camera.x, y - camera.y, z - camera.z] as const;
      if (entity.kind === 'item') return droppedItem(entity, place, entity.age + partial, light);
      return unknownEntity(entity, place, light);
    }),
  );
}
