import type { GameMode } from '../../simulation/view.ts';
import { backdrop } from '../backdrop.ts';
import { button, controlHeight } from '../button.ts';
import { FieldEditor } from '../field-editor.ts';
import { palette } from '../palette.ts';
import { textField } from '../text-field.ts';
import type { Screen, ScreenContext } from './screen.ts';

const rowWidth = 308;
const half = 150;
const longestText = 64;
const modes: readonly { readonly mode: GameMode; readonly name: string; readonly about: string }[] = [
  { mode: 'survival', name: 'Survival', about: 'Gather, craft and keep yourself alive.' },
  { mode: 'creative', name: 'Creative', about: 'Build without limits; fly freely.' },
];

const difficulties = ['peaceful', 'easy', 'normal', 'hard'] as const;

/** A new world's settings. Cheats follow the game mode until their button has been pressed. */
export function createWorldScreen({ host, go }: ScreenContext): Screen {
  const name = new FieldEditor(longestText, 'New World');
  const seed = new FieldEditor(longestText);
  let mode = 0;
  let difficulty: (typeof difficulties)[number] = 'normal';
  let cheats: boolean | null = null;
  const allowed = (): boolean => cheats ?? modes[mode]!.mode === 'creative';
  const create = (): boolean => {
    const trimmed = name.text.trim();
    if (trimmed === '') return false;
    host.createWorld({ name: trimmed, seed: seed.text.trim(), mode: modes[mode]!.mode, cheats: allowed(), difficulty });
    go('loading');
    return true;
  };
  const submit = (key: string): boolean => (key === 'enter' || key === 'keypad.enter') && create();
  return {
    pauses: false,
    initialFocus: 'world-name',
    back: () => go('select-world'),
    draw(stage) {
      const { painter, width, height } = stage;
      backdrop(stage);
      const left = Math.floor((width - rowWidth) / 2);
      const right = left + rowWidth - half;
      const top = Math.max(34, Math.floor(height / 2) - 86);
      painter.centred('Create New World', Math.floor(width / 2), 12, palette.paper);
      painter.text('World Name', left, top, palette.slate300);
      textField(stage, { label: 'World Name', bounds: [left, top + 12, rowWidth, controlHeight], editor: name, key: submit });
      button(stage, {
        label: `Game Mode: ${modes[mode]!.name}`,
        bounds: [left, top + 42, half, controlHeight],
        press: () => {
          mode = (mode + 1) % modes.length;
        },
      });
      button(stage, {
        label: `Allow Cheats: ${allowed() ? 'ON' : 'OFF'}`,
        bounds: [right, top + 42, half, controlHeight],
        press: () => {
          cheats = !allowed();
        },
      });
      button(stage, {
        label: `Difficulty: ${difficulty.charAt(0).toUpperCase()}${difficulty.slice(1)}`,
        bounds: [left, top + 66, half, controlHeight],
        press: () => {
          difficulty = difficulties[(difficulties.indexOf(difficulty) + 1) % difficulties.length]!;
        },
      });
      painter.text(modes[mode]!.about, left, top + 91, palette.slate300);
      painter.text('Seed', left, top + 108, palette.slate300);
      const hint = 'Leave empty for a random one';
      textField(stage, { label: 'Seed', bounds: [left, top + 120, rowWidth, controlHeight], editor: seed, hint, key: submit });
      const enabled = name.text.trim() !== '';
      button(stage, { label: 'Create New World', bounds: [left, height - 28, half, controlHeight], enabled, press: create });
      button(stage, { label: 'Cancel', bounds: [right, height - 28, half, controlHeight], press: () => go('select-world') });
    },
  };
}
