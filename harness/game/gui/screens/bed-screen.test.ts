import { expect, it } from 'vitest';
import { createGui } from '../gui.ts';
import { click, press } from '../testing/drive.ts';
import { plainHost, plainPlayer, plainSimulation } from '../testing/plain-host.ts';

const asleep = plainSimulation(plainPlayer({ sleeping: [0, 64, 0], sleepTicks: 50, stance: 'sleeping' }));

it('the bed screen opens with sleep and closes with it; its button and escape ask to get up', () => {
  const asked: string[] = [];
  const host = plainHost({ simulation: asleep, leaveBed: () => asked.push('leaveBed') });
  const gui = createGui(host, { screen: 'game' });
  expect(gui.frame().screen).toBe('bed');
  expect(gui.frame().widgets.map(({ id, enabled }) => [id, enabled])).toEqual([['leave-bed', true]]);
  click(gui, 'leave-bed');
  press(gui, 'escape');
  expect(asked).toEqual(['leaveBed', 'leaveBed']);
  host.simulation = plainSimulation();
  expect(gui.frame().screen).toBe('game');
});
