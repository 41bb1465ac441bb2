import { statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { type CommandLine, commandLines, readCommandFile } from '../../ctl/command-file.ts';
import { ControlError } from '../../ctl/control-error.ts';
import { didYouMean } from '../../ctl/did-you-mean.ts';
import type { CheckedArgs } from '../../ctl/table/check-args.ts';
import { commands, type GameCommandName } from '../../ctl/table/commands.ts';
import { argumentWords } from './faces/argument-words.ts';
import type { DisplayName, Rig, Scenario } from './scenario.ts';
import { ScenarioFailure } from './scenario-failure.ts';

/** What a header says of a story, while its file is read. */
interface Header {
  title: string | null;
  speed: 'real' | 'max' | null;
  still: boolean;
  readonly not: Partial<Record<DisplayName, string>>;
  readonly needs: Set<GameCommandName>;
  readonly options: string[];
}

/** A header line that cannot stand; without the place, which the reader adds. */
class HeaderFault extends Error {}

const displays: readonly DisplayName[] = ['offscreen', 'xvfb', 'window', 'headless'];

/** What may stand behind `#:`, and what it does. */
const keys: Readonly<Record<string, (header: Header, value: string) => void>> = {
  title: (header, value) => {
    if (value === '') throw new HeaderFault('the title is empty; say in one sentence what happens');
    if (header.title !== null) throw new HeaderFault('there is a title already; keep one');
    header.title = value;
  },
  not: (header, value) => {
    const [, display = '', reason = ''] = /^(\S+)\s+(.+)$/.exec(value) ?? [];
    if (!displays.includes(display as DisplayName) || reason === '')
      throw new HeaderFault(
        `write a display (${displays.join(', ')}) and why the story cannot run there: #: not headless it takes a picture`,
      );
    header.not[display as DisplayName] = reason;
  },
  needs: (header, value) => {
    for (const name of value.split(/\s+/)) {
      if (!(Object.hasOwn(commands, name) && !('local' in commands[name as GameCommandName]))) {
        const near = didYouMean(name, Object.keys(commands));
        throw new HeaderFault(`the game has no command "${name}"; ${near === undefined ? 'horizon-ctl help lists them' : `write ${near}`}`);
      }
      header.needs.add(name as GameCommandName);
    }
  },
  option: (header, value) => {
    const [, key, setting] = /^([\w.-]+)\s+(.+)$/.exec(value) ?? [];
    if (key === undefined) throw new HeaderFault('write a key of options.txt and its value: #: option renderDistance 4');
    header.options.push(`${key}:${setting}\n`);
  },
  speed: (header, value) => {
    if (value !== 'real' && value !== 'max') throw new HeaderFault('write real or max: #: speed real');
    header.speed = value;
  },
  still: (header, value) => {
    if (value !== '') throw new HeaderFault('it takes no value; write: #: still');
    header.still = true;
  },
};

/** Reads a story from a file of command lines. `shown` is how its faults name it. Throws an Error that ends with the next step. */
export function readTextScenario(file: string, shown = file): Scenario {
  // What a pipe holds can be read once, and a failure is played again; one that nobody writes into would keep the rig waiting for ever.
  const about = statSync(file, { throwIfNoEntry: false });
  if (about !== undefined && !about.isFile() && !about.isDirectory())
    throw new Error(`${shown} is no plain file, so it could not be played a second time; write it to a file`);
  return parseTextScenario(readCommandFile(file), shown);
}

/**
 * A story written as text: a command a line as horizon-ctl takes them, `#` for comments, and before the first command a header of lines
 * that begin with `#:`, which are comments for horizon-ctl (docs/scenarios.md). It fails at the first command that the game refuses, and
 * `expect` is a command that is refused unless something is so. The paths it names lie in the folder of its results.
 * @throws Error naming the file, the line and what to write, for what is no story.
 */
export function parseTextScenario(text: string, shown: string): Scenario {
  const name = basename(shown).replace(/\.txt$/, '');
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) throw new Error(`${shown}: name the file in kebab-case, such as first-shelter.txt`);
  const lines = linesOf(text, shown);
  const header = headerOf(text, shown, lines[0]?.number ?? Number.POSITIVE_INFINITY);
  if (header.title === null)
    throw new Error(`${shown}:1: it has no title; begin the file with a line such as: #: title A player opens a door`);
  if (!lines.some((line) => line.name === 'expect'))
    throw new Error(`${shown}: it expects nothing, so it would always pass; add a line such as: expect screen game`);
  for (const line of lines) header.needs.add(line.name);
  return {
    name,
    title: header.title,
    ...(Object.keys(header.not).length === 0 ? {} : { not: header.not }),
    needs: { commands: [...header.needs] },
    ...(header.still ? { still: true } : {}),
    ...(header.options.length === 0 ? {} : { files: { 'options.txt': header.options.join('') } }),
    ...(header.speed === null ? {} : { speed: header.speed }),
    run: async (rig) => {
      for (const line of lines) await play(rig, line, shown);
    },
  };
}

