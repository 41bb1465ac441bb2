import type { ReviewChange } from './review-data.ts';
import { type Choice, choiceWords, type Decision } from './review-state.ts';

/** The parts of the review that change. */
export interface ReviewPanel {
  readonly root: HTMLElement;
  readonly title: HTMLElement;
  readonly tally: HTMLElement;
  readonly says: HTMLElement;
  readonly strip: HTMLElement;
  readonly accept: HTMLButtonElement;
  readonly leaveOut: HTMLElement;
  readonly undo: HTMLButtonElement;
  /** The form that a reason is given in. */
  readonly why: HTMLFormElement;
  readonly reason: HTMLInputElement;
  readonly wrong: HTMLElement;
  readonly reasons: HTMLElement;
  readonly confirm: HTMLElement;
  readonly saving: HTMLElement;
  readonly author: HTMLInputElement;
  /** What was decided, once all is, and the line that takes the saved file. */
  readonly done: HTMLElement;
  readonly decisions: HTMLElement;
  readonly line: HTMLElement;
}

/** Makes the panel, hidden, at the top of the results. */
export function makePanel(): ReviewPanel {
  const root = document.createElement('section');
  root.className = 'review';
  root.hidden = true;
  root.setAttribute('aria-labelledby', 'review-title');
  const button = (action: string, key: string, label: string): string =>
    `<button type="button" data-do="${action}"><kbd>${key}</kbd> <span>${label}</span></button>`;
  root.innerHTML = `
<header><h2 id="review-title" tabindex="-1"></h2><p class="tally"></p>${button('review', 'r', 'Leave the review')}</header>
<p class="says"></p>
<div class="strip" role="group" aria-label="Results of this change"></div>
<div class="choices" role="group" aria-label="Decision">
  ${button('accept', 'a', 'Accept …')}${button('reject', 'x', 'Reject')}${button('later', 'w', 'Later')}${button('leave-out', 'o', 'Leave this one out')}${button('undo', 'u', 'Undo')}
  <span class="turn">${button('previous-change', 'h', 'Previous change')}${button('next-change', 'l', 'Next change')}</span>
</div>
<form class="why" hidden novalidate>
  <label for="why">Why is it right?</label> <input id="why" type="text" list="reasons" autocomplete="off" maxlength="2000" required aria-describedby="wrong"><datalist id="reasons"></datalist>
  <button type="submit"><kbd>Enter</kbd> <span></span></button>
  <p class="wrong" id="wrong" role="alert"></p>
</form>
<div class="done" hidden><ol aria-label="Decisions"></ol></div>
<div class="saving" hidden>
  <label for="who">Your name</label> <input id="who" type="text" autocomplete="name" maxlength="200" placeholder="else git's user.name">
  ${button('save', 's', 'Save the approval file')}${button('copy-commands', 'y', 'Copy as commands')}
</div>
<p class="repro keep" hidden><span></span> <code></code> <button type="button" data-do="copy">Copy</button></p>`;
  document.querySelector('main')?.prepend(root);
  const part = <E extends HTMLElement>(selector: string): E => root.querySelector<E>(selector)!;
  return {
    root,
    title: part('h2'),
    tally: part('.tally'),
    says: part('.says'),
    strip: part('.strip'),
    accept: part('[data-do=accept]'),
    leaveOut: part('[data-do=leave-out]'),
    undo: part('[data-do=undo]'),
    why: part('.why'),
    reason: part('#why'),
    wrong: part('.wrong'),
    reasons: part('datalist'),
    confirm: part('.why button span'),
    saving: part('.saving'),
    author: part('#who'),
    done: part('.done'),
    decisions: part('.done ol'),
    line: part('.keep'),
  };
}

/** Fills the strip with the results of a change; pictures are those of the list, asked for as they come into view. */
export function fillStrip({ strip }: ReviewPanel, change: ReviewChange, links: ReadonlyMap<string, HTMLAnchorElement>): void {
  strip.replaceChildren(
    ...change.results.map(({ at }) => {
      const link = links.get(at);
      const button = document.createElement('button');
      button.type = 'button';
      button.dataset.at = at;
      const picture = link?.querySelector('img');
      if (picture) {
        const image = document.createElement('img');
        image.loading = 'lazy';
        image.decoding = 'async';
        image.alt = '';
        image.src = picture.getAttribute('src') ?? '';
        button.append(image);
      }
      const name = document.createElement('span');
      name.textContent = link?.querySelector('b')?.textContent ?? at;
      button.append(name);
      return button;
    }),
  );
}

/** Marks the shown result and those that are left out. One stop of the tab key for all. */
export function markStrip({ strip }: ReviewPanel, shown: string, leftOut: ReadonlySet<string>): void {
  const buttons = [...strip.querySelectorAll<HTMLButtonElement>('button')];
  const chosen = buttons.find(({ dataset }) => dataset.at === shown) ?? buttons[0];
  for (const button of buttons) {
    const out = leftOut.has(button.dataset.at ?? '');
    button.setAttribute('aria-pressed', String(button === chosen));
    button.tabIndex = button === chosen ? 0 : -1;
    button.classList.toggle('out', out);
    const name = button.querySelector('span')?.textContent ?? '';
    button.setAttribute('aria-label', out ? `${name}, left out` : name);
  }
  chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** A decision in words, in its colour. */
export function decisionMark({ choice, reason }: Decision): HTMLElement {
  const mark = document.createElement('span');
  mark.className = `decision ${choice}`;
  mark.textContent = reason === '' ? choiceWords[choice] : `${choiceWords[choice]}: ${reason}`;
  return mark;
}

/** Puts the decision on a change into its line of the list. */
export function markList(change: string, decision: Decision | undefined): void {
  const line = document.querySelector(`.change[data-change="${CSS.escape(change)}"]`);
  line?.querySelector('.decision')?.remove();
  if (decision !== undefined) line?.querySelector('a > span:last-child')?.append(decisionMark(decision));
}

/** How far the review is, in words. */
export function tallyText(counts: Readonly<Record<Choice, number>>, all: number): string {
  const told = (['accept', 'reject', 'later'] as const).flatMap((choice) =>
    counts[choice] === 0 ? [] : [`${counts[choice]} ${choiceWords[choice]}`],
  );
  const open = all - counts.accept - counts.reject - counts.later;
  return [...told, ...(open === 0 ? [] : [`${open} open`])].join(', ');
}
