import type { SectionMesh } from './display-list.ts';

/** Milliseconds of a tick. */
const tickMs = 50;

/** Remembers when each section was first shown, for those that fade in. */
export class SectionFades {
  private readonly first = new Map<string, number>();

  /**
   * How far each mesh has faded in, in their order; null when all are whole.
   * @param now in ticks, with what has passed of the current one.
   * @param fadeMs how long a section takes.
   */
  update(meshes: readonly SectionMesh[], now: number, fadeMs: number): Float32Array | null {
    let whole = true;
    const fades = Float32Array.from(meshes, ({ id }) => {
      let begun = this.first.get(id);
      if (begun === undefined) {
        begun = now;
        this.first.set(id, begun);
      }
      const fade = Math.min(1, Math.max(0, ((now - begun) * tickMs) / fadeMs));
      if (fade < 1) whole = false;
      return fade;
    });
    return whole ? null : fades;
  }

  /** Forgets everything, for when a world is left. */
  clear(): void {
    this.first.clear();
  }
}
