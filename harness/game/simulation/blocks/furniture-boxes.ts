import type { Facing } from './block-states.ts';
import { type Box, pointed, sixteenths, turned } from './turned-box.ts';

/** The boxes of a block of the shape `boxes`: what stops bodies, what the crosshair hits and what is seen, where they differ. */
export interface FurnitureBoxes {
  readonly stops: readonly Box[];
  readonly aim: readonly Box[];
  readonly seen: readonly Box[];
}

type Properties = Readonly<Record<string, string>>;
type Furniture = (properties: Properties) => FurnitureBoxes;

const alike = (boxes: readonly Box[]): FurnitureBoxes => ({ stops: boxes, aim: boxes, seen: boxes });
const fixed = (...boxes: readonly Box[]): Furniture => {
  const all = alike(boxes);
  return () => all;
};
const facing = (properties: Properties): ((box: Box) => Box) => turned[properties.facing as Facing];

const chest: Furniture = (properties) => {
  // The half of a double chest reaches its other half: the left one has it to its right, as seen by the chest.
  const [x0, x1] = { single: [1, 15], left: [1, 16], right: [0, 15] }[properties.type ?? 'single'] as [number, number];
  return alike([facing(properties)(sixteenths(x0, 0, 1, x1, 14, 15))]);
};

const bed: Furniture = (properties) => {
  const legs = properties.part === 'head' ? [0] : [13];
  const seen = [
    sixteenths(0, 3, 0, 16, 9, 16),
    ...legs.flatMap((z) => [sixteenths(0, 0, z, 3, 3, z + 3), sixteenths(13, 0, z, 16, 3, z + 3)]),
  ];
  return { ...alike([sixteenths(0, 0, 0, 16, 9, 16)]), seen: seen.map(facing(properties)) };
};

const anvil: Furniture = (properties) =>
  alike(
    [sixteenths(2, 0, 2, 14, 4, 14), sixteenths(4, 4, 3, 12, 5, 13), sixteenths(6, 5, 4, 10, 10, 12), sixteenths(3, 10, 0, 13, 16, 16)].map(
      facing(properties),
    ),
  );

const button: Furniture = (properties) => {
  const box = sixteenths(5, 0, 6, 11, 2, 10);
  const onWall = sixteenths(5, 6, 14, 11, 10, 16);
  const boxes = [
    properties.face === 'wall' ? facing(properties)(onWall) : facing(properties)(properties.face === 'ceiling' ? pointed.down!(box) : box),
  ];
  return { stops: [], aim: boxes, seen: boxes };
};

const lantern: Furniture = (properties) => {
  const up = properties.hanging === 'true' ? 1 : 0;
  const boxes = [sixteenths(5, up, 5, 11, 7 + up, 11), sixteenths(6, 7 + up, 6, 10, 9 + up, 10)];
  return { ...alike(boxes), seen: up ? [...boxes, sixteenths(7, 10, 7, 9, 16, 9)] : boxes };
};

const hopper: Furniture = (properties) => {
  const spout = properties.facing === 'down' ? sixteenths(6, 0, 6, 10, 4, 10) : facing(properties)(sixteenths(6, 4, 0, 10, 8, 4));
  return alike([sixteenths(0, 10, 0, 16, 16, 16), sixteenths(4, 4, 4, 12, 10, 12), spout]);
};

const rim = (floor: number, thick: number): readonly Box[] => [
  sixteenths(0, floor, 0, 16, 16, thick),
  sixteenths(0, floor, 16 - thick, 16, 16, 16),
  sixteenths(0, floor, thick, thick, 16, 16 - thick),
  sixteenths(16 - thick, floor, thick, 16, 16, 16 - thick),
];
const cauldronFeet = [0, 12].flatMap((x) => [0, 12].map((z) => sixteenths(x, 0, z, x + 4, 3, z + 4)));
const cauldronBoxes = [sixteenths(0, 3, 0, 16, 4, 16), ...rim(4, 2), ...cauldronFeet];
const cauldron: Furniture = (properties) => {
  const level = Number(properties.level ?? 0);
  const water = level === 0 ? [] : [sixteenths(2, 4, 2, 14, 6 + level * 3, 14)];
  return { stops: cauldronBoxes, aim: [sixteenths(0, 0, 0, 16, 16, 16)], seen: [...cauldronBoxes, ...water] };
};

