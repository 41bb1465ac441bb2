import type { SectionMesh } from '../display/display-list.ts';
import { type MeshParcel, packMesh } from './mesh-parcel.ts';

/** Frames for which a mesh that no list mentions is kept, so that turning round does not send everything again. */
const grace = 300;

interface Entry {
  readonly handle: number;
  readonly version: number;
  lastFrame: number;
}

/** What one frame has to send: new meshes, handles to forget, and the handles of its sections in the list's order. */
export interface MeshUpdate {
  readonly parcels: readonly MeshParcel[];
  readonly dropped: readonly number[];
  readonly handles: Int32Array;
}

/** Knows which meshes the worker threads hold. */
export class MeshLedger {
  #entries = new Map<string, Entry>();
  #nextHandle = 1;
  #frame = 0;

  /** Meshes held, those in their grace included. */
  get size(): number {
    return this.#entries.size;
  }

  /** Compares a list's sections with what is held. Every update has to be sent, in order. */
  update(sections: readonly SectionMesh[]): MeshUpdate {
    const frame = ++this.#frame;
    const parcels: MeshParcel[] = [];
    const dropped: number[] = [];
    const handles = new Int32Array(sections.length);
    for (let i = 0; i < sections.length; i++) {
      const section = sections[i];
      let entry = this.#entries.get(section.id);
      if (entry === undefined || entry.version !== section.version) {
        if (entry !== undefined) dropped.push(entry.handle);
        entry = { handle: this.#nextHandle++, version: section.version, lastFrame: frame };
        this.#entries.set(section.id, entry);
        parcels.push(packMesh(section, entry.handle));
      }
      entry.lastFrame = frame;
      handles[i] = entry.handle;
    }
    for (const [id, entry] of this.#entries) {
      if (frame - entry.lastFrame <= grace) continue;
      dropped.push(entry.handle);
      this.#entries.delete(id);
    }
    return { parcels, dropped, handles };
  }
}
