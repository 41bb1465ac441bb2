import { describe, expect, test } from 'vitest';
import { ControlError } from '../control-error.ts';
import { readCommandLine } from './command-line.ts';

const none = { socket: null, api: null };

function command(name: string, args: Record<string, unknown>, global: object = none) {
  return { do: 'command', row: expect.objectContaining({ name }), args, global };
}

describe('a command line', () => {
  test.each([
    [['state'], command('state', {})],
    [['--socket', '/s', 'state'], command('state', {}, { socket: '/s', api: null })],
    [['state', '--socket=/s', '--api', 'line 1'], command('state', {}, { socket: '/s', api: 'line 1' })],
    [['move', 'forward', '--sprint', '40'], command('move', { direction: 'forward', ticks: 40, sprint: true, sneak: false, jump: false })],
    [['turn', '-45', '-10'], command('turn', { yaw: -45, pitch: -10 })],
    [['click', '--', '--socket'], command('click', { id: '--socket', button: 'left', shift: false, confirm: false })],
    [['click', 'two words', 'shift'], command('click', { id: 'two words', button: 'left', shift: true, confirm: false })],
    [['open', 'w', '--', 'creative'], command('open', { world: 'w', seed: 'creative', creative: false })],
    [['chat', 'hello', '  there', '--socket', 'x'], command('chat', { text: 'hello   there --socket x' })],
    [['--socket', '/s', 'chat', '"quoted"'], command('chat', { text: '"quoted"' }, { socket: '/s', api: null })],
    [['chat', '--', '--help'], command('chat', { text: '--help' })],
    [['chat', '--help'], { do: 'help', topic: 'chat', markdown: false }],
    [['--help'], { do: 'help', topic: null, markdown: false }],
    [['help'], { do: 'help', topic: null, markdown: false }],
    [['help', 'move'], { do: 'help', topic: 'move', markdown: false }],
    [['move', '--help'], { do: 'help', topic: 'move', markdown: false }],
    [['-h', 'move'], { do: 'help', topic: 'move', markdown: false }],
    [['help', '--markdown'], { do: 'help', topic: null, markdown: true }],
    [['--version'], { do: 'version' }],
    [['completion', 'bash'], { do: 'completion', shell: 'bash' }],
  ] as const)('%j is understood', (argv, meaning) => {
    expect(readCommandLine(argv)).toEqual(meaning);
  });

  test.each([
    [[], 'usage', /no command is given; list them with: horizon-ctl help/],
    [['--sockt', '/s', 'state'], 'usage', /no flag --sockt before a command; did you mean --socket\?/],
    [['-x'], 'usage', /no flag -x/],
    [['--socket'], 'usage', /--socket needs a value; use: --socket PATH/],
    [['--socket', ''], 'usage', /needs a value/],
    [['--socket', 'a', '--socket', 'b', 'ui'], 'usage', /--socket is given twice/],
    [['clik'], 'unknown', /did you mean click\?/],
    [['completon', 'bash'], 'unknown', /did you mean completion\?/],
    [['state', '--limit', '3'], 'usage', /no flag --limit/],
    [['chat'], 'usage', /text is missing/],
    [['help', 'a', 'b'], 'usage', /help takes one command/],
    [['help', '--mardown'], 'usage', /help takes one command, or --markdown/],
    [['completion'], 'usage', /name one shell/],
  ] as const)('%j is refused as %s', (argv, kind, message) => {
    try {
      readCommandLine(argv);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(ControlError);
      expect(error).toMatchObject({ kind, message: expect.stringMatching(message) });
    }
  });
});
