/** The clipboard as the game's text fields know it: the system's where there is a window, else the game's own. */
export class Clipboard {
  #text = '';
  #copied: (text: string) => void = () => {};

  get text(): string {
    return this.#text;
  }

  /** Another program's text is on the system's clipboard. */
  receive(text: string): void {
    this.#text = text;
  }

  /** The player copied text. */
  copy(text: string): void {
    this.#text = text;
    this.#copied(text);
  }

  /** Says who hears of what is copied. */
  follow(copied: (text: string) => void): void {
    this.#copied = copied;
  }
}
