import type { InputEvent } from '../input/input-event.ts';

/** What a window reports. Input is always a person's. Key names are those of InputEvent; pointer positions are picture pixels. */
export interface WindowEvents {
  input(event: InputEvent): void;
  /** The pointer moved over the window while it is free, in picture pixels. */
  pointer(x: number, y: number): void;
  resize(width: number, height: number): void;
  focus(focused: boolean): void;
  /** The window manager or the person asked to close it. */
  close(): void;
  /** The display is gone; `reason` is one sentence. The window is unusable after this. */
  lost(reason: string): void;
}

/** A window that shows frames and reports input. */
export interface GameWindow {
  readonly kind: 'x11' | 'chromium';
  /** Shows RGBA pixels, rows top down. Resolves when the display has them. */
  show(pixels: Uint8Array, width: number, height: number): Promise<void>;
  /** Reads back what the display shows, RGBA, for tests: from the X server or the page, not from memory of what was sent. */
  readBack(): Promise<{ readonly width: number; readonly height: number; readonly pixels: Uint8Array }>;
  /** Grabs the pointer so that motion steers the view, or frees it. */
  grabPointer(grab: boolean): Promise<void>;
  setTitle(title: string): Promise<void>;
  close(): Promise<void>;
}
