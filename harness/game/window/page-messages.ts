/** What the page tells the game. Positions and sizes are CSS pixels, which are picture pixels. */
export type PageMessage =
  | { readonly type: 'shown'; readonly frame: number }
  | { readonly type: 'key'; readonly down: boolean; readonly code: string; readonly key: string; readonly text: string | null }
  | { readonly type: 'button'; readonly down: boolean; readonly button: number; readonly shift: boolean }
  | { readonly type: 'pointer'; readonly x: number; readonly y: number }
  | { readonly type: 'motion'; readonly dx: number; readonly dy: number }
  | { readonly type: 'wheel'; readonly notches: number }
  /** What the person is about to paste; the key that does it follows. */
  | { readonly type: 'clipboard'; readonly text: string }
  | { readonly type: 'focus'; readonly focused: boolean }
  | { readonly type: 'resize'; readonly width: number; readonly height: number }
  /** The browser took the pointer lock away, as it does on Escape without telling the page of the key. */
  | { readonly type: 'unlocked' };

/**
 * A frame on its way to the page: seven little-endian 32-bit numbers (bytes after these seven, frame number, picture width and height,
 * first row, rows, more pieces of this frame to come), then the rows in RGBA.
 */
export const frameHeaderBytes = 28;