const composterBoxes = [sixteenths(0, 0, 0, 16, 2, 16), ...rim(2, 2)];
const composter: Furniture = (properties) => {
  const level = Number(properties.level);
  const fill = level === 0 ? [] : [sixteenths(2, 2, 2, 14, Math.min(15, 1 + level * 2), 14)];
  return { stops: composterBoxes, aim: [sixteenths(0, 0, 0, 16, 16, 16)], seen: [...composterBoxes, ...fill] };
};

const logs = [
  sixteenths(1, 0, 0, 5, 4, 16),
  sixteenths(11, 0, 0, 15, 4, 16),
  sixteenths(0, 3, 11, 16, 7, 15),
  sixteenths(0, 3, 1, 16, 7, 5),
  sixteenths(5, 0, 0, 11, 1, 16),
];
const campfire: Furniture = (properties) => ({ ...alike([sixteenths(0, 0, 0, 16, 7, 16)]), seen: logs.map(facing(properties)) });

const along: Readonly<Record<string, string>> = { x: 'east', y: 'up', z: 'south' };
const chain: Furniture = (properties) => alike([pointed[along[properties.axis!]!]!(sixteenths(6.5, 0, 6.5, 9.5, 16, 9.5))]);
const endRod: Furniture = (properties) =>
  alike([sixteenths(7, 1, 7, 9, 16, 9), sixteenths(6, 0, 6, 10, 1, 10)].map(pointed[properties.facing!]!));

const lectern: Furniture = (properties) =>
  alike([sixteenths(0, 0, 0, 16, 2, 16), sixteenths(4, 2, 4, 12, 14, 12), ...[sixteenths(0, 12, 1, 16, 15, 12)].map(facing(properties))]);

const grindstone: Furniture = (properties) => {
  const turn = facing(properties);
  const floor = [sixteenths(4, 4, 2, 12, 16, 14), sixteenths(2, 0, 6, 4, 13, 10), sixteenths(12, 0, 6, 14, 13, 10)];
  const walls = [sixteenths(4, 2, 0, 12, 14, 12), sixteenths(2, 6, 3, 4, 10, 16), sixteenths(12, 6, 3, 14, 10, 16)];
  const boxes = properties.face === 'wall' ? walls : properties.face === 'ceiling' ? floor.map(pointed.down!) : floor;
  return alike(boxes.map(turn));
};

const cake: Furniture = (properties) => alike([sixteenths(1 + 2 * Number(properties.bites), 0, 1, 15, 8, 15)]);

const portalFrame: Furniture = (properties) => {
  const frame = sixteenths(0, 0, 0, 16, 13, 16);
  return alike(properties.eye === 'true' ? [frame, sixteenths(4, 13, 4, 12, 16, 12)] : [frame]);
};

const tilled = fixed(sixteenths(0, 0, 0, 16, 15, 16));

/** Every kind of the shape `boxes` that has boxes of its own, by name (sizes: minecraft.wiki, the blocks' pages). */
const byName: Readonly<Record<string, Furniture>> = {
  chest,
  ender_chest: fixed(sixteenths(1, 0, 1, 15, 14, 15)),
  farmland: tilled,
  dirt_path: tilled,
  lily_pad: () => ({ ...alike([sixteenths(1, 0, 1, 15, 1.5, 15)]), seen: [sixteenths(0, 0.25, 0, 16, 0.5, 16)] }),
  hopper,
  enchanting_table: fixed(sixteenths(0, 0, 0, 16, 12, 16)),
  anvil,
  chipped_anvil: anvil,
  damaged_anvil: anvil,
  stonecutter: fixed(sixteenths(0, 0, 0, 16, 9, 16)),
  grindstone,
  lectern,
  brewing_stand: fixed(sixteenths(1, 0, 1, 15, 2, 15), sixteenths(7, 2, 7, 9, 14, 9)),
  composter,
  cauldron,
  water_cauldron: cauldron,
  flower_pot: fixed(sixteenths(5, 0, 5, 11, 6, 11)),
  cake,
  lantern,
  soul_lantern: lantern,
  iron_chain: chain,
  end_rod: endRod,
  campfire,
  soul_campfire: campfire,
  end_portal_frame: portalFrame,
};

const byEnding: readonly (readonly [ending: string, furniture: Furniture])[] = [
  ['_bed', bed],
  ['_button', button],
];

const whole = fixed([0, 0, 0, 1, 1, 1]);

/** The boxes of a block of the shape `boxes` in a state. A kind without boxes of its own fills its cell. */
export function furnitureBoxes(name: string, properties: Properties): FurnitureBoxes {
  const furniture = byName[name] ?? byEnding.find(([ending]) => name.endsWith(ending))?.[1] ?? whole;
  return furniture(properties);
}
