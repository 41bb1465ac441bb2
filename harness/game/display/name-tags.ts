import type { EntityView, SimulationView } from '../simulation/view.ts';
import type { Camera, FreeQuads } from './display-list.ts';
import { freeFlags } from './display-list.ts';
import type { Surface, Vector } from './quad-buffer.ts';
import { FreeBuffer } from './quad-buffer.ts';

/** Draws text elsewhere than on the interface: its width in pixels, and the runs of its ink (left, row, length). */
export type InkOf = (text: string) => { readonly width: number; readonly runs: readonly (readonly [number, number, number])[] };

/** Size of a pixel of a name, how far over the head it is, and how far off it is seen, blocks (Java Edition). */
const pixel = 0.025;
const over = 0.5;
const reach = 64;

const plain: Surface = {
  tile: 0,
  uv: [0, 0, 16, 16],
  tint: 0xffffff,
  alpha: 1,
  sky: 240,
  block: 240,
  shade: 1,
  flags: freeFlags.twoSided | freeFlags.fullBright | freeFlags.untextured | freeFlags.noFog,
};
const unseen = freeFlags.noDepthWrite | freeFlags.through;

/** A name over a head, toward the eye: dim through walls, bright where nothing is in between. */
function pushName(buffer: FreeBuffer, name: string, entity: EntityView, place: Vector, camera: Camera, inkOf: InkOf): void {
  const { width, runs } = inkOf(name);
  const { right, up } = camera;
  const middle: Vector = [place[0], place[1] + entity.height * (entity.mob?.baby ? 0.5 : 1) + over, place[2]];
  const at = (x: number, y: number): Vector => [
    middle[0] + (right[0] * (x - width / 2) - up[0] * y) * pixel,
    middle[1] + (right[1] * (x - width / 2) - up[1] * y) * pixel,
    middle[2] + (right[2] * (x - width / 2) - up[2] * y) * pixel,
  ];
  const rect = (x: number, y: number, wide: number, tall: number, surface: Surface): void => {
    const [a, b] = [wide * pixel, tall * pixel];
    buffer.push(at(x, y), [right[0] * a, right[1] * a, right[2] * a], [-up[0] * b, -up[1] * b, -up[2] * b], surface);
  };
  rect(-1, -2, width + 2, 11, { ...plain, tint: 0x000000, alpha: 0.25, flags: plain.flags | unseen });
  for (const [x, y, length] of runs) rect(x, y, length, 1, { ...plain, alpha: 0.3, flags: plain.flags | unseen });
  for (const [x, y, length] of runs) rect(x, y, length, 1, plain);
}

/** The names over those whose name is always shown, and over whom one looks at, camera-relative. */
export function nameTagQuads(simulation: SimulationView, camera: Camera, partial: number, inkOf: InkOf): FreeQuads {
  const buffer = new FreeBuffer();
  const { player, entities } = simulation;
  let looked: number | null | undefined;
  for (const entity of entities) {
    if (!entity.name) continue;
    const place: Vector = [
      entity.oldX + (entity.x - entity.oldX) * partial - camera.x,
      entity.oldY + (entity.y - entity.oldY) * partial - camera.y,
      entity.oldZ + (entity.z - entity.oldZ) * partial - camera.z,
    ];
    if (place[0] * place[0] + place[1] * place[1] + place[2] * place[2] > reach * reach) continue;
    if (!entity.nameVisible) {
      looked ??= simulation.targetEntity(player.yaw, player.pitch)?.id ?? -1;
      if (looked !== entity.id) continue;
    }
    pushName(buffer, entity.name, entity, place, camera, inkOf);
  }
  return buffer.take();
}
