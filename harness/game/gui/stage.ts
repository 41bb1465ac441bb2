import type { Widget } from './gui-api.ts';
import type { GuiHost } from './gui-host.ts';
import type { Painter } from './painter.ts';
import { WidgetIds } from './widget-id.ts';

export type Bounds = readonly [x: number, y: number, width: number, height: number];

/** A press of a pointer's button on a widget; positions in GUI pixels. */
export interface Press {
  readonly x: number;
  readonly y: number;
  /** The middle one only over slots. */
  readonly button: 'left' | 'right' | 'middle';
  readonly shift: boolean;
}

/** Which modifier keys are down. */
export interface Modifiers {
  readonly shift: boolean;
  readonly control: boolean;
}

/** What a widget does with input. All act at once. */
export interface WidgetActions {
  /** The pointer went down on it. */
  press?(press: Press): void;
  /** The pointer moved with the left button held since a press on it. */
  drag?(x: number, y: number): void;
  /** A key while it has the focus; true when it used it. Enter and Space arrive here as well. */
  key?(key: string, modifiers: Modifiers): boolean;
  /** Text while it has the focus. Only what has this takes text. */
  text?(text: string): void;
  /** The focus came to it from the keyboard. */
  focus?(): void;
}

/** What a draw function says about the widget it draws. */
export interface WidgetSpec {
  readonly kind: Widget['kind'];
  readonly label: string;
  readonly bounds: Bounds;
  /** A disabled widget is listed, but takes neither focus nor presses. */
  readonly enabled?: boolean;
  readonly value?: number | string;
  readonly selected?: boolean;
  /** Its value belongs to this computer, as a path does: whoever asks reads it, but no picture shows it. */
  readonly local?: boolean;
  readonly stack?: NonNullable<Widget['stack']>;
  /** An id taken before from `ids`, where the order of drawing is not the order of ids. */
  readonly id?: string;
  /** Where it lies when it is scrolled out of view: it is then not part of the picture, but can be scrolled to. */
  readonly hidden?: 'above' | 'below';
  /** A sentence about it, shown while the pointer is over it or it has the focus. */
  readonly hint?: string;
  readonly actions: WidgetActions;
}

/** A widget of the last drawing with its actions. */
export interface Registered {
  readonly widget: Widget;
  readonly actions: WidgetActions;
  readonly hidden?: 'above' | 'below';
  /** Where it lies in what scrolls, out of view or not; null for what does not scroll. */
  readonly place: Bounds | null;
}

/** A part of the picture that scrolls. */
export interface ScrollView {
  readonly bounds: Bounds;
  /** Scrolls as little as shows the rows from `top` to `bottom` of the picture as it is drawn now. */
  reveal(top: number, bottom: number): void;
}

/** How a widget that is being drawn stands to the player. */
export interface WidgetLook {
  readonly id: string;
  readonly hovered: boolean;
  readonly focused: boolean;
}

/** Which widget has the keyboard's focus. */
export interface Focus {
  id: string | null;
}

/** True when a point is inside. The right and lower edges are outside. */
export function contains(bounds: Bounds, x: number, y: number): boolean {
  return x >= bounds[0] && y >= bounds[1] && x < bounds[0] + bounds[2] && y < bounds[1] + bounds[3];
}

/** What the draw functions of one frame draw on: the painter, the host, and the list of widgets that grows as they draw. */
export class Stage {
  readonly painter: Painter;
  readonly host: GuiHost;
  readonly ids = new WidgetIds();
  readonly registered: Registered[] = [];
  /** The pointer in GUI pixels, null while it is nowhere. */
  readonly pointer: { readonly x: number; readonly y: number } | null;
  readonly #focus: Focus;
  #view: ScrollView | null = null;
  #hint: { readonly text: string; readonly hovered: boolean } | null = null;

  constructor(painter: Painter, host: GuiHost, pointer: { readonly x: number; readonly y: number } | null, focus: Focus) {
    this.painter = painter;
    this.host = host;
    this.pointer = pointer;
    this.#focus = focus;
  }

  /** Moves the keyboard's focus to a widget of this screen. For actions; a draw function has no reason to. */
  moveFocus(id: string): void {
    this.#focus.id = id;
  }

  /** Size of the picture in GUI pixels. */
  get width(): number {
    return this.painter.width;
  }

  get height(): number {
    return this.painter.height;
  }

  /** What there is to say about the widget under the pointer, else about the one with the focus. */
  get hint(): string | null {
    return this.#hint?.text ?? null;
  }

  /** Draws what scrolls: what lies outside of the view is neither painted nor part of the frame, but takes the focus and is then shown. */
  scrolled(view: ScrollView, draw: () => void): void {
    this.#view = view;
    this.painter.clip(...view.bounds, draw);
    this.#view = null;
  }

  /** Lists a widget; called by the function that draws it, and by nothing else. */
  register(spec: WidgetSpec): WidgetLook {
    const id = spec.id ?? this.ids.take(spec.kind, spec.label);
    const enabled = spec.enabled ?? true;
    const focused = enabled && id === this.#focus.id;
    const { bounds, hidden } = this.#shown(spec);
    const widget: Widget = {
      id,
      kind: spec.kind,
      label: spec.label,
      bounds,
      enabled,
      ...(spec.value !== undefined && { value: spec.value }),
      ...(spec.selected !== undefined && { selected: spec.selected }),
      ...(focused && { focused }),
      ...(spec.local && { local: true }),
      ...(spec.stack && { stack: spec.stack }),
    };
    this.registered.push({ widget, actions: this.#actions(spec), ...(hidden && { hidden }), place: this.#view ? spec.bounds : null });
    const over = this.pointer !== null && !hidden && contains(bounds, this.pointer.x, this.pointer.y);
    if (spec.hint !== undefined && (over || (focused && !this.#hint?.hovered))) this.#hint = { text: spec.hint, hovered: over };
    return { id, hovered: enabled && over, focused };
  }

  /** The part of a widget that is in view. */
  #shown({ bounds, hidden }: WidgetSpec): { readonly bounds: Bounds; readonly hidden?: 'above' | 'below' } {
    if (this.#view === null) return hidden ? { bounds, hidden } : { bounds };
    const [, viewTop, , viewHeight] = this.#view.bounds;
    const top = Math.max(bounds[1], viewTop);
    const bottom = Math.min(bounds[1] + bounds[3], viewTop + viewHeight);
    if (top < bottom) return { bounds: [bounds[0], top, bounds[2], bottom - top] };
    return { bounds, hidden: bounds[1] < viewTop ? 'above' : 'below' };
  }

  /** What scrolls comes into view with the focus. */
  #actions({ actions, bounds }: WidgetSpec): WidgetActions {
    const view = this.#view;
    if (view === null) return actions;
    return {
      ...actions,
      focus() {
        view.reveal(bounds[1], bounds[1] + bounds[3]);
        actions.focus?.();
      },
    };
  }
}
