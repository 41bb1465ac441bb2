import { approvalCommands, approvalFile, fileCommand } from './approval-text.ts';
import { keep, kept } from './kept.ts';
import { type ReviewChange, type ReviewData, readReviewData } from './review-data.ts';
import { decisionMark, fillStrip, makePanel, markList, markStrip, type ReviewPanel, tallyText } from './review-panel.ts';
import { type Choice, decided, leftOut, nextOpen, type ReviewState, shortestReason, tally, undecided } from './review-state.ts';
import { saveFile } from './save-file.ts';
import { say, tell } from './saying.ts';
import type { Selection } from './selection.ts';
import { unfold } from './unfolding.ts';

/**
 * Deciding on what changed, one cause at a time: the results of a change are shown as everywhere on the page, below a panel that holds the
 * decision. Nothing is approved here; what was accepted is saved as a file, or copied as commands.
 */
export class Review {
  readonly #data: ReviewData;
  readonly #selection: Selection;
  readonly #panel: ReviewPanel;
  readonly #links: ReadonlyMap<string, HTMLAnchorElement>;
  readonly #past: { readonly state: ReviewState; readonly at: number }[] = [];
  #state: ReviewState;
  /** Index of the change in hand. */
  #at = 0;

  private constructor(data: ReviewData, selection: Selection) {
    this.#data = data;
    this.#selection = selection;
    this.#panel = makePanel();
    this.#links = new Map(
      [...document.querySelectorAll<HTMLAnchorElement>('.list a')].map((link) => [link.getAttribute('href')?.slice(1) ?? '', link]),
    );
    this.#state = restored(data);
    this.#panel.author.value = kept('local', 'author') ?? '';
    this.#panel.author.addEventListener('change', () => keep('local', 'author', this.#panel.author.value.trim()));
    this.#panel.why.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#confirm();
    });
    this.#panel.reason.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.#closeForm();
    });
    for (const { id } of data.changes) markList(id, this.#state.decisions[id]);
  }

  /** Makes ready to review what the page was given; null when nothing failed. */
  static of(selection: Selection): Review | null {
    const data = readReviewData();
    return data === null ? null : new Review(data, selection);
  }

  get isOpen(): boolean {
    return !this.#panel.root.hidden;
  }

  /** Begins with the shown change, or the first that is open; or leaves the review. What was decided stays. */
  toggle(): void {
    const { root } = this.#panel;
    root.hidden = this.isOpen;
    if (root.hidden) {
      tell('The review is left; what was decided is kept');
      return;
    }
    const shown = this.#changeOf(this.#selection.current()?.id ?? '');
    const open = shown >= 0 && this.#state.decisions[this.#data.changes[shown]!.id] === undefined ? shown : null;
    this.#enter(open ?? nextOpen(this.#state, this.#data.changes, -1) ?? 0);
  }

  /** Follows when another result is shown. */
  follow(id: string): void {
    if (!this.isOpen) return;
    const change = this.#changeOf(id);
    if (change >= 0 && change !== this.#at) this.#take(change);
    this.#render();
  }

  /** Asks why the change in hand is right. */
  accept(): void {
    const { approvable, says } = this.#change;
    if (!approvable) {
      say(`It cannot be approved: ${says}`);
      return;
    }
    if (this.#taken() === 0) {
      say('All of it is left out');
      return;
    }
    const { why, reason, reasons } = this.#panel;
    const earlier = [...new Set(Object.values(this.#state.decisions).map((decision) => decision.reason))].filter(Boolean);
    reasons.replaceChildren(...earlier.map((text) => new Option(text)));
    why.hidden = false;
    reason.value = this.#state.decisions[this.#change.id]?.reason ?? '';
    this.#tellWrong('');
    reason.focus();
  }

  /** Decides against the change in hand, or puts it off. */
  decide(choice: Exclude<Choice, 'accept'>): void {
    this.#note(decided(this.#state, this.#change.id, choice));
    this.#goOn();
  }

  /** Leaves the shown result out of its change, or takes it in again. */
  leaveOut(): void {
    const shown = this.#selection.current()?.id ?? '';
    if (!this.#change.approvable || !this.#change.results.some(({ at }) => at === shown)) {
      say('No result of this change is shown');
      return;
    }
    this.#note(leftOut(this.#state, shown));
    this.#render();
    tell(this.#state.leftOut.includes(shown) ? 'Left out' : 'Taken in');
  }

  /** Takes the last decision back. */
  undo(): void {
    const last = this.#past.pop();
    if (last === undefined) {
      say('Nothing to undo');
      return;
    }
    this.#keep(last.state);
    this.#enter(last.at);
    say('Undone');
  }

  moveChange(by: number): void {
    const { length } = this.#data.changes;
    this.#enter((this.#at + by + length) % length);
  }

  /** Shows another result of the change in hand. */
  moveResult(by: number): void {
    const { results } = this.#change;
    const at = results.findIndex((each) => each.at === this.#selection.current()?.id);
    this.showResult(results[Math.max(0, Math.min(results.length - 1, at < 0 ? 0 : at + by))]!.at);
  }

  showResult(at: string): void {
    this.#selection.go(at);
  }

  /** Hands over the approval file, and shows the command that takes it. */
  save(): void {
    const author = this.#panel.author.value.trim();
    const file = approvalFile(this.#data, this.#state, author, new Date().toISOString());
    if (file === null) {
      say('Nothing is accepted yet');
      return;
    }
    saveFile(file.name, file.text);
    const { line } = this.#panel;
    const command = fileCommand(this.#data, file.name);
    line.querySelector('span')!.textContent =
      `Saved, for ${file.shots} ${file.shots === 1 ? 'shot' : 'shots'}. In the checkout, with the path it was saved to:`;
    line.querySelector('code')!.textContent = command;
    line.querySelector('button')!.dataset.copy = command;
    line.hidden = false;
    say(`Saved ${file.name}`);
  }

  /** Copies what was accepted as commands. */
  copyCommands(): void {
    const commands = approvalCommands(this.#data, this.#state, this.#panel.author.value.trim());
    if (commands === '') {
      say('Nothing is accepted yet');
      return;
    }
    const { line } = this.#panel;
    line.querySelector('span')!.textContent = 'In the checkout:';
    line.querySelector('code')!.textContent = commands;
    const button = line.querySelector('button')!;
    button.dataset.copy = commands;
    line.hidden = false;
    button.click();
  }

  /** The line of the change in hand in the list. */
  #lineOfChange(): Element | null {
    return this.#links.get(this.#change.results[0]?.at ?? '') ?? null;
  }

  get #change(): ReviewChange {
    return this.#data.changes[this.#at]!;
  }

  /** Which change a result, or the page of a change, belongs to; -1 when to none. */
  #changeOf(id: string): number {
    return this.#data.changes.findIndex((change) => id === `change-${change.id}` || change.results.some(({ at }) => at === id));
  }

  #enter(at: number): void {
    this.#take(at);
    const first = this.#change.results[0];
    if (first !== undefined) this.#selection.go(first.at);
    this.#render();
    this.#panel.title.focus({ preventScroll: true });
    scrollTo(0, 0);
    tell(`${this.#panel.title.textContent}: ${this.#change.says}, ${this.#change.size}`);
  }

  #take(at: number): void {
    unfold(this.#lineOfChange(), false);
    this.#at = at;
    this.#panel.why.hidden = true;
    fillStrip(this.#panel, this.#change, this.#links);
  }

  #confirm(): void {
    const { reason } = this.#panel;
    if (reason.value.trim().length < shortestReason) {
      this.#tellWrong('A reason is needed: nothing is accepted without one.');
      reason.focus();
      return;
    }
    this.#note(decided(this.#state, this.#change.id, 'accept', reason.value));
    this.#closeForm();
    this.#goOn();
  }

  #closeForm(): void {
    this.#panel.why.hidden = true;
    this.#panel.title.focus({ preventScroll: true });
  }

  #tellWrong(text: string): void {
    this.#panel.wrong.textContent = text;
    this.#panel.reason.setAttribute('aria-invalid', String(text !== ''));
  }

  #note(state: ReviewState): void {
    this.#past.push({ state: this.#state, at: this.#at });
    this.#keep(state);
  }

  #keep(state: ReviewState): void {
    this.#state = state;
    this.#panel.line.hidden = true;
    for (const { id } of this.#data.changes) markList(id, state.decisions[id]);
    keep('session', `review ${this.#data.run}`, JSON.stringify(state));
  }

  /** To the next change that is open, or to the end. */
  #goOn(): void {
    const next = nextOpen(this.#state, this.#data.changes, this.#at);
    if (next !== null) {
      this.#enter(next);
      return;
    }
    this.#render();
    this.#panel.title.focus({ preventScroll: true });
    tell(this.#panel.title.textContent ?? '');
  }

  /** How many results of the change in hand would be approved. */
  #taken(): number {
    const out = new Set(this.#state.leftOut);
    return this.#change.results.filter(({ at, item }) => item !== null && !out.has(at)).length;
  }

  #render(): void {
    const { title, tally: told, says, accept, leaveOut, undo, confirm, saving, done, decisions } = this.#panel;
    const { changes } = this.#data;
    const counts = tally(this.#state);
    const finished = nextOpen(this.#state, changes, -1) === null;
    const decision = this.#state.decisions[this.#change.id];
    title.textContent = finished
      ? `All decided: change ${this.#at + 1} of ${changes.length}`
      : `Change ${this.#at + 1} of ${changes.length}`;
    told.textContent = tallyText(counts, changes.length);
    const shown = this.#selection.current()?.id ?? '';
    const out = new Set(this.#state.leftOut);
    const without = this.#change.results.filter(({ at }) => out.has(at)).length;
    const size = without === 0 ? this.#change.size : `${this.#change.size}; ${without} left out`;
    says.replaceChildren(`${capital(this.#change.says)} (${size})`, ...(decision === undefined ? [] : [decisionMark(decision)]));
    markStrip(this.#panel, shown, out);
    accept.disabled = !this.#change.approvable;
    leaveOut.querySelector('span')!.textContent = out.has(shown) ? 'Take this one in' : 'Leave this one out';
    undo.disabled = this.#past.length === 0;
    const taken = this.#taken();
    confirm.textContent = `Accept ${taken} ${taken === 1 ? 'shot' : 'shots'}`;
    saving.hidden = counts.accept === 0;
    done.hidden = !finished;
    decisions.replaceChildren(
      ...changes.map(({ id, says: what }) => {
        const item = document.createElement('li');
        item.append(`${what} `, ...(this.#state.decisions[id] === undefined ? [] : [decisionMark(this.#state.decisions[id])]));
        return item;
      }),
    );
  }
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What was decided on this run before the page was loaded again; nothing where that is not to be read. */
function restored(data: ReviewData): ReviewState {
  try {
    const state = JSON.parse(kept('session', `review ${data.run}`) ?? '') as ReviewState;
    const known = new Set(data.changes.map(({ id }) => id));
    return { decisions: Object.fromEntries(Object.entries(state.decisions).filter(([id]) => known.has(id))), leftOut: state.leftOut };
  } catch {
    return undecided;
  }
}
