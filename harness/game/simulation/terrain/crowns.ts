import { knownCell } from '../blocks/cell.ts';
import { mix32 } from '../random/position-hash.ts';
import type { Cell } from '../view.ts';
import type { PutCell, Tree, Wood } from './tree.ts';

const ways = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
] as const;
/** A vine at each of these ways from what it hangs on, joined to it: the opposite side's bit. */
const vines = ['south', 'north', 'east', 'west'].map((side) => knownCell('vine', { [side]: 'true' }));

/** A number 0..255 of a tree, one for every question asked of it. */
const chance = (tree: Tree, question: number): number => mix32(tree.dice ^ Math.imul(question, 0x9e3779b1)) & 255;

/** A flat round of leaves about the tree's axis. Corners of the square stay by chance only, so that no two trees look the same. */
function disc(put: PutCell, tree: Tree, y: number, radius: number, leaves: Cell, corners: number): void {
  for (let dz = -radius; dz <= radius; dz++) {
    for (let dx = -radius; dx <= radius; dx++) {
      const corner = Math.abs(dx) === radius && Math.abs(dz) === radius && radius > 0;
      const dice = mix32(tree.dice ^ (dx * 73 + dz * 179 + y * 283)) & 255;
      if (!corner || dice < corners) put(tree.x + dx, y, tree.z + dz, leaves, true);
    }
  }
}

/** A flat round of leaves about any place, its edge frayed; `radius` may be a half. */
function round(put: PutCell, tree: Tree, [x, y, z]: readonly [number, number, number], radius: number, leaves: Cell): void {
  const reach = Math.ceil(radius);
  const edge = radius * radius;
  for (let dz = -reach; dz <= reach; dz++) {
    for (let dx = -reach; dx <= reach; dx++) {
      const apart = dx * dx + dz * dz;
      const dice = mix32(tree.dice ^ ((x + dx) * 91 + (z + dz) * 57 + y * 131)) & 255;
      if (apart < edge || (apart < edge + radius && dice < 120)) put(x + dx, y, z + dz, leaves, true);
    }
  }
}

/** Vines from under a crown's rim, by chance. */
function hangVines(put: PutCell, tree: Tree, y: number, radius: number, share: number): void {
  for (const [way, [dx, dz]] of ways.entries()) {
    for (let side = -radius; side <= radius; side++) {
      const dice = chance(tree, 400 + way * 32 + side);
      if (dice >= share) continue;
      const x = tree.x + dx * (radius + 1) + (dx === 0 ? side : 0);
      const z = tree.z + dz * (radius + 1) + (dz === 0 ? side : 0);
      for (let down = 0; down <= dice % 4; down++) put(x, y - down, z, vines[way], true);
    }
  }
}

export function roundCrown(put: PutCell, tree: Tree, top: number, { leaves }: Wood): void {
  disc(put, tree, top - 2, 2, leaves, 150);
  disc(put, tree, top - 1, 2, leaves, 60);
  disc(put, tree, top, 1, leaves, 120);
  disc(put, tree, top + 1, 1, leaves, 0);
}

/** As a round one, a step wider and with vines: oaks of a swamp. */
export function wideCrown(put: PutCell, tree: Tree, top: number, { leaves }: Wood): void {
  disc(put, tree, top - 2, 3, leaves, 0);
  disc(put, tree, top - 1, 3, leaves, 40);
  disc(put, tree, top, 2, leaves, 60);
  disc(put, tree, top + 1, 1, leaves, 60);
  hangVines(put, tree, top - 1, 3, 70);
}

export function greatCrown(put: PutCell, tree: Tree, top: number, { leaves }: Wood): void {
  disc(put, tree, top - 3, 2, leaves, 0);
  for (const y of [top - 2, top - 1]) {
    for (let dz = -3; dz <= 3; dz++) {
      for (let dx = -3; dx <= 3; dx++) {
        const dice = mix32(tree.dice ^ (dx * 91 + dz * 57 + y * 131)) & 255;
        if (dx * dx + dz * dz < 9 || (dx * dx + dz * dz < 12 && dice < 130)) put(tree.x + dx, y, tree.z + dz, leaves, true);
      }
    }
  }
  disc(put, tree, top, 2, leaves, 30);
  disc(put, tree, top + 1, 1, leaves, 90);
}

