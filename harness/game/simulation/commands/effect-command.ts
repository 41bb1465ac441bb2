import { displayName } from '../display-name.ts';
import { endless } from '../effects/active-effects.ts';
import { type EffectKind, effectKind, effectKinds } from '../effects/effect-table.ts';
import { giveEffect, takeEffects } from '../effects/player-effects.ts';
import { readPlayer, skipPlayer } from './block-argument.ts';
import { type Command, CommandError, type CommandGame } from './command.ts';
import type { CommandReader } from './command-reader.ts';

const ticksASecond = 20;
const usualSeconds = 30;
const mostSeconds = 1_000_000;
const mostAmplifier = 255;

function readEffect(input: CommandReader): EffectKind {
  const id = input.word('effect').replace(/^minecraft:/, '');
  const kind = effectKind(id);
  if (kind === undefined)
    throw new CommandError(`this game has no effect "${id}"; it has ${effectKinds.map((each) => each.id).join(', ')}`);
  return kind;
}

/** A duration in ticks: seconds, or `infinite`. */
function readSeconds(input: CommandReader): number {
  if (!input.more) return usualSeconds * ticksASecond;
  if (input.peek() !== 'infinite') return input.integer('seconds', 1, mostSeconds) * ticksASecond;
  input.word('seconds');
  return endless;
}

function give(input: CommandReader, { player, survival }: CommandGame): string {
  readPlayer(input);
  const { id } = readEffect(input);
  const duration = readSeconds(input);
  const amplifier = input.more ? input.integer('amplifier', 0, mostAmplifier) : 0;
  // Java hides the particles of an effect by this word; there are none here, so only its form is checked.
  if (input.more) input.choice('hide particles', ['true', 'false']);
  input.end();
  if (player.dead) throw new CommandError('the dead take no effects; respawn first');
  if (!giveEffect(player, survival, { effect: id, amplifier, duration, showIcon: true }))
    throw new CommandError(`${displayName(id)} is there already, as strong and for as long`);
  return `You have ${displayName(id)} now.`;
}

function clear(input: CommandReader, { player }: CommandGame): string {
  skipPlayer(input);
  const kind = input.more ? readEffect(input) : null;
  input.end();
  const taken = takeEffects(player, kind?.id ?? null);
  if (taken === 0) throw new CommandError(kind === null ? 'you have no effects' : `you do not have ${displayName(kind.id)}`);
  return `${taken} ${taken === 1 ? 'effect was' : 'effects were'} taken away.`;
}

/** Gives and takes status effects (minecraft.wiki, "Commands/effect"). */
export const effectCommand: Command = {
  name: 'effect',
  usage: ['effect give @s <effect> [<seconds>|infinite] [<amplifier>] [<hide particles>]', 'effect clear [@s] [<effect>]'],
  summary: 'gives you effects, or takes them',
  cheat: true,
  run(input, game) {
    const action = input.choice('action', ['give', 'clear']);
    game.reply(action === 'give' ? give(input, game) : clear(input, game));
  },
};
