import { describe, expect, it } from 'vitest';
import { launchHelp, parseLaunch } from './launch-options.ts';

describe('parseLaunch', () => {
  it('reads every flag, with a blank or an equals sign before its value', () => {
    const options = parseLaunch([
      '--control-socket=/tmp/a.sock',
      '--offscreen',
      '--size',
      '1280x720',
      '--speed',
      'max',
      '--window=x11',
      '--render-threads=2',
      '--quickPlaySingleplayer',
      'My World',
    ]);
    expect(options).toMatchObject({
      control: true,
      controlSocket: '/tmp/a.sock',
      offscreen: true,
      width: 1280,
      height: 720,
      speed: 'max',
      window: 'x11',
      renderThreads: 2,
      world: 'My World',
    });
  });

  it.each([
    [['--offscren'], /did you mean --offscreen\?.*--help/],
    [['world'], /argument "world".*--help/],
    [['--size', '10x10'], /--size cannot be "10x10"; use WxH/],
    [['--size', '854'], /use WxH/],
    [['--speed', 'fast'], /use one of real, max/],
    [['--speed'], /--speed needs a value: --speed real\|max/],
    [['--headless=yes'], /takes no value/],
    [['--headless', '--offscreen'], /give only one of them/],
    [['--control-tcp', '--control-socket', 'x'], /give only one of them/],
  ])('refuses %j with the next step', (argv, message) => {
    expect(() => parseLaunch(argv)).toThrow(message);
  });

  it('lists every flag in its help', () => {
    const help = launchHelp();
    for (const flag of ['--control', '--control-socket PATH', '--headless', '--quickPlaySingleplayer WORLD', '--speed real|max']) {
      expect(help).toContain(flag);
    }
  });
});
