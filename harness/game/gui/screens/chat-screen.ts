import { FieldEditor } from '../field-editor.ts';
import { brokenLines, chatScrollLimit, drawChatLines } from '../hud/chat-lines.ts';
import { textField } from '../text-field.ts';
import type { Screen, ScreenContext } from './screen.ts';

const longestLine = 256;
const fieldHeight = 14;
const pageLines = 8;

/** A line to say, over the game. Up and down go through what was said before; the wheel and the page keys through the chat. */
export function chatScreen({ host, go }: ScreenContext, initialText = ''): Screen {
  const editor = new FieldEditor(longestLine, initialText);
  let scroll = 0;
  /** How far back in the sent lines; 0 is the line being written, which is kept in `draft`. */
  let back = 0;
  let draft = '';
  const recall = (step: number): boolean => {
    const next = Math.min(host.sentLines.length, Math.max(0, back + step));
    if (next === back) return true;
    if (back === 0) draft = editor.text;
    back = next;
    editor.set(back === 0 ? draft : host.sentLines[host.sentLines.length - back]!);
    return true;
  };
  const send = (): boolean => {
    const line = editor.text.trim();
    if (line !== '') host.say(line);
    go('game');
    return true;
  };
  let limit = 0;
  const scrollBy = (lines: number): void => {
    scroll = Math.min(limit, Math.max(0, scroll + lines));
  };
  const keys: Readonly<Record<string, () => boolean>> = {
    enter: send,
    'keypad.enter': send,
    up: () => recall(1),
    down: () => recall(-1),
  };
  return {
    pauses: false,
    initialFocus: 'chat',
    back: () => go('game'),
    wheel: (dy) => scrollBy(dy),
    key(key) {
      if (key !== 'page.up' && key !== 'page.down') return false;
      scrollBy(key === 'page.up' ? pageLines : -pageLines);
      return true;
    },
    draw(stage) {
      limit = chatScrollLimit(brokenLines(stage).length);
      drawChatLines(stage, { open: true, scroll });
      textField(stage, {
        label: 'Chat',
        bounds: [2, stage.height - fieldHeight - 2, stage.width - 4, fieldHeight],
        editor,
        bare: true,
        key: (key) => keys[key]?.() ?? false,
      });
    },
  };
}
