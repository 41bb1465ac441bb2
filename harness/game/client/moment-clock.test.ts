import { describe, expect, it } from 'vitest';
import { MomentClock } from './moment-clock.ts';

describe('the clock of moments', () => {
  it('counts from the tick at which a count went up', () => {
    const clock = new MomentClock();
    expect(clock.since('title', 100)).toBe(Number.POSITIVE_INFINITY);
    clock.tick(new Map([['title', 1]]), 100);
    clock.tick(new Map([['title', 1]]), 107);
    expect(clock.since('title', 107)).toBe(7);
    clock.tick(new Map([['title', 2]]), 110);
    expect(clock.since('title', 110)).toBe(0);
  });

  it('stands still with its ticks', () => {
    const clock = new MomentClock();
    for (let i = 0; i < 5; i++) clock.tick(new Map([['hurt', 3]]), 42);
    expect(clock.since('hurt', 42)).toBe(0);
  });

  it('forgets what is no more, and all for another world', () => {
    const clock = new MomentClock();
    const both = new Map([
      ['hurt', 1],
      ['boss-bar a:b', 1],
    ]);
    clock.tick(both, 1);
    clock.tick(new Map([['hurt', 1]]), 2);
    expect([clock.since('boss-bar a:b', 3), clock.since('hurt', 3)]).toEqual([Number.POSITIVE_INFINITY, 2]);
    clock.tick(both, 4);
    expect(clock.since('boss-bar a:b', 4)).toBe(0);
    clock.clear();
    expect([clock.since('hurt', 9), clock.within(100, 9)]).toEqual([Number.POSITIVE_INFINITY, false]);
  });

  it('tells whether anything happened within some ticks', () => {
    const clock = new MomentClock();
    clock.tick(new Map([['heal', 1]]), 10);
    expect([clock.within(5, 14), clock.within(5, 15)]).toEqual([true, false]);
  });
});
