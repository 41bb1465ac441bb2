import { keyTable } from './key-table.ts';

let dialog: HTMLDialogElement | null = null;

/** Opens the list of keys over the page, or closes it. */
export function toggleHelp(): void {
  dialog ??= makeDialog();
  if (dialog.open) dialog.close();
  else dialog.showModal();
}

/** Whether the list of keys is open. */
export function helpIsOpen(): boolean {
  return dialog?.open === true;
}

function makeDialog(): HTMLDialogElement {
  const element = document.createElement('dialog');
  element.setAttribute('aria-labelledby', 'help-title');
  const title = withText('h2', 'Keys');
  title.id = 'help-title';
  const close = withText('button', 'Close');
  close.type = 'button';
  close.addEventListener('click', () => element.close());
  const header = document.createElement('header');
  header.append(title, close);
  const groups = document.createElement('div');
  groups.className = 'key-groups';
  for (const group of new Set(keyTable.map((row) => row.group))) {
    const section = document.createElement('section');
    const list = document.createElement('dl');
    for (const { shown, does } of keyTable.filter((row) => row.group === group)) {
      const term = document.createElement('dt');
      term.append(withText('kbd', shown));
      list.append(term, withText('dd', does));
    }
    section.append(withText('h3', group), list);
    groups.append(section);
  }
  const pointer = withText('p', 'With a pointer: the wheel zooms, dragging moves, pointing tells a pixel.');
  pointer.className = 'note';
  element.append(header, groups, pointer);
  // A click beside the dialog closes it, as Esc does.
  element.addEventListener('click', (event) => {
    if (event.target === element) element.close();
  });
  document.body.append(element);
  return element;
}

function withText<T extends keyof HTMLElementTagNameMap>(tag: T, text: string): HTMLElementTagNameMap[T] {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}
