import type { FieldEditor } from './field-editor.ts';
import { capHeight, ellipsis, textWidth } from './font.ts';
import { palette } from './palette.ts';
import type { Bounds, Modifiers, Stage } from './stage.ts';

/** A part of a field's text that has a colour of its own, in letters. */
export interface TextRun {
  readonly from: number;
  readonly to: number;
  readonly color: number;
}

/** A field of one line. */
export interface TextFieldSpec {
  /** What it is for; its id comes from this. Not drawn. */
  readonly label: string;
  readonly bounds: Bounds;
  readonly editor: FieldEditor;
  /** Drawn faintly while the field is empty. */
  readonly hint?: string;
  /** Without a frame, over a dark strip (the chat's field). */
  readonly bare?: boolean;
  /** Colours of parts of the text, in order; the rest is plain. */
  readonly runs?: readonly TextRun[];
  /** Drawn faintly behind the text, which could go on so. */
  readonly ghost?: string;
  /** Keys the editor has no use for (Enter, up, down); true when used. */
  key?(key: string, modifiers: Modifiers): boolean;
  /** The text changed by hand. */
  changed?(): void;
}

/** The caret is on for six ticks and off for six. */
const blinkTicks = 6;
const padding = 4;

/** First letter to draw so that the caret is in view: as few letters as possible are left out. */
function firstShown(editor: FieldEditor, room: number): number {
  let first = 0;
  while (first < editor.caret && textWidth(editor.slice(first, editor.caret)) > room - 2) first++;
  return first;
}

/** Draws a text field and lists it with its text as the value. */
export function textField(stage: Stage, spec: TextFieldSpec): void {
  const { bounds, editor } = spec;
  const [x, y, width, height] = bounds;
  const room = width - 2 * padding;
  const first = firstShown(editor, room);
  const caretAt = (pointerX: number): number => {
    let at = first;
    while (at < editor.length && x + padding + textWidth(editor.slice(first, at + 1)) - 2 < pointerX) at++;
    return at;
  };
  const look = stage.register({
    kind: 'field',
    label: spec.label,
    bounds,
    value: editor.text,
    actions: {
      press: (press) => editor.place(caretAt(press.x), press.shift),
      drag: (pointerX) => editor.place(caretAt(pointerX), true),
      key(key, modifiers) {
        const before = editor.text;
        const used = editor.key(key, modifiers, { read: () => stage.host.clipboard(), write: (text) => stage.host.copy(text) });
        if (editor.text !== before) spec.changed?.();
        return used || (spec.key?.(key, modifiers) ?? false);
      },
      text(text) {
        editor.insert(text);
        spec.changed?.();
      },
    },
  });
  if (spec.bare) stage.painter.rect(x, y, width, height, palette.ink, 215);
  else stage.painter.nineSlice(look.focused || look.hovered ? 'field-lit' : 'field', x, y, width, height);
  drawText(stage, spec, first, look.focused);
}

function drawText(stage: Stage, spec: TextFieldSpec, first: number, focused: boolean): void {
  const { painter, host } = stage;
  const { editor } = spec;
  const [x, y, width, height] = spec.bounds;
  const left = x + padding;
  const top = y + Math.floor((height - capHeight) / 2);
  const offset = (at: number): number => (at <= first ? 0 : textWidth(editor.slice(first, at)) + 1);
  painter.clip(x + 2, y, width - 4, height, () => {
    if (editor.length === 0 && spec.hint && !focused) painter.text(ellipsis(spec.hint, width - 2 * padding), left, top, palette.faded);
    const [from, to] = editor.selection;
    if (focused && from < to)
      painter.rect(left + offset(from) - 1, top - 2, offset(to) - offset(from) + 1, capHeight + 4, palette.amber900);
    for (const { from: start, to: end, color } of coloured(spec.runs ?? [], first, editor.length))
      painter.text(editor.slice(start, end), left + offset(start), top, color);
    if (spec.ghost) painter.text(spec.ghost, left + offset(editor.length), top, palette.slate500);
    if (!focused || Math.floor(host.ticks / blinkTicks) % 2 !== 0) return;
    painter.rect(left + offset(editor.caret) - (editor.caret > first ? 0 : 1), top - 2, 1, capHeight + 4, palette.amber300);
  });
}

/** The runs of a text from a letter on, with plain ones between them. */
function coloured(runs: readonly TextRun[], first: number, length: number): readonly TextRun[] {
  const out: TextRun[] = [];
  let at = first;
  for (const { from, to, color } of runs) {
    const start = Math.max(at, from);
    if (start > at) out.push({ from: at, to: start, color: palette.paper });
    if (to > start) out.push({ from: start, to, color });
    at = Math.max(at, to);
  }
  if (at < length) out.push({ from: at, to: length, color: palette.paper });
  return out;
}
