import { readBlockPosition, readPosition, readRotation } from '../coordinates.ts';
import type { ArgumentType } from '../tree/argument.ts';

type Triple = readonly [number, number, number];

/** What completes a place of some coordinates: `~` for each that is not written yet, or `^` where that was begun with. */
function completed(count: number): (typed: string) => readonly string[] {
  return (typed) => {
    const words = typed.split(' ').filter((word) => word !== '');
    const open = typed !== '' && !typed.endsWith(' ');
    const sign = words[0]?.startsWith('^') ? '^' : '~';
    const out: string[] = [];
    for (let have = open ? words.length : words.length + 1; have <= count; have++) {
      const filled = [...words, ...Array.from({ length: have - words.length }, () => sign)];
      out.push(filled.join(' '));
    }
    return out.filter((text) => text !== typed);
  };
}

const written = 'x, y and z, each a number, or ~ with how far from you, or ^ along your view';

/** A place for a body. Whole numbers for x and z mean the middle of the block. */
export const position: ArgumentType<Triple> = {
  takes: `${written}; without a decimal point x and z mean the middle of the block`,
  read: (input, { player }) => readPosition(input, player),
  suggest: completed(3),
};

/** A block's place. */
export const blockPosition: ArgumentType<Triple> = {
  takes: `${written}; the block that it lies in`,
  read: (input, { player }) => readBlockPosition(input, player),
  suggest: completed(3),
};

/** Yaw and pitch. */
export const rotation: ArgumentType<readonly [yaw: number, pitch: number]> = {
  takes: 'yaw and pitch in degrees, each a number, or ~ with how far from yours',
  read: (input, { player }) => readRotation(input, player),
  suggest: completed(2),
};
