import type { Frame } from '../display/renderer.ts';

/** What a capture should bring besides the digests. */
export interface CaptureOptions {
  /** Encode the frame as a PNG. */
  readonly png?: boolean;
}

/** What identifies a frame's pixels: see still/pixels/frame-digest.ts. */
export interface Identity {
  readonly digest: string;
  readonly bands: readonly string[];
  /** The frame as a PNG file; null unless asked for. */
  readonly png: Uint8Array | null;
}

/** A drawn frame and its identity. The frame's pixels are valid until the next frame, the rest for good. */
export interface Capture extends Identity {
  readonly frame: Frame;
}

/** Digests RGBA pixels and, with `png`, encodes them. The code for it loads when first needed: most frames are never captured. */
export async function identifyPixels(pixels: Uint8Array, width: number, height: number, png: boolean): Promise<Identity> {
  const { frameDigest } = await import('../../../still/pixels/frame-digest.ts');
  const { digest, bands } = frameDigest(pixels, width, height);
  if (!png) return { digest, bands, png: null };
  const { encodePngInPool } = await import('../../../still/pixels/encode-png.ts');
  return { digest, bands, png: await encodePngInPool(pixels, width, height) };
}