/** Rounds that grow and shrink by turns toward the ground, as a fir's branches do. */
export function needleCrown(put: PutCell, tree: Tree, top: number, { leaves }: Wood): void {
  const mega = tree.kind === 'mega_spruce';
  const limit = mega ? 4 : tree.kind === 'tall_spruce' ? 3 : 2;
  for (const up of [1, 2]) put(tree.x, top + up, tree.z, leaves, true);
  let radius = 1;
  let widest = 1;
  const lowest = mega ? tree.y + 4 + (chance(tree, 1) % 3) : tree.y + 2;
  for (let y = top; y >= lowest; y--) {
    if (mega) round(put, tree, [tree.x, y, tree.z], radius + 0.5, leaves);
    else disc(put, tree, y, radius, leaves, 0);
    if (radius >= widest) {
      radius = 1;
      widest = Math.min(widest + 1, limit);
    } else radius++;
  }
}

/** Flat rounds one above the other at the top of a giant, and some at its sides. */
export function umbrellaCrowns(put: PutCell, tree: Tree, top: number, wood: Wood): void {
  const crown = (x: number, y: number, z: number, radius: number): void => {
    round(put, tree, [x, y, z], radius, wood.leaves);
    round(put, tree, [x, y + 1, z], radius - 1, wood.leaves);
  };
  crown(tree.x, top - 1, tree.z, 4.2);
  crown(tree.x, top, tree.z, 3.2);
  for (let branch = 0; branch < 3; branch++) {
    const [dx, dz] = ways[(chance(tree, 20 + branch) + branch) & 3];
    const y = top - 4 - branch * 3 - (chance(tree, 30 + branch) % 3);
    if (y < tree.y + 4) break;
    for (let step = 1; step <= 3; step++)
      put(tree.x + dx * step, y + (step >> 1), tree.z + dz * step, dx === 0 ? wood.logZ : wood.logX, false);
    crown(tree.x + dx * 4, y + 1, tree.z + dz * 4, 2.5);
  }
  for (const [way, [dx, dz]] of ways.entries()) {
    for (let y = tree.y + 1; y < top - 2; y++) {
      if (chance(tree, 500 + way * 64 + y) > 70) continue;
      const [x, z] = [tree.x + (dx > 0 ? 2 : dx), tree.z + (dz > 0 ? 2 : dz)];
      put(x, y, z, vines[way], true);
    }
  }
}

/** Leaves around a stump. */
export function bush(put: PutCell, tree: Tree, top: number, { leaves }: Wood): void {
  disc(put, tree, top, 2, leaves, 90);
  disc(put, tree, top + 1, 1, leaves, 150);
}

/** A trunk that leans to one side under a flat crown, and often a lower branch to another. */
export function acaciaCrown(put: PutCell, tree: Tree, top: number, wood: Wood): void {
  const lean = (way: number, from: number, length: number, rise: number, radius: number): void => {
    const [dx, dz] = ways[way & 3];
    let [x, z] = [tree.x, tree.z];
    let y = from;
    for (let step = 0; step < length; step++) {
      x += dx;
      z += dz;
      y += step < rise ? 1 : 0;
      put(x, y, z, wood.log, false);
    }
    put(x, y + 1, z, wood.log, false);
    round(put, tree, [x, y + 1, z], radius, wood.leaves);
    round(put, tree, [x, y + 2, z], radius - 1.5, wood.leaves);
  };
  const way = chance(tree, 2);
  lean(way, top, 2 + (chance(tree, 3) % 2), 3, 3.2);
  if (chance(tree, 4) < 170) lean(way + 1 + (chance(tree, 5) % 3), top - 1, 2, 1, 2.3);
}

