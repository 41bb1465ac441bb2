import type { SectionMesh } from './display-list.ts';

/** Milliseconds of a tick. */
const tickMs = 50;

/** A chunk's place. */
interface Place {
  readonly cx: number;
  readonly cz: number;
}

/** Remembers when each chunk of the world came in, for those that fade in. */
export class SectionFades {
  private first = new Map<string, number>();

  /**
   * How far each mesh has faded in, in their order; null when all are whole. A chunk begins when it is loaded, seen or not, so that
   * turning round shows nothing new; far terrain is always whole.
   * @param chunks those that are loaded.
   * @param now in ticks, with what has passed of the current one.
   * @param fadeMs how long a chunk takes.
   */
  update(chunks: readonly Place[], meshes: readonly SectionMesh[], now: number, fadeMs: number): Float32Array | null {
    const loaded = new Map<string, number>();
    for (const { cx, cz } of chunks) loaded.set(`${cx},${cz}`, this.first.get(`${cx},${cz}`) ?? now);
    this.first = loaded;
    let whole = true;
    const fades = Float32Array.from(meshes, ({ x, z, id }) => {
      const begun = id.startsWith('far:') ? undefined : loaded.get(`${x >> 4},${z >> 4}`);
      if (begun === undefined) return 1;
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
