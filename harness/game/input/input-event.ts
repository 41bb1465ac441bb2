/** Who caused an input event (spec, "Input provenance"): a person, the control socket, or the game itself. */
export type Origin = 'user' | 'agent' | 'game';

export type MouseButton = 'left' | 'right' | 'middle';

/**
 * What a keyboard, a mouse or the control socket gives the game. Key names are those of options.txt without `key.keyboard.`
 * (`w`, `space`, `escape`, `f3`, `left.shift`, `1`). Pointer positions are GUI pixels.
 */
export type InputEvent =
  | { readonly type: 'key'; readonly key: string; readonly down: boolean }
  | { readonly type: 'button'; readonly button: MouseButton; readonly down: boolean; readonly shift?: boolean }
  /** The pointer over a screen, absolute. */
  | { readonly type: 'pointer'; readonly x: number; readonly y: number }
  /** The mouse while it steers the view, relative, in counts. */
  | { readonly type: 'motion'; readonly dx: number; readonly dy: number }
  | { readonly type: 'wheel'; readonly dy: number }
  | { readonly type: 'text'; readonly text: string }
  /** A view set directly, as a pad or an agent does: degrees, absolute. */
  | { readonly type: 'look'; readonly yaw: number; readonly pitch: number };
