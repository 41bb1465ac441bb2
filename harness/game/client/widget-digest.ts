import { createHash } from 'node:crypto';
import type { GuiFrame } from '../gui/gui-api.ts';

/** Layer U of a frame: a SHA-256 over the screen, the size in GUI pixels and every widget, as 64 hexadecimal digits. Values of this computer's own are left out. */
export function widgetDigest(frame: GuiFrame, guiSize: readonly [number, number]): string {
  const text = JSON.stringify([frame.screen, guiSize, frame.widgets.map(sorted)]);
  return createHash('sha256').update(text).digest('hex');
}

/** A widget's fields by name, so that the order in which they were set does not matter. */
function sorted(widget: GuiFrame['widgets'][number]): readonly (readonly [string, unknown])[] {
  const { value, local, ...rest } = widget;
  const shown = local || value === undefined ? rest : { ...rest, value };
  return Object.entries(shown).sort(([a], [b]) => (a < b ? -1 : 1));
}
