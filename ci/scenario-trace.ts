import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { gunzipSync, inflateSync } from 'node:zlib';
import type { Rig, Scenario } from '../harness/run/scenario.ts';

/** What a run of a scenario left: a line a fact, in the order they came to be. Equal runs have equal traces. */
export type Trace = string[];

/** Fields of replies that tell of the machine, the display or the connection, and not of what happened in the game. */
const notOfTheGame = new Set(['display', 'renderer', 'P', 'clients', 'memory', 'last_played']);
/** Durations as they were measured, which `stats` tells. */
const measured = /_ms$/;
/** The log tells the time of day. */
const notCompared = new Set<string>(['logs']);

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 16);

/** A reply as a line. The folder of the run has another name each time; here it is RUN. */
function lineOf(value: unknown, home: string): string {
  const text = JSON.stringify(value, (key, inner: unknown) => (notOfTheGame.has(key) || measured.test(key) ? undefined : inner));
  return text.replaceAll(dirname(home), 'RUN');
}

/**
 * The chunks of a region file (minecraft.wiki, Region file format): where they lie in it and when they were written is the writer's
 * business, what they hold is the game's.
 */
function regionLines(name: string, bytes: Buffer): string[] {
  const lines: string[] = [];
  for (let index = 0; index < 1024 && bytes.length >= 8192; index++) {
    const sector = bytes.readUIntBE(index * 4, 3);
    if (sector === 0) continue;
    const at = sector * 4096;
    lines.push(`${name} chunk ${index}: ${digestOf(inflateSync(bytes.subarray(at + 5, at + 4 + bytes.readUInt32BE(at))))}`);
  }
  return lines;
}

/** A file of NBT without its packing and without the time of day at which it was written. */
function levelContent(bytes: Buffer): Buffer {
  const content = gunzipSync(bytes);
  const name = 'LastPlayed';
  const at = content.indexOf(name);
  // A long follows its name.
  if (at >= 0) content.fill(0, at + name.length, at + name.length + 8);
  return content;
}

/** Digests of all that the worlds in a folder of saves consist of, a line a file and a line a chunk. */
export function savedWorldLines(saves: string): string[] {
  if (!existsSync(saves)) return [];
  return readdirSync(saves, { recursive: true, encoding: 'utf8' })
    .map((name) => join(saves, name))
    .filter((path) => statSync(path).isFile() && !/(session\.lock|icon\.png)$/.test(path))
    .sort()
    .flatMap((path) => {
      const name = relative(saves, path).split(sep).join('/');
      const bytes = readFileSync(path);
      if (name.endsWith('.mca')) return regionLines(name, bytes);
      return [`${name}: ${digestOf(/\.dat(_old)?$/.test(name) ? levelContent(bytes) : bytes)}`];
    });
}

/**
 * The scenario, writing into `trace` every reply that it was given and, at its end, the inputs and events that the game has logged, the
 * digests of what it is, and the saved worlds.
 */
export function traced(scenario: Scenario, trace: Trace): Scenario {
  return {
    ...scenario,
    run: async (rig) => {
      const recording: Rig = {
        ...rig,
        call: async (name, args) => {
          try {
            const reply = await rig.call(name, args);
            if (!notCompared.has(name)) trace.push(lineOf({ name, args, reply }, rig.home));
            return reply;
          } catch (error) {
            trace.push(lineOf({ name, args, refused: (error as Error).message }, rig.home));
            throw error;
          }
        },
      };
      await scenario.run(recording);
      // A story may have ended the game or left the world; then these are refused, each time alike.
      const orRefused = (reply: Promise<unknown>): Promise<unknown> => reply.catch(() => {});
      await orRefused(recording.call('input-log', { since: undefined, limit: 512, origin: undefined }));
      await orRefused(recording.call('events', { since: undefined, limit: 256 }));
      await orRefused(recording.call('status', { digests: true }));
      await orRefused(recording.call('quit-to-title', {}));
      trace.push(...savedWorldLines(join(rig.home, 'saves')));
    },
  };
}

/** Characters of a line that are told around the first one that differs. */
const around = { before: 60, after: 100 };
const mostTold = 5;

/** The first lines in which two traces differ, each cut to where it does; empty when they are the same. */
export function differences(one: Trace, other: Trace): string[] {
  const told: string[] = [];
  for (let i = 0; i < Math.max(one.length, other.length) && told.length < mostTold; i++) {
    const [a, b] = [one[i] ?? '(no line)', other[i] ?? '(no line)'];
    if (a === b) continue;
    let at = 0;
    while (a[at] === b[at]) at++;
    const cut = (line: string): string => line.slice(Math.max(0, at - around.before), at + around.after);
    told.push(`line ${i + 1} (${a.slice(0, 40)}…), character ${at + 1}:\n  ${cut(a)}\n  ${cut(b)}`);
  }
  return told;
}
