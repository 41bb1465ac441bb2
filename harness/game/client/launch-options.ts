import { didYouMean } from '../../../ctl/did-you-mean.ts';

/** How fast ticks run: 20 a second, or back to back while something waits for them. */
export type Speed = 'real' | 'max';

/** What the command line asks for. */
export interface LaunchOptions {
  readonly control: boolean;
  readonly controlSocket: string | undefined;
  readonly controlTcp: boolean;
  readonly offscreen: boolean;
  readonly headless: boolean;
  readonly width: number;
  readonly height: number;
  readonly speed: Speed;
  readonly window: 'auto' | 'x11' | 'chromium';
  /** Threads that draw a frame. */
  readonly renderThreads: 1 | 2;
  readonly world: string | undefined;
  readonly help: boolean;
  readonly version: boolean;
}

/** A command line that cannot be used. The message ends with the next step. */
export class LaunchError extends Error {
  override readonly name = 'LaunchError';
}

/** Smallest and largest side of the picture in pixels: below, no interface fits; above, no frame is drawn in useful time. */
export const leastSide = { width: 320, height: 240 } as const;
export const largestSide = 4096;

type Draft = { -readonly [K in keyof LaunchOptions]: LaunchOptions[K] };

interface Flag {
  /** How the value is called in help; absent for a switch. */
  readonly value?: string;
  readonly help: string;
  readonly apply: (draft: Draft, value: string) => void;
}

function choice<const C extends string>(flag: string, value: string, choices: readonly C[]): C {
  const found = choices.find((other) => other === value);
  if (found === undefined) throw new LaunchError(`${flag} cannot be "${value}"; use one of ${choices.join(', ')}`);
  return found;
}

function size(value: string): readonly [number, number] {
  const match = /^(\d{1,5})x(\d{1,5})$/.exec(value);
  const [width, height] = [Number(match?.[1]), Number(match?.[2])];
  if (match !== null && width >= leastSide.width && height >= leastSide.height && width <= largestSide && height <= largestSide) {
    return [width, height];
  }
  throw new LaunchError(
    `--size cannot be "${value}"; use WxH such as 854x480, from ${leastSide.width}x${leastSide.height} to ${largestSide}`,
  );
}

/** Every flag of horizon-client, once: parsing and help read it. */
const flags: Readonly<Record<string, Flag>> = {
  '--control': {
    help: 'open the control socket at the default endpoint',
    apply: (draft) => {
      draft.control = true;
    },
  },
  '--control-socket': {
    value: 'PATH',
    help: 'open the control socket at PATH',
    apply: (draft, value) => {
      draft.control = true;
      draft.controlSocket = value;
    },
  },
  '--control-tcp': {
    help: 'control over 127.0.0.1 with a token instead of a Unix socket',
    apply: (draft) => {
      draft.control = true;
      draft.controlTcp = true;
    },
  },
  '--offscreen': {
    help: 'draw without a window',
    apply: (draft) => {
      draft.offscreen = true;
    },
  },
  '--headless': {
    help: 'no window and no pixels',
    apply: (draft) => {
      draft.headless = true;
    },
  },
  '--size': {
    value: 'WxH',
    help: 'size of the picture in pixels (854x480)',
    apply: (draft, value) => {
      [draft.width, draft.height] = size(value);
    },
  },
  '--speed': {
    value: 'real|max',
    help: 'real time, or ticks only while a command waits for them',
    apply: (draft, value) => {
      draft.speed = choice('--speed', value, ['real', 'max']);
    },
  },
  '--window': {
    value: 'auto|x11|chromium',
    help: 'which kind of window to open',
    apply: (draft, value) => {
      draft.window = choice('--window', value, ['auto', 'x11', 'chromium']);
    },
  },
  '--render-threads': {
    value: '1|2',
    help: 'threads that draw a frame; the pixels are the same (1)',
    apply: (draft, value) => {
      draft.renderThreads = choice('--render-threads', value, ['1', '2']) === '2' ? 2 : 1;
    },
  },
  '--quickPlaySingleplayer': {
    value: 'WORLD',
    help: 'open this world at once',
    apply: (draft, value) => {
      draft.world = value;
    },
  },
  '--help': {
    help: 'show this text',
    apply: (draft) => {
      draft.help = true;
    },
  },
  '--version': {
    help: 'show the version',
    apply: (draft) => {
      draft.version = true;
    },
  },
};

/** Reads a command line. `--flag value` and `--flag=value` are the same. Throws LaunchError. */
export function parseLaunch(argv: readonly string[]): LaunchOptions {
  const draft: Draft = {
    control: false,
    controlSocket: undefined,
    controlTcp: false,
    offscreen: false,
    headless: false,
    width: 854,
    height: 480,
    speed: 'real',
    window: 'auto',
    renderThreads: 1,
    world: undefined,
    help: false,
    version: false,
  };
  const words = [...argv];
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    const [name, inline] = splitInline(word);
    const flag = Object.hasOwn(flags, name) ? flags[name] : undefined;
    if (flag === undefined) throw unknownFlag(word);
    if (flag.value === undefined && inline !== undefined) throw new LaunchError(`${name} takes no value; leave out "=${inline}"`);
    const value = flag.value === undefined ? '' : (inline ?? words.shift());
    if (value === undefined || (flag.value !== undefined && value === ''))
      throw new LaunchError(`${name} needs a value: ${name} ${flag.value}`);
    flag.apply(draft, value);
  }
  if (draft.headless && draft.offscreen) throw new LaunchError('--headless draws nothing and --offscreen draws; give only one of them');
  if (draft.controlSocket !== undefined && draft.controlTcp) {
    throw new LaunchError('--control-socket and --control-tcp name two endpoints; give only one of them');
  }
  return draft;
}

function splitInline(word: string): readonly [string, string | undefined] {
  const at = word.indexOf('=');
  return word.startsWith('--') && at > 0 ? [word.slice(0, at), word.slice(at + 1)] : [word, undefined];
}

function unknownFlag(word: string): LaunchError {
  const near = didYouMean(splitInline(word)[0], Object.keys(flags));
  const hint = near === undefined ? '' : `did you mean ${near}? `;
  return new LaunchError(
    `horizon-client knows no ${word.startsWith('-') ? 'flag' : 'argument'} "${word}"; ${hint}list all with: horizon-client --help`,
  );
}

/** The text of `--help`. */
export function launchHelp(): string {
  const rows = Object.entries(flags).map(([name, { value, help }]) => [value === undefined ? name : `${name} ${value}`, help] as const);
  const width = Math.max(...rows.map(([left]) => left.length));
  return [
    'horizon-client: the embedded game of Horizon Rig.',
    '',
    'Usage: horizon-client [flags]',
    '',
    ...rows.map(([left, help]) => `  ${left.padEnd(width)}  ${help}`),
    '',
    'Environment: HORIZON_HOME (game home), HORIZON_CONTROL (default endpoint), HORIZON_STILL=1 (repeatable pictures).',
    'Without --headless or --offscreen it opens a window: X11 where DISPLAY is set, else a Chromium page.',
    '',
  ].join('\n');
}
