import { button } from '../button.ts';
import type { GuiHost, OptionValues } from '../gui-host.ts';
import { largestGuiScale } from '../gui-scale.ts';
import { slider } from '../slider.ts';
import type { Bounds, Stage } from '../stage.ts';

type NumberKey = { [K in keyof OptionValues]: OptionValues[K] extends number ? K : never }[keyof OptionValues];
type FlagKey = { [K in keyof OptionValues]: OptionValues[K] extends boolean ? K : never }[keyof OptionValues];

/** Draws one option's control at a place. */
export type OptionControl = (stage: Stage, bounds: Bounds) => void;

/** An option with even steps from `least` to `most`, so many to one of its unit. */
interface SteppedOption {
  readonly name: string;
  readonly key: NumberKey;
  readonly least: number;
  readonly most: number;
  readonly perUnit: number;
  show(value: number): string;
}

function stepped({ name, key, least, most, perUnit, show }: SteppedOption): OptionControl {
  const steps = (most - least) * perUnit;
  return (stage, bounds) => {
    const value = stage.host.options[key];
    slider(stage, {
      label: `${name}: ${show(value)}`,
      bounds,
      steps,
      value: (value - least) / (most - least),
      // Divided, not multiplied by a fraction, so that 0.57 does not become 0.5700000000000001.
      change: (at) => stage.host.setOption(key, least + Math.round(at * steps) / perUnit),
    });
  };
}

function flag(name: string, key: FlagKey): OptionControl {
  return (stage, bounds) => {
    const on = stage.host.options[key];
    button(stage, { label: `${name}: ${on ? 'ON' : 'OFF'}`, bounds, press: () => stage.host.setOption(key, !on) });
  };
}

/** Steps through automatic and every scale that fits the picture. */
function guiScaleButton(stage: Stage, bounds: Bounds): void {
  const { guiScale } = stage.host.options;
  const next = (host: GuiHost): number => (guiScale >= largestGuiScale(host.width, host.height) ? 0 : guiScale + 1);
  button(stage, {
    label: `GUI Scale: ${guiScale === 0 ? 'Auto' : guiScale}`,
    bounds,
    press: () => stage.host.setOption('guiScale', next(stage.host)),
  });
}

const percent = (value: number): string => `${Math.round(value * 100)}%`;

/** A button that steps through the values of an option, the last leading to the first. */
function cycle<K extends keyof OptionValues>(
  name: string,
  key: K,
  values: readonly (readonly [value: OptionValues[K], shown: string])[],
): OptionControl {
  return (stage, bounds) => {
    const at = values.findIndex(([value]) => value === stage.host.options[key]);
    const next = values[(at + 1) % values.length]!;
    button(stage, { label: `${name}: ${values[at]?.[1] ?? '?'}`, bounds, press: () => stage.host.setOption(key, next[0]) });
  };
}

/** Steps through no pack and every pack there is; a chosen one that is gone is shown by its folder. */
function shaderPackButton(stage: Stage, bounds: Bounds): void {
  const { shaderPack } = stage.host.options;
  const packs = stage.host.shaderPacks();
  const ids = ['', ...packs.map(({ id }) => id)];
  const shown = shaderPack === '' ? 'OFF' : (packs.find(({ id }) => id === shaderPack)?.title ?? shaderPack);
  button(stage, {
    label: `Shader Pack: ${shown}`,
    bounds,
    press: () => stage.host.setOption('shaderPack', ids[(ids.indexOf(shaderPack) + 1) % ids.length]!),
  });
}

/** The options of the options screen, in its order. Ranges are those of options.txt (minecraft.wiki, "Options.txt"). */
export const optionControls: readonly OptionControl[] = [
  stepped({ name: 'FOV', key: 'fov', least: 30, most: 110, perUnit: 1, show: (value) => `${Math.round(value)}` }),
  stepped({ name: 'Sensitivity', key: 'mouseSensitivity', least: 0, most: 1, perUnit: 200, show: (value) => percent(value * 2) }),
  flag('Pause on Lost Focus', 'pauseOnLostFocus'),
];

/** The options of the video settings, in their order. */
export const videoControls: readonly OptionControl[] = [
  stepped({ name: 'Render Distance', key: 'renderDistance', least: 2, most: 16, perUnit: 1, show: (value) => `${value} chunks` }),
  guiScaleButton,
  stepped({ name: 'Brightness', key: 'gamma', least: 0, most: 1, perUnit: 100, show: percent }),
  flag('View Bobbing', 'bobView'),
  flag('Smooth Lighting', 'ao'),
  cycle('Clouds', 'renderClouds', [
    ['off', 'OFF'],
    ['fast', 'Fast'],
    ['fancy', 'Fancy'],
  ]),
  cycle('Particles', 'particles', [
    ['all', 'All'],
    ['decreased', 'Decreased'],
    ['minimal', 'Minimal'],
  ]),
  flag('Fullscreen', 'fullscreen'),
  stepped({
    name: 'LOD Distance',
    key: 'lodDistance',
    least: 0,
    most: 32,
    perUnit: 1,
    show: (value) => (value === 0 ? 'OFF' : `${value} chunks`),
  }),
  stepped({
    name: 'Chunk Fade',
    key: 'chunkFade',
    least: 0,
    most: 2000,
    perUnit: 0.01,
    show: (value) => (value === 0 ? 'OFF' : `${value} ms`),
  }),
  flag('Temporal Antialiasing', 'taa'),
  flag('HDR Screenshots', 'hdrOutput'),
  shaderPackButton,
];
