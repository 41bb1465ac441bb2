import type { DisplayList, TextureSet } from '../display/display-list.ts';
import type { Finish } from './finished-later.ts';
import type { MeshParcel } from './mesh-parcel.ts';

/** A display list without its sections, which travel as handles. */
export type BareList = Omit<DisplayList, 'sections'>;

/** What a raster worker is started with. */
export interface WorkerStart {
  /** The shared word of the band counter. */
  readonly bandWord: Int32Array;
}

/**
 * To the worker, one at a time. `frame` draws every band that it can take; `finish` runs a frame's passes and
 * draws the interface, always in the same thread, since it keeps the histories; `identify` digests the pixels of a finished frame and encodes
 * them when `png` is set.
 */
export type WorkerRequest =
  | { readonly kind: 'textures'; readonly textures: TextureSet }
  | {
      readonly kind: 'frame';
      readonly generation: number;
      readonly bands: number;
      readonly list: BareList;
      readonly handles: Int32Array;
      readonly parcels: readonly MeshParcel[];
      readonly dropped: readonly number[];
      readonly color: SharedArrayBuffer;
      readonly depth: SharedArrayBuffer;
      /** Depth of the world, where passes follow. */
      readonly scene: SharedArrayBuffer | null;
    }
  | {
      readonly kind: 'finish';
      readonly list: Finish;
      readonly color: SharedArrayBuffer;
      readonly depth: SharedArrayBuffer;
      readonly scene: SharedArrayBuffer;
      /** Where linear light goes, where it is wanted. */
      readonly light: SharedArrayBuffer | null;
    }
  | {
      readonly kind: 'identify';
      readonly width: number;
      readonly height: number;
      readonly color: SharedArrayBuffer;
      readonly png: boolean;
    };

/** From the worker. */
export type WorkerReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'textured'; readonly version: number }
  | { readonly kind: 'drawn'; readonly generation: number }
  | { readonly kind: 'finished' }
  | { readonly kind: 'identified'; readonly digest: string; readonly bands: readonly string[]; readonly png: Uint8Array | null }
  | { readonly kind: 'failed'; readonly message: string };
