import type { WindowEvents } from './window-api.ts';

/** What a window of either backend needs to open. */
export interface WindowRequest {
  /** Size of the picture in pixels. */
  readonly width: number;
  readonly height: number;
  /** Smallest size that the person may make it, where the window system can be told. */
  readonly least?: { readonly width: number; readonly height: number };
  readonly title: string;
  readonly events: WindowEvents;
  /** Where the display is named. Default: this process's environment. */
  readonly env?: Readonly<Record<string, string | undefined>>;
}
