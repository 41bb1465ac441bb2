import type { ChatCompletion } from '../../simulation/commands/chat-completion.ts';
import type { FieldEditor } from '../field-editor.ts';
import { ellipsis, textWidth } from '../font.ts';
import { palette } from '../palette.ts';
import type { Stage } from '../stage.ts';

/** Rows that are shown at once, as in the Java game. */
const mostRows = 10;
const rowHeight = 12;
const padding = 3;

/** What the list asks of the chat's field. */
export interface SuggestionField {
  readonly editor: FieldEditor;
  /** The completion of the line as it is; null where nothing is known of it. */
  complete(line: string, caret: number): ChatCompletion | null;
}

/**
 * The list of what could be written, over the chat's field: it opens while a command is typed, arrows and the wheel choose, Tab writes
 * the chosen one and then the next, Escape closes it (minecraft.wiki, "Chat", "Command suggestions").
 */
export class SuggestionList {
  readonly #field: SuggestionField;
  /** The line that the completion is of. */
  #of: string | null = null;
  #completion: ChatCompletion | null = null;
  #selected = 0;
  #first = 0;
  #closed = false;
  /** Tab was used, so the next one goes on to the next suggestion. */
  #cycling = false;
  /** The line without what Tab wrote into it, from which Tab goes on. */
  #typed: { readonly line: string; readonly caret: number } | null = null;

  constructor(field: SuggestionField) {
    this.#field = field;
  }

  /** What is known of the line. */
  get completion(): ChatCompletion | null {
    this.#follow();
    return this.#completion;
  }

  get open(): boolean {
    this.#follow();
    return !this.#closed && this.#suggestions.length > 0;
  }

  /** The chosen suggestion's end, as it would go on behind the caret; empty when the caret is not at the end. */
  get ghost(): string {
    const { editor } = this.#field;
    const completion = this.completion;
    if (!this.open || completion === null || editor.caret !== editor.length) return '';
    const typed = editor.slice(completion.from);
    const chosen = this.#suggestions[this.#selected] ?? '';
    return chosen.startsWith(typed) ? chosen.slice(typed.length) : '';
  }

  /** The line was changed by hand: whatever was written by Tab counts as typed now. */
  changed(): void {
    this.#typed = null;
    this.#cycling = false;
    this.#closed = false;
    this.#of = null;
  }

  /** The line came out of what was said before: its list opens only when it is changed or Tab is pressed. */
  recalled(): void {
    this.changed();
    this.#closed = true;
  }

  /** A key that the field had no use for; true when the list used it. */
  key(key: string, shift: boolean): boolean {
    if (key === 'tab') return this.#tab(shift);
    if (!this.open) return false;
    if (key === 'up' || key === 'down') {
      this.#choose(this.#selected + (key === 'up' ? -1 : 1));
      this.#cycling = false;
      return true;
    }
    if (key !== 'escape') return false;
    this.#closed = true;
    return true;
  }

  /** The wheel; true when the list used it. */
  wheel(dy: number): boolean {
    if (!this.open) return false;
    this.#first = Math.max(0, Math.min(this.#suggestions.length - mostRows, this.#first - Math.sign(dy)));
    return true;
  }

  #tab(shift: boolean): boolean {
    this.#follow();
    if (this.#suggestions.length === 0) return this.#field.editor.text.startsWith('/');
    if (this.#closed) {
      this.#closed = false;
      return true;
    }
    if (this.#cycling) this.#choose(this.#selected + (shift ? -1 : 1));
    this.#write();
    this.#cycling = true;
    return true;
  }

  get #suggestions(): readonly string[] {
    return this.#completion?.suggestions ?? [];
  }

  #choose(at: number): void {
    const count = this.#suggestions.length;
    this.#selected = (at + count) % count;
    this.#first = Math.min(this.#selected, Math.max(this.#first, this.#selected - mostRows + 1));
  }

  /** Writes the chosen suggestion into the line, in place of what was typed of it. */
  #write(): void {
    const { editor } = this.#field;
    const { line, caret } = this.#typed ?? { line: editor.text, caret: editor.caret };
    this.#typed = { line, caret };
    const letters = [...line];
    const from = this.#completion?.from ?? 0;
    const head = `${letters.slice(0, from).join('')}${this.#suggestions[this.#selected] ?? ''}`;
    editor.set(head + letters.slice(caret).join(''));
    editor.place([...head].length, false);
    this.#of = this.#key();
  }

  #key(): string {
    const { editor } = this.#field;
    return `${editor.caret} ${editor.text}`;
  }

  /** Asks anew when the line or the caret is another. */
  #follow(): void {
    const key = this.#key();
    if (key === this.#of) return;
    const { editor } = this.#field;
    this.#of = key;
    this.#typed = null;
    this.#cycling = false;
    this.#selected = 0;
    this.#first = 0;
    this.#completion = this.#field.complete(editor.text, editor.caret);
  }

  /** Draws the list, or else what may follow or what is wrong, above the field whose text begins at x. Each row is a widget. */
  draw(stage: Stage, x: number, bottom: number): void {
    const completion = this.completion;
    if (completion === null) return;
    const left = x + textWidth(this.#field.editor.slice(0, completion.from));
    if (this.open) this.#drawRows(stage, left, bottom);
    else if (completion.fault !== null) this.#drawLines(stage, [completion.fault.message], x, bottom, palette.red);
    else this.#drawLines(stage, completion.usage.slice(0, mostRows), left, bottom, palette.slate300);
  }

  #drawLines(stage: Stage, whole: readonly string[], x: number, bottom: number, color: number): void {
    if (whole.length === 0) return;
    const lines = whole.map((line) => ellipsis(line, stage.width - 4 - 2 * padding));
    const width = Math.max(...lines.map((line) => textWidth(line))) + 2 * padding;
    const left = Math.max(2, Math.min(x, stage.width - width - 2));
    const top = bottom - lines.length * rowHeight;
    stage.painter.rect(left, top, width, lines.length * rowHeight, palette.ink, 215);
    for (const [i, line] of lines.entries()) stage.painter.text(line, left + padding, top + i * rowHeight + 3, color);
  }

  #drawRows(stage: Stage, x: number, bottom: number): void {
    const suggestions = this.#suggestions;
    const shown = suggestions.slice(this.#first, this.#first + mostRows);
    const width = Math.max(...suggestions.map((text) => textWidth(text))) + 2 * padding + 2;
    const left = Math.max(2, Math.min(x - padding, stage.width - width - 2));
    const top = bottom - shown.length * rowHeight;
    const { painter } = stage;
    painter.rect(left, top, width, shown.length * rowHeight, palette.ink, 225);
    if (this.#first > 0) painter.rect(left, top, width, 1, palette.slate500);
    if (this.#first + mostRows < suggestions.length) painter.rect(left, bottom - 1, width, 1, palette.slate500);
    for (const [i, text] of shown.entries()) {
      const index = this.#first + i;
      const y = top + i * rowHeight;
      const look = stage.register({
        kind: 'row',
        label: text,
        bounds: [left, y, width, rowHeight],
        selected: index === this.#selected,
        actions: {
          press: () => {
            stage.moveFocus('chat');
            this.#selected = index;
            this.#write();
            this.#cycling = true;
          },
        },
      });
      const chosen = index === this.#selected;
      if (chosen) painter.rect(left, y, width, rowHeight, palette.slate700, 200);
      painter.text(text, left + padding, y + 3, chosen ? palette.amber300 : look.hovered ? palette.paper : palette.slate300);
    }
  }
}
