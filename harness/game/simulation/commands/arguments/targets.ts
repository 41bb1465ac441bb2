import { readPlayer } from '../block-argument.ts';
import type { ArgumentType } from '../tree/argument.ts';

/** The player of a one-player world, by a selector or by name. */
export const player: ArgumentType<'player'> = {
  takes: 'the player: @s, @p, @a, @r or a name',
  read(input) {
    readPlayer(input);
    return 'player';
  },
  suggest: () => ['@s', '@p', '@a', '@r', 'Player'],
};
