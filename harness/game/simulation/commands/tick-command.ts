import { type Command, CommandError, type CommandGame } from './command.ts';
import type { CommandReader } from './command-reader.ts';
import { readDuration } from './duration.ts';

const longest = 72000 * 24;

function query({ world, clock, reply }: CommandGame): void {
  const state = clock.sprintLeft > 0 ? `sprinting, ${clock.sprintLeft} ticks left` : world.frozen ? 'frozen' : 'running';
  const steps = clock.stepsLeft > 0 ? `, ${clock.stepsLeft} steps left` : '';
  reply(`The world is ${state}${steps}; its rate is ${world.tickRate} ticks a second and its time ${world.time}.`);
}

function step(input: CommandReader, { world, clock, reply }: CommandGame): void {
  if (!world.frozen) throw new CommandError('only a frozen world can be stepped; run /tick freeze first');
  const stop = input.peek() === 'stop';
  if (stop) input.word('stop');
  const ticks = stop ? 0 : input.more ? readDuration(input, 1, longest) : 1;
  input.end();
  clock.step(ticks);
  reply(stop ? 'The steps were stopped.' : `The world steps on by ${ticks} ${ticks === 1 ? 'tick' : 'ticks'}.`);
}

function sprint(input: CommandReader, { clock, reply }: CommandGame): void {
  const stop = input.peek() === 'stop';
  if (stop) input.word('stop');
  const ticks = stop ? 0 : readDuration(input, 1, longest);
  input.end();
  clock.sprint(ticks);
  reply(stop ? 'The sprint was stopped.' : `The world sprints ${ticks} ticks.`);
}

export const tickCommand: Command = {
  name: 'tick',
  usage: [
    'tick freeze',
    'tick unfreeze',
    'tick step [<ticks>|stop]',
    'tick sprint <ticks>|stop',
    'tick rate <ticks a second>',
    'tick query',
  ],
  summary: 'stops, steps, speeds up or slows down the world',
  cheat: true,
  run(input, game) {
    const word = input.choice('action', ['freeze', 'unfreeze', 'step', 'sprint', 'rate', 'query']);
    if (word === 'step') return step(input, game);
    if (word === 'sprint') return sprint(input, game);
    if (word === 'rate') {
      const rate = input.number('rate', 1, 10000);
      input.end();
      game.world.tickRate = rate;
      return game.reply(`The rate is ${rate} ticks a second now.`);
    }
    input.end();
    if (word === 'query') return query(game);
    game.clock.freeze(word === 'freeze');
    game.reply(word === 'freeze' ? 'The world is frozen.' : 'The world runs again.');
  },
};
