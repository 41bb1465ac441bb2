import { expect, it } from 'vitest';
import { WorldBorder, widestBorder } from './world-border.ts';

it('a new world ends beyond everything', () => {
  const border = new WorldBorder();
  expect(border.size).toBe(widestBorder);
  expect(border.within(1000, -1000)).toBeGreaterThan(29_000_000);
  expect(border.moving).toBe(0);
});

it('the border moves evenly to its new width, a step a tick, and rests there', () => {
  const border = new WorldBorder();
  border.resize(100, 0);
  border.resize(20, 4);
  const widths = Array.from({ length: 5 }, () => {
    border.tick();
    return border.size;
  });
  expect(widths).toEqual([80, 60, 40, 20, 20]);
  expect(border.moving).toBe(0);
});

it('what it is in the middle of is kept', () => {
  const border = new WorldBorder();
  border.resize(100, 0);
  border.resize(50, 10);
  border.tick();
  const again = new WorldBorder(border.export());
  expect(again.export()).toEqual(border.export());
  expect(again.moving).toBe(-1);
  border.tick();
  again.tick();
  expect(again.size).toBe(border.size);
});

it('a place is as far within as the nearest side is', () => {
  const border = new WorldBorder();
  border.resize(20, 0);
  border.centerX = 10;
  expect(border.within(12, 0)).toBe(8);
  expect(border.within(12, 9)).toBe(1);
  expect(border.within(25, 0)).toBe(-5);
});
