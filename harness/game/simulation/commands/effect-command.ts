import { displayName } from '../display-name.ts';
import { endless } from '../effects/active-effects.ts';
import { type EffectKind, effectKind, effectKinds } from '../effects/effect-table.ts';
import { giveEffect, takeEffects } from '../effects/player-effects.ts';
import { integer } from './arguments/numbers.ts';
import { player as playerType } from './arguments/targets.ts';
import { truth } from './arguments/words.ts';
import { type ChatCommand, CommandError } from './command.ts';
import { type ArgumentType, argument } from './tree/argument.ts';
import { line, type Runner } from './tree/command-node.ts';

const ticksASecond = 20;
const usualSeconds = 30;
const mostSeconds = 1_000_000;
const mostAmplifier = 255;

const effectType: ArgumentType<EffectKind> = {
  takes: 'an effect',
  read(input) {
    const id = input.word('effect').replace(/^minecraft:/, '');
    const kind = effectKind(id);
    if (kind === undefined) {
      throw input.fault(`this game has no effect "${id}"; it has ${effectKinds.map((each) => each.id).join(', ')}`);
    }
    return kind;
  },
  suggest: () => effectKinds.map(({ id }) => id),
};

const target = argument('target', playerType);
const effect = argument('effect', effectType);
const seconds = argument('seconds', integer('seconds', 1, mostSeconds));
const amplifier = argument('amplifier', integer('amplifier', 0, mostAmplifier));
// Java hides the particles of an effect by this word; there are none here, so only its form is checked.
const hideParticles = argument('hide particles', truth('hide particles'));

const giveFor =
  (ticks: number | null): Runner =>
  ({ player, survival, reply }, values) => {
    const { id } = values.get(effect);
    const duration = ticks ?? (values.maybe(seconds) ?? usualSeconds) * ticksASecond;
    if (player.dead) throw new CommandError('the dead take no effects; respawn first');
    if (!giveEffect(player, survival, { effect: id, amplifier: values.maybe(amplifier) ?? 0, duration, showIcon: true }))
      throw new CommandError(`${displayName(id)} is there already, as strong and for as long`);
    reply(`You have ${displayName(id)} now.`);
  };

const clear: Runner = ({ player, reply }, values) => {
  const id = values.maybe(effect)?.id ?? null;
  const taken = takeEffects(player, id);
  if (taken === 0) throw new CommandError(id === null ? 'you have no effects' : `you do not have ${displayName(id)}`);
  reply(`${taken} ${taken === 1 ? 'effect was' : 'effects were'} taken away.`);
};

/** Gives and takes status effects (minecraft.wiki, "Commands/effect"). */
export const effectCommand: ChatCommand = {
  name: 'effect',
  summary: 'gives you effects, or takes them',
  cheat: true,
  parts: [
    line(giveFor(null), ['give', target, effect], [seconds, amplifier, hideParticles]),
    line(giveFor(endless), ['give', target, effect, 'infinite'], [amplifier, hideParticles]),
    line(clear, ['clear'], [target, effect]),
  ],
};
