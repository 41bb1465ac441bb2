import type { InputEvent } from '../input/input-event.ts';

/** What a window reports. Input is always a person's. Key names are those of InputEvent; pointer positions are picture pixels. */
export interface WindowEvents {
  input(event: InputEvent): void;
  /** The pointer moved over the window while it is free, in picture pixels. */
  pointer(x: number, y: number): void;
  resize(width: number, height: number): void;
  focus(focused: boolean): void;
  /** What is on the system's clipboard, told before the key that pastes it. */
  clipboard(text: string): void;
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
  /** Fills the screen, or goes back to a window. `resize` follows when that changes the size. */
  setFullScreen(on: boolean): Promise<void>;
  /** Puts text on the system's clipboard, for as long as the window is open. */
  copyText(text: string): Promise<void>;
  close(): Promise<void>;
}