async function play(rig: Rig, { number, text, name, row, args }: CommandLine, shown: string): Promise<void> {
  rig.step(`line ${number}: ${text}`);
  const paths = row.params.filter((param) => param.type === 'text' && param.path && args[param.name] !== undefined);
  const placed: CheckedArgs = { ...args, ...Object.fromEntries(paths.map(({ name: key }) => [key, resolve(rig.out, String(args[key]))])) };
  try {
    await rig.call(name, placed as never);
  } catch (error) {
    // The end of a game or of its connection; what ends the rig itself is no Error of ours.
    if (error instanceof ControlError) throw new ScenarioFailure(`${shown}:${number}: ${text}: ${faultOfLine(error)}`, { cause: error });
    if (!(error instanceof ScenarioFailure)) throw error;
    // The author's own words, without what they left to its default.
    const sent = argumentWords(name, placed as never).join(' ');
    const message = error.message.startsWith(sent) ? `${text}${error.message.slice(sent.length)}` : error.message;
    throw new ScenarioFailure(`${shown}:${number}: ${message}`);
  }
}

/** A game that is gone is told in one way, however far its end has come when the line is sent: socket closed, reset, or not there. */
function faultOfLine({ kind, message }: ControlError): string {
  return kind === 'connection' ? 'the game is gone; see its log, or end the story where it quits the game' : message;
}

function linesOf(text: string, shown: string): readonly CommandLine[] {
  try {
    return commandLines(text);
  } catch (error) {
    if (!(error instanceof ControlError)) throw error;
    const cause = error.cause instanceof ControlError ? error.cause.message : error.message;
    throw new Error(`${shown}:${error.details.line}: ${error.details.command}: ${cause}`, { cause: error });
  }
}

function headerOf(text: string, shown: string, firstCommand: number): Header {
  const header: Header = { title: null, speed: null, still: false, not: {}, needs: new Set(), options: [] };
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const match = /^#:\s*(\S*)\s*(.*)$/.exec(raw.trim());
    if (match === null) continue;
    const [, key, value] = match as unknown as [string, string, string];
    const fault = faultOf(header, key, value, index + 1 > firstCommand);
    if (fault !== null) throw new Error(`${shown}:${index + 1}: ${fault}`);
  }
  return header;
}

function faultOf(header: Header, key: string, value: string, late: boolean): string | null {
  if (!Object.hasOwn(keys, key)) {
    const near = didYouMean(key, Object.keys(keys));
    return `"${key}" is no key of a header; ${near === undefined ? `there are ${Object.keys(keys).join(', ')}.` : `did you mean ${near}?`} A comment begins with # alone`;
  }
  if (late) return 'a header line stands above the first command; move it up';
  try {
    keys[key]!(header, value.trim());
    return null;
  } catch (error) {
    if (error instanceof HeaderFault) return `${key}: ${error.message}`;
    throw error;
  }
}
