import { backdrop } from '../backdrop.ts';
import { button, controlHeight } from '../button.ts';
import { FieldEditor } from '../field-editor.ts';
import { ellipsis, wrap } from '../font.ts';
import { palette } from '../palette.ts';
import { textField } from '../text-field.ts';
import type { Screen, ScreenContext } from './screen.ts';

const rowWidth = 308;
const half = 150;
const longestName = 64;

/** A saved world's name, and the way to delete it. @param folder the world's. */
export function editWorldScreen({ host, go }: ScreenContext, folder = ''): Screen {
  const before = host.worlds().find((world) => world.folder === folder)?.name ?? folder;
  const name = new FieldEditor(longestName, before);
  const leave = (): void => go('select-world');
  const save = (): boolean => {
    const trimmed = name.text.trim();
    if (trimmed === '') return false;
    if (trimmed !== before) host.renameWorld(folder, trimmed);
    leave();
    return true;
  };
  return {
    pauses: false,
    initialFocus: 'world-name',
    back: leave,
    draw(stage) {
      const { painter, width, height } = stage;
      backdrop(stage);
      const left = Math.floor((width - rowWidth) / 2);
      const right = left + rowWidth - half;
      const top = Math.max(34, Math.floor(height / 2) - 66);
      painter.centred('Edit World', Math.floor(width / 2), 12, palette.paper);
      painter.text('World Name', left, top, palette.slate300);
      const key = (pressed: string): boolean => (pressed === 'enter' || pressed === 'keypad.enter') && save();
      textField(stage, { label: 'World Name', bounds: [left, top + 12, rowWidth, controlHeight], editor: name, key });
      painter.text(ellipsis(`Folder: ${folder}`, rowWidth), left, top + 38, palette.faded);
      button(stage, {
        label: 'Delete World...',
        bounds: [left, top + 62, rowWidth, controlHeight],
        color: palette.red,
        press: () => go('delete-world', folder),
      });
      const enabled = name.text.trim() !== '';
      button(stage, { label: 'Save', bounds: [left, height - 28, half, controlHeight], enabled, press: save });
      button(stage, { label: 'Cancel', bounds: [right, height - 28, half, controlHeight], press: leave });
    },
  };
}

/** Asks whether a world is really to be deleted. Nothing else deletes one. @param folder the world's. */
export function deleteWorldScreen({ host, go }: ScreenContext, folder = ''): Screen {
  const name = host.worlds().find((world) => world.folder === folder)?.name ?? folder;
  const leave = (): void => go('edit-world', folder);
  return {
    pauses: false,
    back: leave,
    draw(stage) {
      const { painter, width, height } = stage;
      backdrop(stage);
      const middle = Math.floor(width / 2);
      const top = Math.floor(height / 3);
      painter.centred('Delete this world?', middle, top, palette.amber300);
      for (const [i, line] of wrap(`"${ellipsis(name, 220)}" and all that was built in it will be gone for good.`, rowWidth).entries()) {
        painter.centred(line, middle, top + 20 + i * 12, palette.paper);
      }
      const left = Math.floor((width - rowWidth) / 2);
      button(stage, {
        label: 'Delete',
        bounds: [left, top + 62, half, controlHeight],
        color: palette.red,
        press: () => {
          if (host.deleteWorld(folder)) go('select-world');
        },
      });
      button(stage, { label: 'Cancel', bounds: [left + rowWidth - half, top + 62, half, controlHeight], press: leave });
    },
  };
}
