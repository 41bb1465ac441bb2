import type { GameWindow } from './window-api.ts';
import { WindowError } from './window-error.ts';
import type { WindowRequest } from './window-request.ts';

/** Which window system shows the game: `auto` takes an X11 window where there is an X server, else a Chromium page. */
export type WindowKind = 'auto' | 'x11' | 'chromium';

/**
 * Opens the game's window.
 * @throws WindowError when there is no display or nothing to open a window with; the message names the next step.
 */
export async function openGameWindow(request: WindowRequest & { readonly kind: WindowKind }): Promise<GameWindow> {
  const kind = request.kind === 'auto' ? chooseKind(request.env ?? process.env, process.platform) : request.kind;
  if (kind === 'x11') return (await import('./x11-window.ts')).openX11Window(request);
  return (await import('./chromium-window.ts')).openChromiumWindow(request);
}

/**
 * The window that suits a machine: X11 on systems where DISPLAY means an X server of the desktop, Chromium where windows need none (macOS,
 * Windows, Wayland alone).
 * @throws WindowError when there is no display at all.
 */
export function chooseKind(env: Readonly<Record<string, string | undefined>>, platform: NodeJS.Platform): 'x11' | 'chromium' {
  if (platform === 'darwin' || platform === 'win32') return 'chromium';
  if (env.DISPLAY !== undefined && env.DISPLAY !== '') return 'x11';
  if (env.WAYLAND_DISPLAY !== undefined && env.WAYLAND_DISPLAY !== '') return 'chromium';
  throw new WindowError(
    'There is no display for a window (DISPLAY and WAYLAND_DISPLAY are not set); start with --offscreen, or under a display (xvfb-run).',
  );
}
