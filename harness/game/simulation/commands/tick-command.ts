import { decimal } from './arguments/numbers.ts';
import { time } from './arguments/times.ts';
import { type ChatCommand, CommandError } from './command.ts';
import { argument } from './tree/argument.ts';
import { line, literal, type Runner } from './tree/command-node.ts';

const longest = 72000 * 24;
const ticks = argument('ticks', time(1, longest));
const rate = argument('rate', decimal('rate', 1, 10000));

const query: Runner = ({ world, clock, reply }) => {
  const state = clock.sprintLeft > 0 ? `sprinting, ${clock.sprintLeft} ticks left` : world.frozen ? 'frozen' : 'running';
  const steps = clock.stepsLeft > 0 ? `, ${clock.stepsLeft} steps left` : '';
  reply(`The world is ${state}${steps}; its rate is ${world.tickRate} ticks a second and its time ${world.time}.`);
};

function requireFrozen(frozen: boolean): void {
  if (!frozen) throw new CommandError('only a frozen world can be stepped; run /tick freeze first');
}

const step: Runner = ({ world, clock, reply }, values) => {
  requireFrozen(world.frozen);
  const count = values.maybe(ticks) ?? 1;
  clock.step(count);
  reply(`The world steps on by ${count} ${count === 1 ? 'tick' : 'ticks'}.`);
};

/** Stops, steps, speeds up or slows down the world (minecraft.wiki, "Commands/tick"). */
export const tickCommand: ChatCommand = {
  name: 'tick',
  summary: 'stops, steps, speeds up or slows down the world',
  cheat: true,
  parts: [
    literal('freeze', ({ clock, reply }) => {
      clock.freeze(true);
      reply('The world is frozen.');
    }),
    literal('unfreeze', ({ clock, reply }) => {
      clock.freeze(false);
      reply('The world runs again.');
    }),
    literal('query', query),
    line(step, ['step'], [ticks]),
    line(
      ({ world, clock, reply }) => {
        requireFrozen(world.frozen);
        clock.step(0);
        reply('The steps were stopped.');
      },
      ['step', 'stop'],
    ),
    line(
      ({ clock, reply }, values) => {
        clock.sprint(values.get(ticks));
        reply(`The world sprints ${values.get(ticks)} ticks.`);
      },
      ['sprint', ticks],
    ),
    line(
      ({ clock, reply }) => {
        clock.sprint(0);
        reply('The sprint was stopped.');
      },
      ['sprint', 'stop'],
    ),
    line(
      ({ world, reply }, values) => {
        world.tickRate = values.get(rate);
        reply(`The rate is ${world.tickRate} ticks a second now.`);
      },
      ['rate', rate],
    ),
  ],
};
