import type { ChatLine } from '../gui/gui-host.ts';

/** How many lines the chat keeps (minecraft.wiki, "Chat"). */
const keptLines = 100;

/** The chat of the open world, and what the player sent before. */
export class ChatLog {
  #lines: ChatLine[] = [];
  #sent: string[] = [];

  get lines(): readonly ChatLine[] {
    return this.#lines;
  }

  get sent(): readonly string[] {
    return this.#sent;
  }

  /** @param tick in the clock of what fades. @param from who said it, null for what the game says. */
  add(text: string, tick: number, from: string | null = null): void {
    this.#lines = [...this.#lines, { text, tick, from }].slice(-keptLines);
  }

  noteSent(line: string): void {
    if (this.#sent.at(-1) !== line) this.#sent = [...this.#sent, line].slice(-keptLines);
  }

  clear(): void {
    this.#lines = [];
  }
}
