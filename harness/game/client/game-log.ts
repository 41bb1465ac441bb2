import { closeSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export type LogLevel = 'INFO' | 'WARN' | 'ERROR';

/** How many lines are kept for `logs`. */
const keptLines = 2000;

/**
 * The game's log: logs/latest.log of the game home and the newest lines in memory. The log of the run before is kept as
 * logs/previous.log. A log that cannot be written is no reason to stop a game: its lines are still kept in memory.
 */
export class GameLog {
  readonly path: string;
  #lines: string[] = [];
  #fd: number | null = null;
  readonly #now: () => Date;

  /** @param home the game home; @param now tells the time of a line. */
  constructor(home: string, now: () => Date = () => new Date()) {
    this.#now = now;
    this.path = join(home, 'logs', 'latest.log');
    try {
      mkdirSync(join(home, 'logs'), { recursive: true });
      try {
        renameSync(this.path, join(home, 'logs', 'previous.log'));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      }
      this.#fd = openSync(this.path, 'a');
    } catch (error) {
      this.warn(`the log file ${this.path} cannot be written: ${(error as Error).message}`);
    }
  }

  info(text: string): void {
    this.#write('INFO', text);
  }

  warn(text: string): void {
    this.#write('WARN', text);
  }

  error(text: string): void {
    this.#write('ERROR', text);
  }

  /** The newest lines, oldest first. */
  tail(count: number): readonly string[] {
    return this.#lines.slice(-count);
  }

  close(): void {
    if (this.#fd !== null) closeSync(this.#fd);
    this.#fd = null;
  }

  #write(level: LogLevel, text: string): void {
    const time = this.#now().toISOString().slice(11, 19);
    for (const part of text.split('\n')) {
      const line = `[${time}] [client/${level}] ${part}`;
      this.#lines.push(line);
      if (this.#lines.length >= keptLines * 2) this.#lines = this.#lines.slice(-keptLines);
      this.#append(`${line}\n`);
    }
  }

  #append(line: string): void {
    if (this.#fd === null) return;
    try {
      writeSync(this.#fd, line);
    } catch {
      // A full disk: the lines stay in memory, and the file goes on once there is room.
    }
  }
}
