import { expect, it } from 'vitest';
import { Statistics } from '../../simulation/statistics/statistics.ts';
import { createGui } from '../gui.ts';
import { click, press, widget } from '../testing/drive.ts';
import { plainHost, plainSimulation } from '../testing/plain-host.ts';

function start() {
  const statistics = new Statistics();
  statistics.add('custom', 'walk_one_cm', 12_345);
  statistics.add('mined', 'stone', 12);
  statistics.add('picked_up', 'cobblestone', 11);
  statistics.add('crafted', 'stone', 4);
  statistics.add('killed', 'zombie', 2);
  const simulation = plainSimulation();
  const host = plainHost({ simulation: { ...simulation, world: { ...simulation.world, statistics } } });
  return createGui(host, { screen: 'statistics' });
}

it('tells times and distances in words of people', () => {
  expect(widget(start(), 'distance-walked').label).toBe('Distance Walked: 123.5 m');
});

it('tells of an item all that was done with it, the most counted first', () => {
  const gui = start();
  click(gui, 'items');
  const rows = gui.frame().widgets.filter(({ kind }) => kind === 'row');
  expect(rows.map(({ label }) => label)).toEqual(['Stone: 12 mined, 4 crafted', 'Cobblestone: 11 picked up']);
});

it('tells of creatures, by the tab that keys choose', () => {
  const gui = start();
  press(gui, 'tab', 'right', 'right', 'enter');
  expect([widget(gui, 'mobs').selected, widget(gui, 'zombie').label]).toEqual([true, 'Zombie: 2 killed by you']);
});

it('is reached from the pause menu and leads back to it', () => {
  const gui = start();
  press(gui, 'escape');
  expect(gui.screen).toBe('pause');
  click(gui, 'statistics');
  click(gui, 'done');
  expect(gui.screen).toBe('pause');
});
