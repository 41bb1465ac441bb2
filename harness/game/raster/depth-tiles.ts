import type { SectionMesh } from '../display/display-list.ts';
import type { FrameTarget } from './frame-target.ts';
import type { ViewFrame } from './view-frame.ts';

/** Pixels along a tile's side. */
const side = 16;

/** How far shapes may stick out of their section, blocks. */
const margin = 1;

/** Keeps rounding of a quad's depth from ever counting as in front of the bound. */
const slack = 1.0001;

/**
 * Tells which sections lie wholly behind what has been drawn. For each tile of 16x16 pixels it keeps a lower bound of the depths (1/z, so the
 * farthest thing) in it. Depths only grow while solid things are drawn, so an old bound stays true and is renewed only when it is asked for
 * and may have grown. Leaving a hidden section out changes no pixel.
 */
export class DepthTiles {
  #bounds = new Float32Array(0);
  #scanned = new Int32Array(0);
  #columns = 0;
  #epoch = 0;
  #drawn = 0;

  /** Starts a band: nothing is drawn yet. */
  begin(target: FrameTarget, top: number, bottom: number): void {
    this.#columns = Math.ceil(target.width / side);
    const count = this.#columns * Math.ceil((bottom - top) / side);
    if (this.#bounds.length < count) {
      this.#bounds = new Float32Array(count);
      this.#scanned = new Int32Array(count);
    }
    this.#bounds.fill(0);
    this.#scanned.fill(0);
    this.#epoch = 0;
    this.#drawn = 0;
  }

  /** Notes that a section has been drawn. Bounds are renewed after 8, 16, 32, … sections: what matters comes first, near to far. */
  drewSection(): void {
    this.#drawn++;
    if (this.#drawn >= 8 && (this.#drawn & (this.#drawn - 1)) === 0) this.#epoch++;
  }

  /** Whether no pixel of the section can show. */
  hides(section: SectionMesh, view: ViewFrame, target: FrameTarget, top: number, bottom: number): boolean {
    if (this.#epoch === 0) return false;
    const { rows, cx, cy, near } = view;
    const x = section.x - margin - view.camX;
    const y = section.y - margin - view.camY;
    const z = section.z - margin - view.camZ;
    const size = 16 + 2 * margin;
    let minX = target.width;
    let maxX = 0;
    let minY = bottom;
    let maxY = top;
    let nearest = Infinity;
    for (let corner = 0; corner < 8; corner++) {
      const dx = x + (corner & 1) * size;
      const dy = y + ((corner >> 1) & 1) * size;
      const dz = z + (corner >> 2) * size;
      const depth = dx * rows[6] + dy * rows[7] + dz * rows[8];
      if (depth < near) return false;
      const sx = cx + (dx * rows[0] + dy * rows[1] + dz * rows[2]) / depth;
      const sy = cy - (dx * rows[3] + dy * rows[4] + dz * rows[5]) / depth;
      nearest = Math.min(nearest, depth);
      minX = Math.min(minX, sx);
      maxX = Math.max(maxX, sx);
      minY = Math.min(minY, sy);
      maxY = Math.max(maxY, sy);
    }
    const firstColumn = Math.floor(Math.max(0, minX) / side);
    const lastColumn = Math.floor(Math.min(target.width - 1, maxX) / side);
    const firstRow = Math.floor((Math.max(top, minY) - top) / side);
    const lastRow = Math.floor((Math.min(bottom - 1, maxY) - top) / side);
    const front = slack / nearest;
    for (let row = firstRow; row <= lastRow; row++) {
      for (let column = firstColumn; column <= lastColumn; column++) {
        const tile = row * this.#columns + column;
        if (this.#bounds[tile] > front) continue;
        if (this.#scanned[tile] === this.#epoch) return false;
        this.#scanned[tile] = this.#epoch;
        this.#bounds[tile] = lowestDepth(target, column * side, top + row * side, bottom);
        if (this.#bounds[tile] <= front) return false;
      }
    }
    return true;
  }
}

/** The lowest depth in a tile; 0 at once where a pixel is empty. */
function lowestDepth(target: FrameTarget, left: number, upper: number, bottom: number): number {
  const { depth, width } = target;
  const right = Math.min(width, left + side);
  const lower = Math.min(bottom, upper + side);
  let lowest = Infinity;
  for (let row = upper; row < lower; row++) {
    const end = row * width + right;
    for (let i = row * width + left; i < end; i++) {
      const value = depth[i];
      if (value === 0) return 0;
      if (value < lowest) lowest = value;
    }
  }
  return lowest;
}
