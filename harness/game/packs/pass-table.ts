import type { PostPass } from '../display/post-frame.ts';

/** A number that a pass takes. Values are brought into the range; one that is no number (a division by zero) becomes the default. */
export interface NumberParam {
  readonly type: 'number';
  readonly usual: number;
  readonly least: number;
  readonly most: number;
  readonly help: string;
}

/** Three channels: three numbers or expressions, or a colour as `#rrggbb`. */
export interface ChannelsParam {
  readonly type: 'channels';
  readonly usual: readonly [number, number, number];
  readonly least: number;
  readonly most: number;
  readonly help: string;
}

export type PassParam = NumberParam | ChannelsParam;

/** The values of a pass's parameters in a frame. */
export interface PassValues {
  number(name: string): number;
  channels(name: string): readonly [number, number, number];
}

/** One kind of pass: what it takes and what it becomes. */
export interface PassKind {
  readonly help: string;
  readonly params: Readonly<Record<string, PassParam>>;
  readonly resolve: (values: PassValues) => PostPass;
}

function number(usual: number, least: number, most: number, help: string): NumberParam {
  return { type: 'number', usual, least, most, help };
}

function channels(usual: readonly [number, number, number], least: number, most: number, help: string): ChannelsParam {
  return { type: 'channels', usual, least, most, help };
}

/** Shares of the channels in brightness (ITU-R BT.709). */
const luma = [0.2126, 0.7152, 0.0722] as const;

function packColor(color: readonly [number, number, number]): number {
  const [r, g, b] = color.map((channel) => Math.floor(channel * 255 + 0.5));
  return (r! << 16) | (g! << 8) | b!;
}

/**
 * Exposure, tint, contrast about a middle grey of one half and saturation, folded into one matrix with an offset: the picture goes through
 * `mix` first, then through the four in that order.
 */
function gradeMatrix(values: PassValues): { readonly matrix: readonly number[]; readonly offset: readonly number[] } {
  const exposure = values.number('exposure');
  const contrast = values.number('contrast');
  const saturation = values.number('saturation');
  const tint = values.channels('tint');
  const rows = [values.channels('red'), values.channels('green'), values.channels('blue')];
  const gains = tint.map((channel) => channel * exposure * contrast);
  const mixed = rows.map((row, out) => row.map((share) => share * gains[out]!));
  const lift = 0.5 - 0.5 * contrast;
  const matrix = rows.flatMap((_, out) =>
    [0, 1, 2].map((from) => {
      const grey = luma[0] * mixed[0]![from]! + luma[1] * mixed[1]![from]! + luma[2] * mixed[2]![from]!;
      return grey + (mixed[out]![from]! - grey) * saturation;
    }),
  );
  const offset = values.channels('offset').map((channel) => channel + lift);
  return { matrix, offset };
}

/** Every kind of pass that a pack may name. */
export const passTable: Readonly<Record<string, PassKind>> = {
  grade: {
    help: 'Grades colours: a mix of the channels, exposure, tint, contrast, saturation, an offset, and a curve.',
    params: {
      exposure: number(1, 0, 4, 'Factor of all channels'),
      tint: channels([1, 1, 1], 0, 4, 'Factor of each channel'),
      contrast: number(1, 0, 4, 'Distance from middle grey, as a factor'),
      saturation: number(1, 0, 4, '0 is grey, 1 unchanged'),
      offset: channels([0, 0, 0], -1, 1, 'Added to each channel'),
      red: channels([1, 0, 0], -4, 4, 'What red is mixed from: shares of red, green and blue'),
      green: channels([0, 1, 0], -4, 4, 'What green is mixed from'),
      blue: channels([0, 0, 1], -4, 4, 'What blue is mixed from'),
      gamma: number(1, 0.1, 8, 'Exponent of the curve; below 1 lifts the dark'),
    },
    resolve: (values) => ({ kind: 'grade', ...gradeMatrix(values), gamma: values.number('gamma') }),
  },
  vignette: {
    help: 'Mixes a colour in toward the corners.',
    params: {
      strength: number(0.4, 0, 1, 'Share of the colour in the corners'),
      radius: number(0.45, 0, 2, 'Where it begins, of half the diagonal'),
      softness: number(0.55, 0.01, 2, 'How far it takes to its full strength'),
      color: channels([0, 0, 0], 0, 1, 'The colour'),
    },
    resolve: (values) => ({
      kind: 'vignette',
      strength: values.number('strength'),
      radius: values.number('radius'),
      softness: values.number('softness'),
      color: packColor(values.channels('color')),
    }),
  },
  fog: {
    help: 'Mixes a colour in by distance.',
    params: {
      color: channels([0.7, 0.75, 0.8], 0, 1, 'The colour'),
      start: number(16, 0, 100_000, 'Blocks from the eye where it begins'),
      end: number(128, 0, 100_000, 'Blocks from the eye where it is full'),
      strength: number(0.5, 0, 1, 'Its share where it is full'),
      sky: number(0, 0, 1, "The sky's part of that share"),
    },
    resolve: (values) => ({
      kind: 'fog',
      color: packColor(values.channels('color')),
      start: values.number('start'),
      end: values.number('end'),
      strength: values.number('strength'),
      sky: values.number('sky'),
    }),
  },
  bloom: {
    help: 'Adds a blurred copy of what is bright.',
    params: {
      threshold: number(0.75, 0, 4, 'Brightness above which things glow'),
      strength: number(0.5, 0, 4, 'How much of the blurred copy is added'),
      radius: number(0.03, 0, 0.25, 'How far the glow reaches, of the height'),
    },
    resolve: (values) => ({
      kind: 'bloom',
      threshold: values.number('threshold'),
      strength: values.number('strength'),
      radius: values.number('radius'),
    }),
  },
  accumulate: {
    help: 'Shows a running mean of this and the earlier frames. Keeps a history.',
    params: { blend: number(0.5, 0.001, 1, 'Share of the new frame') },
    resolve: (values) => ({ kind: 'accumulate', blend: values.number('blend') }),
  },
  trails: {
    help: 'Lets what is bright leave trails that drift and fade. Keeps a history.',
    params: {
      threshold: number(0.7, 0, 4, 'Brightness above which things leave trails'),
      decay: number(0.9, 0, 0.999, 'What is left of a trail after a frame'),
      strength: number(0.6, 0, 4, 'How much of the trails is added'),
      zoom: number(1, 0.5, 2, 'Growth of the trails about the middle, a frame'),
      shiftX: number(0, -0.5, 0.5, 'Drift to the right a frame, of the height'),
      shiftY: number(0, -0.5, 0.5, 'Drift downward a frame, of the height'),
    },
    resolve: (values) => ({
      kind: 'trails',
      threshold: values.number('threshold'),
      decay: values.number('decay'),
      strength: values.number('strength'),
      zoom: values.number('zoom'),
      shiftX: values.number('shiftX'),
      shiftY: values.number('shiftY'),
    }),
  },
};
