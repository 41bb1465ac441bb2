import { button } from '../button.ts';
import type { GuiHost } from '../gui-host.ts';
import { largestGuiScale } from '../gui-scale.ts';
import type { NumberRow, OptionRow, OptionValue } from '../options/option-row.ts';
import { type OptionKey, optionTable } from '../options/option-table.ts';
import { palette } from '../palette.ts';
import { slider } from '../slider.ts';
import type { Bounds, Stage } from '../stage.ts';

/** Draws one option's control at a place. */
export type OptionControl = (stage: Stage, bounds: Bounds) => void;

/** What is said about an option while its control is pointed at. */
export function optionHint({ effect }: OptionRow): string {
  return 'does' in effect ? effect.does : `Kept in the file only. ${effect.kept}`;
}

/** The colour of an option's letters: fainter where it changes nothing in this game. */
function colorOf({ effect }: OptionRow): number {
  return 'does' in effect ? palette.paper : palette.slate300;
}

function setOption(host: GuiHost, key: OptionKey, value: OptionValue): void {
  host.setOption(key, value as never);
}

function shown(row: OptionRow, value: OptionValue): string {
  return (row.show as (value: OptionValue) => string)(value);
}

/** A slider with a step for each of the row's. */
function stepped(key: OptionKey, row: NumberRow): OptionControl {
  const { min, max, perUnit } = row;
  const steps = Math.round((max - min) * perUnit);
  // Divided, not multiplied by a fraction, so that 0.57 does not become 0.5700000000000001.
  const valueAt = (at: number): number => {
    const value = (Math.round(min * perUnit) + Math.round(at * steps)) / perUnit;
    return perUnit <= 1 ? Math.round(value) : value;
  };
  return (stage, bounds) => {
    const value = stage.host.options[key] as number;
    slider(stage, {
      label: `${row.name}: ${row.show(value)}`,
      bounds,
      steps,
      value: (value - min) / (max - min),
      hint: optionHint(row),
      color: colorOf(row),
      change: (at) => setOption(stage.host, key, valueAt(at)),
    });
  };
}

/** A button that leads from a value to the next, null where there is only one. */
function stepping(key: OptionKey, row: OptionRow, next: (value: OptionValue, host: GuiHost) => OptionValue | null): OptionControl {
  return (stage, bounds) => {
    const value = stage.host.options[key];
    const following = next(value, stage.host);
    button(stage, {
      label: `${row.name}: ${shown(row, value)}`,
      bounds,
      enabled: following !== null,
      hint: optionHint(row),
      color: colorOf(row),
      press: () => following !== null && setOption(stage.host, key, following),
    });
  };
}

/** The value that follows in a list, the first behind the last and behind what is not in it. */
function following(values: readonly string[], value: OptionValue): OptionValue {
  return values[(values.indexOf(String(value)) + 1) % values.length]!;
}

/** Steps through no pack and every pack there is; a chosen one that is gone is shown by its folder. */
function shaderPackButton(stage: Stage, bounds: Bounds): void {
  const { host } = stage;
  const { shaderPack } = host.options;
  const packs = host.shaderPacks();
  const row = optionTable.shaderPack;
  const title = packs.find(({ id }) => id === shaderPack)?.title ?? shown(row, shaderPack);
  const next = following(['', ...packs.map(({ id }) => id)], shaderPack);
  button(stage, { label: `${row.name}: ${title}`, bounds, hint: optionHint(row), press: () => setOption(host, 'shaderPack', next) });
}

/** Options whose control needs to know more than the table does. */
const special: Readonly<Partial<Record<OptionKey, OptionControl>>> = {
  // Automatic and every scale that fits the picture.
  guiScale: stepping('guiScale', optionTable.guiScale, (value, { width, height }) =>
    Number(value) >= largestGuiScale(width, height) ? 0 : Number(value) + 1,
  ),
  shaderPack: shaderPackButton,
};

function controlFor(key: OptionKey): OptionControl {
  const row = optionTable[key];
  switch (row.type) {
    case 'number':
      return stepped(key, row);
    case 'flag':
      return stepping(key, row, (value) => value !== true);
    case 'choice':
      return stepping(key, row, (value) => following(row.choices, value));
    default:
      // There is nothing here to choose from; what another program chose is shown, and given up by a click.
      return stepping(key, row, (value) => (value === row.fallback ? null : row.fallback));
  }
}

/** The control of an option: a slider for a number, else a button that steps through its values. */
export function optionControl(key: OptionKey): OptionControl {
  return special[key] ?? controlFor(key);
}
