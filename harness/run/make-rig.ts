import { isDeepStrictEqual } from 'node:util';
import type { HelloShape } from '../../ctl/shapes.ts';
import type { Reply } from '../../ctl/table/commands.ts';
import { argumentWords } from './faces/argument-words.ts';
import { type Face, isRefusal } from './faces/face.ts';
import type { DisplayName, Person, Rig } from './scenario.ts';
import { ScenarioFailure } from './scenario-failure.ts';

/** What a rig is made of. */
export interface RigParts {
  readonly face: Face;
  readonly display: DisplayName;
  readonly hello: HelloShape;
  readonly home: string;
  readonly runtime: string;
  readonly out: string;
  readonly person: Person | null;
  readonly run: Rig['run'];
  readonly onStep: (what: string) => void;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 400 ? `${text.slice(0, 400)}…` : text;
}

/** Hands a scenario its game: commands through one face, and checks that fail with what was expected and what was there. */
export function makeRig(parts: RigParts): Rig {
  const give = async (name: Parameters<Face['give']>[0], args: never): Promise<Reply> => parts.face.give(name, args);
  const accepted = async (name: Parameters<Face['give']>[0], args: never): Promise<Reply> => {
    const reply = await give(name, args);
    if (isRefusal(reply)) throw new ScenarioFailure(`${argumentWords(name, args).join(' ')} was refused (${reply.kind}): ${reply.error}`);
    return reply;
  };
  return {
    display: parts.display,
    via: parts.face.via,
    hello: parts.hello,
    pixels: parts.display !== 'headless',
    home: parts.home,
    runtime: parts.runtime,
    out: parts.out,
    person: parts.person,
    call: (name, args) => accepted(name, args as never),
    start: (name, args) => {
      const reply = accepted(name, args as never);
      // A scenario awaits it later; until then a refusal must not end the process as unhandled.
      reply.catch(() => {});
      return reply;
    },
    refused: async (kind, name, args) => {
      const reply = await give(name, args as never);
      const line = argumentWords(name, args as never).join(' ');
      if (!isRefusal(reply)) throw new ScenarioFailure(`${line} was accepted, expected a refusal of kind ${kind}: ${shown(reply)}`);
      if (reply.kind !== kind) throw new ScenarioFailure(`${line} was refused as ${reply.kind}, expected ${kind}: ${reply.error}`);
      return reply;
    },
    check: (condition, what) => {
      if (!condition) throw new ScenarioFailure(`expected: ${what}`);
    },
    same: (actual, expected, what) => {
      if (!isDeepStrictEqual(actual, expected))
        throw new ScenarioFailure(`expected ${what}: ${shown(expected)}, but it is ${shown(actual)}`);
    },
    run: parts.run,
    step: parts.onStep,
  };
}
