import { execa } from 'execa';
import { type Kind, kinds } from '../../../ctl/kinds.ts';
import type { Reply } from '../../../ctl/table/commands.ts';
import type { Program } from '../../boot/find-game.ts';
import { argumentWords } from './argument-words.ts';
import { type Face, isRefusal } from './face.ts';

/**
 * Gives every command by a run of horizon-ctl, as a person's script does: words in, one JSON object on stdout, the exit code of the
 * reply's kind. A run whose exit code and reply disagree breaks the face.
 */
export function ctlFace(ctl: Program, socket: string, env: NodeJS.ProcessEnv): Face {
  const aborter = new AbortController();
  return {
    via: 'ctl',
    give: async (name, args) => {
      const words = argumentWords(name, args);
      const run = await execa(ctl.command, [...ctl.args, '--socket', socket, ...words], {
        env,
        extendEnv: false,
        reject: false,
        stdin: 'ignore',
        cancelSignal: aborter.signal,
      });
      const reply = parseReply(run.stdout, words, run.stderr);
      const expected = isRefusal(reply) ? (kinds[reply.kind as Kind]?.exit ?? 1) : 0;
      if (run.exitCode !== expected) {
        throw new Error(
          `horizon-ctl ${words.join(' ')} exited ${run.exitCode ?? run.signal}, but its reply calls for ${expected}: ${run.stdout}`,
        );
      }
      return reply;
    },
    close: async () => aborter.abort(),
  };
}

function parseReply(stdout: string, words: readonly string[], stderr: string): Reply {
  try {
    const reply: unknown = JSON.parse(stdout);
    if (reply !== null && typeof reply === 'object' && !Array.isArray(reply)) return reply as Reply;
  } catch {
    // Told below, with what was printed.
  }
  throw new Error(`horizon-ctl ${words.join(' ')} printed no JSON object: ${stdout || stderr || 'nothing'}`);
}
