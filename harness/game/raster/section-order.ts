import type { SectionMesh } from '../display/display-list.ts';
import type { ViewFrame } from './view-frame.ts';

/** Half a section and a block more, for shapes that stick out of it. */
const halfSize = 9;

/** Sections that may show in rows top <= row < bottom, nearest first. */
export function visibleSections(
  sections: readonly SectionMesh[],
  view: ViewFrame,
  width: number,
  top: number,
  bottom: number,
): SectionMesh[] {
  const planes = bandPlanes(view, width, top, bottom);
  const kept: { readonly section: SectionMesh; readonly distance: number; readonly index: number }[] = [];
  for (let index = 0; index < sections.length; index++) {
    const section = sections[index];
    const x = section.x + 8 - view.camX;
    const y = section.y + 8 - view.camY;
    const z = section.z + 8 - view.camZ;
    if (!mayShow(planes, x, y, z)) continue;
    kept.push({ section, distance: x * x + y * y + z * z, index });
  }
  kept.sort((a, b) => a.distance - b.distance || a.index - b.index);
  return kept.map((entry) => entry.section);
}

/**
 * The six planes of the band's frustum, six numbers each: the normal in the world (positive side inside), the constant, the reach of a
 * section's half size along the normal, and 0.
 */
function bandPlanes(view: ViewFrame, width: number, top: number, bottom: number): Float64Array {
  const planes = new Float64Array(36);
  const { rows, cx, cy } = view;
  const put = (at: number, byX: number, byY: number, byZ: number, constant: number): void => {
    let reach = 0;
    for (let axis = 0; axis < 3; axis++) {
      const n = rows[axis] * byX + rows[3 + axis] * byY + rows[6 + axis] * byZ;
      planes[at * 6 + axis] = n;
      reach += Math.abs(n) * halfSize;
    }
    planes[at * 6 + 3] = constant;
    planes[at * 6 + 4] = reach;
  };
  put(0, 0, 0, 1, -view.near);
  put(1, 1, 0, cx, 0);
  put(2, -1, 0, width - cx, 0);
  put(3, 0, -1, cy - top, 0);
  put(4, 0, 1, bottom - cy, 0);
  put(5, 0, 0, -1, view.far);
  return planes;
}

function mayShow(planes: Float64Array, x: number, y: number, z: number): boolean {
  for (let at = 0; at < 36; at += 6) {
    if (planes[at] * x + planes[at + 1] * y + planes[at + 2] * z + planes[at + 3] < -planes[at + 4]) return false;
  }
  return true;
}