/** A broad, closed crown over a thick trunk. */
export function darkCrown(put: PutCell, tree: Tree, top: number, wood: Wood): void {
  const square = (y: number, from: number, to: number): void => {
    for (let dz = from; dz <= to; dz++) {
      for (let dx = from; dx <= to; dx++) {
        const corner = (dx === from || dx === to) && (dz === from || dz === to);
        const nearCorner =
          (dx === from || dx === to ? 1 : 0) + (dz === from || dz === to ? 1 : 0) === 1 &&
          Math.abs(dx - 0.5) + Math.abs(dz - 0.5) > to - from;
        const dice = mix32(tree.dice ^ (dx * 73 + dz * 179 + y * 283)) & 255;
        if (!corner && (!nearCorner || dice < 140)) put(tree.x + dx, y, tree.z + dz, wood.leaves, true);
      }
    }
  };
  square(top - 1, -3, 4);
  square(top, -3, 4);
  square(top + 1, -2, 3);
  if (chance(tree, 6) < 150) square(top + 2, -1, 2);
  for (const [n, [dx, dz]] of ways.entries()) {
    if (chance(tree, 40 + n) > 120) continue;
    const [x, z] = [tree.x + (dx > 0 ? 2 : dx), tree.z + (dz > 0 ? 2 : dz)];
    for (let y = top - 1 - (chance(tree, 50 + n) % 2); y <= top; y++) put(x, y, z, wood.log, false);
  }
}

/** One or two arms, each with a round crown from which petals hang. */
export function cherryCrown(put: PutCell, tree: Tree, top: number, wood: Wood): void {
  const crown = (x: number, y: number, z: number): void => {
    round(put, tree, [x, y - 1, z], 2.6, wood.leaves);
    round(put, tree, [x, y, z], 3.4, wood.leaves);
    round(put, tree, [x, y + 1, z], 3, wood.leaves);
    round(put, tree, [x, y + 2, z], 1.8, wood.leaves);
    for (let n = 0; n < 8; n++) {
      const dice = mix32(tree.dice ^ Math.imul(n + x, 0x51ed27) ^ z) >>> 0;
      const [dx, dz] = [(dice % 5) - 2, ((dice >>> 8) % 5) - 2];
      if (dx * dx + dz * dz < 7) put(x + dx, y - 2, z + dz, wood.leaves, true);
    }
  };
  const way = chance(tree, 7) & 3;
  const arm = (side: number, from: number): void => {
    const [dx, dz] = ways[side];
    for (let step = 1; step <= 3; step++) put(tree.x + dx * step, from, tree.z + dz * step, dx === 0 ? wood.logZ : wood.logX, false);
    for (let up = 1; up <= 3; up++) put(tree.x + dx * 3, from + up, tree.z + dz * 3, wood.log, false);
    crown(tree.x + dx * 3, from + 3, tree.z + dz * 3);
  };
  arm(way, top);
  if (chance(tree, 8) < 190) arm(way ^ 1, top - 1);
  else {
    for (let up = 1; up <= 2; up++) put(tree.x, top + up, tree.z, wood.log, false);
    crown(tree.x, top + 2, tree.z);
  }
}

/** A frayed crown with vines, on a trunk that stands on arched roots. */
export function mangroveRoots(put: PutCell, tree: Tree, top: number, wood: Wood): void {
  round(put, tree, [tree.x, top - 1, tree.z], 3, wood.leaves);
  round(put, tree, [tree.x, top, tree.z], 2.6, wood.leaves);
  round(put, tree, [tree.x, top + 1, tree.z], 1.6, wood.leaves);
  hangVines(put, tree, top - 2, 2, 90);
  for (const [n, [dx, dz]] of ways.entries()) {
    if (chance(tree, 60 + n) > 190) continue;
    put(tree.x + dx, tree.y + 2, tree.z + dz, dx === 0 ? wood.logZ : wood.logX, false);
    for (let y = tree.y + 1; y > tree.y - 4; y--) put(tree.x + dx * 2, y, tree.z + dz * 2, wood.log, false);
  }
}
