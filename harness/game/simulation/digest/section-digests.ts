import type { SectionView } from '../view.ts';
import { Hash128 } from './hash-128.ts';

/** Hashes of sections' cells and light, made once a version. */
export class SectionDigests {
  readonly #known = new WeakMap<SectionView, { readonly version: number; readonly digest: string }>();

  /** 32 hexadecimal digits over a section's cells and light. */
  of(section: SectionView): string {
    const known = this.#known.get(section);
    if (known !== undefined && known.version === section.version) return known.digest;
    const { cells, light } = section;
    const digest = new Hash128()
      .words(new Uint32Array(cells.buffer, cells.byteOffset, 2048))
      .words(new Uint32Array(light.buffer, light.byteOffset, 1024))
      .digest();
    this.#known.set(section, { version: section.version, digest });
    return digest;
  }
}
