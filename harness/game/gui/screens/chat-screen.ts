import type { ChatCompletion } from '../../simulation/commands/chat-completion.ts';
import { FieldEditor } from '../field-editor.ts';
import { brokenLines, chatScrollLimit, drawChatLines } from '../hud/chat-lines.ts';
import { palette } from '../palette.ts';
import { type TextRun, textField } from '../text-field.ts';
import type { Screen, ScreenContext } from './screen.ts';
import { SuggestionList } from './suggestion-list.ts';

const longestLine = 256;
const fieldHeight = 14;
const pageLines = 8;

/** Colours of a command's arguments in turn, so that one sees where each begins. */
const argumentColors = [0x7fd0e8, palette.amber300, palette.green, 0xe6a3d8, palette.amber500];

/** The colours of a command that is being written: words of its own, its arguments, and what does not fit. */
function commandRuns({ words, fault }: ChatCompletion, length: number): readonly TextRun[] {
  let nth = 0;
  const runs = words.map(({ from, to, kind }) => ({
    from,
    to,
    color: kind === 'literal' ? palette.slate300 : argumentColors[nth++ % argumentColors.length]!,
  }));
  return fault === null ? runs : [...runs.filter(({ to }) => to <= fault.at), { from: fault.at, to: length, color: palette.red }];
}

/** A line to say, over the game. Up and down go through what was said before, or through what a command could go on with; the wheel and the page keys through the chat. */
export function chatScreen({ host, go }: ScreenContext, initialText = ''): Screen {
  const kept = initialText === '' && host.options.saveChatDrafts ? (host.chatDraft ?? '') : '';
  const editor = new FieldEditor(longestLine, initialText + kept);
  const list = new SuggestionList({ editor, complete: (line, caret) => host.complete?.(line, caret) ?? null });
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
    list.recalled();
    return true;
  };
  const send = (): boolean => {
    const line = editor.text.trim();
    if (line !== '') host.say(line);
    editor.set('');
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
    closed() {
      if (host.options.saveChatDrafts) host.chatDraft = editor.text;
    },
    back: () => go('game'),
    wheel: (dy) => {
      if (!list.wheel(dy)) scrollBy(dy);
    },
    key(key) {
      if (key !== 'page.up' && key !== 'page.down') return false;
      scrollBy(key === 'page.up' ? pageLines : -pageLines);
      return true;
    },
    draw(stage) {
      limit = chatScrollLimit(stage, brokenLines(stage).length);
      drawChatLines(stage, { open: true, scroll });
      textField(stage, {
        label: 'Chat',
        bounds: [2, stage.height - fieldHeight - 2, stage.width - 4, fieldHeight],
        editor,
        bare: true,
        runs: list.completion === null ? [] : commandRuns(list.completion, editor.length),
        ghost: list.ghost,
        changed: () => list.changed(),
        key: (key, { shift }) => list.key(key, shift) || (keys[key]?.() ?? false),
      });
      list.draw(stage, 6, stage.height - fieldHeight - 4);
    },
  };
}
