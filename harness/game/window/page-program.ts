import type { PageMessage } from './page-messages.ts';

/** What the program in the page is told when it starts. */
export interface PageProgramSettings {
  /** Address of the endless response that brings frames. */
  readonly frames: string;
  /** Address that takes the canvas's pixels. */
  readonly readBack: string;
  readonly headerBytes: number;
}

/** What the program offers to the game, as `horizonGame` of the page's window. */
export interface PageProgram {
  grab(wanted: boolean): Promise<void>;
  readBack(): Promise<void>;
  fullScreen(on: boolean): Promise<void>;
  copy(text: string): Promise<void>;
}

/**
 * The program in the page. It is sent there as text, so it may use nothing from outside itself. It draws what arrives and reports what
 * the person does; everything else is the game's.
 */
export function pageProgram(settings: PageProgramSettings): void {
  const canvas = document.querySelector('canvas') as HTMLCanvasElement;
  const surface = canvas.getContext('2d', { alpha: false, willReadFrequently: true }) as CanvasRenderingContext2D;
  const tell = (message: PageMessage): void => (Reflect.get(window, 'horizonTell') as (m: PageMessage) => void)(message);
  const isMac = navigator.platform.startsWith('Mac');
  let wanted = false;
  let notches = 0;

  const draw = (head: DataView, pixels: Uint8ClampedArray<ArrayBuffer>): void => {
    const [frame, width, height, y, rows, more] = [4, 8, 12, 16, 20, 24].map((at) => head.getUint32(at, true));
    if (canvas.width !== width || canvas.height !== height) {
      canvas.width = width;
      canvas.height = height;
    }
    if (rows > 0) surface.putImageData(new ImageData(pixels, width, rows), 0, y);
    if (more === 0) tell({ type: 'shown', frame });
  };

  const receive = async (): Promise<void> => {
    const response = await fetch(settings.frames);
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    const header = new Uint8Array(settings.headerBytes);
    const head = new DataView(header.buffer);
    let into: Uint8Array = header;
    let filled = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      let used = 0;
      // A piece without rows has a body of no bytes, which is complete as soon as its header is.
      while (used < value.length || (into !== header && into.length === 0)) {
        const take = Math.min(into.length - filled, value.length - used);
        into.set(value.subarray(used, used + take), filled);
        used += take;
        filled += take;
        if (filled < into.length) continue;
        filled = 0;
        if (into === header) into = new Uint8Array(head.getUint32(0, true));
        else {
          draw(head, new Uint8ClampedArray(into.buffer as ArrayBuffer));
          into = header;
        }
      }
    }
  };

  const lock = async (): Promise<void> => {
    // Refused for a moment after the person left it with Escape: the next click asks again.
    await Promise.resolve(canvas.requestPointerLock()).catch(() => {});
  };

  const typed = (event: KeyboardEvent): string | null => {
    const thirdLevel = event.getModifierState('AltGraph') || (isMac && event.altKey);
    if ((event.ctrlKey || event.altKey || event.metaKey) && !thirdLevel) return null;
    return [...event.key].length === 1 && event.key >= ' ' ? event.key : null;
  };
  /** A key that pastes waits for what is pasted, which the browser hands over right behind it. */
  let pasting: (() => void) | null = null;
  const paste = (): void => {
    pasting?.();
    pasting = null;
  };
  const key = (event: KeyboardEvent, down: boolean): void => {
    event.stopPropagation();
    const { code } = event;
    const tellKey = (): void => tell({ type: 'key', down, code, key: event.key, text: down ? typed(event) : null });
    paste();
    if (down && (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'v') {
      pasting = tellKey;
      setTimeout(paste);
      return;
    }
    // Every other key is the game's: F3 opens no find bar, Ctrl+W closes nothing.
    event.preventDefault();
    tellKey();
  };
  const point = (event: MouseEvent): void => {
    if (document.pointerLockElement === null) tell({ type: 'pointer', x: event.clientX, y: event.clientY });
  };

  window.addEventListener('keydown', (event) => key(event, true), true);
  window.addEventListener('keyup', (event) => key(event, false), true);
  window.addEventListener('paste', (event) => {
    event.preventDefault();
    tell({ type: 'clipboard', text: event.clipboardData?.getData('text/plain') ?? '' });
    paste();
  });
  window.addEventListener('contextmenu', (event) => event.preventDefault());
  window.addEventListener('mousedown', (event) => {
    event.preventDefault();
    point(event);
    if (wanted && document.pointerLockElement === null) void lock();
    tell({ type: 'button', down: true, button: event.button, shift: event.shiftKey });
  });
  window.addEventListener('mouseup', (event) => {
    event.preventDefault();
    point(event);
    tell({ type: 'button', down: false, button: event.button, shift: event.shiftKey });
  });
  window.addEventListener('mousemove', (event) => {
    if (document.pointerLockElement === null) point(event);
    else if (event.movementX !== 0 || event.movementY !== 0) tell({ type: 'motion', dx: event.movementX, dy: event.movementY });
  });
  window.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      // Chromium counts 120 a notch here whatever the system's scroll step; a touchpad's small steps add up.
      notches += Number(Reflect.get(event, 'wheelDeltaY')) / 120;
      const whole = Math.trunc(notches);
      notches -= whole;
      if (whole !== 0) tell({ type: 'wheel', notches: whole });
    },
    { passive: false },
  );
  window.addEventListener('focus', () => tell({ type: 'focus', focused: true }));
  window.addEventListener('blur', () => tell({ type: 'focus', focused: false }));
  window.addEventListener('resize', () => tell({ type: 'resize', width: window.innerWidth, height: window.innerHeight }));
  document.addEventListener('pointerlockchange', () => {
    if (document.pointerLockElement === null && wanted && document.hasFocus()) tell({ type: 'unlocked' });
  });

  const program: PageProgram = {
    async grab(want) {
      wanted = want;
      if (want && document.hasFocus()) await lock();
      else if (!want) document.exitPointerLock();
    },
    async fullScreen(on) {
      // A browser or a window manager that does not allow it leaves the window as it is.
      const done = on ? document.documentElement.requestFullscreen() : document.fullscreenElement && document.exitFullscreen();
      await Promise.resolve(done).catch(() => {});
    },
    async copy(text) {
      // A browser that does not allow it leaves the text to the game alone.
      await navigator.clipboard.writeText(text).catch(() => {});
    },
    async readBack() {
      const { width, height } = canvas;
      const pixels = surface.getImageData(0, 0, width, height).data;
      await fetch(`${settings.readBack}?width=${width}&height=${height}`, { method: 'POST', body: pixels });
    },
  };
  Reflect.set(window, 'horizonGame', program);
  tell({ type: 'resize', width: window.innerWidth, height: window.innerHeight });
  tell({ type: 'focus', focused: document.hasFocus() });
  void receive();
}
