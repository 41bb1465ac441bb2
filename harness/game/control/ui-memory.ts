import type { UiShape, WidgetShape } from '../../../ctl/shapes.ts';

/** How many frames of the interface are remembered, of those that were asked for. */
const remembered = 32;

type Widgets = ReadonlyMap<string, string>;

/** Which of a frame's widgets a reply tells of. */
export interface UiQuestion {
  /** Only what is not as it was in that frame. */
  readonly since: number | undefined;
  /** Only widgets whose id, label or item holds this text, in upper or lower case. */
  readonly find: string | undefined;
}

/** Remembers what `ui` told of lately, so that it can tell of changes alone. */
export class UiMemory {
  readonly #frames = new Map<number, Widgets>();

  /** The reply to a question about a frame. A frame that is not remembered makes the reply tell everything, without `since`. */
  answer(frame: UiShape, { since, find }: UiQuestion): UiShape {
    const now: Widgets = new Map(frame.widgets.map((widget) => [widget.id, JSON.stringify(widget)]));
    const before = since === undefined ? undefined : this.#frames.get(since);
    this.#keep(frame.frame, now);
    const fresh = before === undefined ? frame.widgets : frame.widgets.filter(({ id }) => before.get(id) !== now.get(id));
    const widgets = find === undefined ? fresh : fresh.filter((widget) => holds(widget, find.toLowerCase()));
    if (before === undefined || since === undefined) return { ...frame, widgets };
    return { ...frame, widgets, since, removed: [...before.keys()].filter((id) => !now.has(id)) };
  }

  #keep(number: number, widgets: Widgets): void {
    this.#frames.delete(number);
    this.#frames.set(number, widgets);
    for (const oldest of this.#frames.keys()) {
      if (this.#frames.size <= remembered) break;
      this.#frames.delete(oldest);
    }
  }
}

function holds({ id, label, stack }: WidgetShape, text: string): boolean {
  return [id, label, stack?.item ?? ''].some((part) => part.toLowerCase().includes(text));
}
