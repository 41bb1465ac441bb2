import type { DisplayList, TextureSet } from '../display/display-list.ts';
import type { MeshParcel } from './mesh-parcel.ts';

/** A display list without its sections, which travel as handles. */
export type BareList = Omit<DisplayList, 'sections'>;

/** What a raster worker is started with. */
export interface WorkerStart {
  /** The shared word of the band counter. */
  readonly bandWord: Int32Array;
}

/** To the worker, in order. `frame` draws every band that it can take. */
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
    };

/** From the worker. */
export type WorkerReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'textured'; readonly version: number }
  | { readonly kind: 'drawn'; readonly generation: number }
  | { readonly kind: 'failed'; readonly message: string };
