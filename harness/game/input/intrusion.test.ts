import { describe, expect, it } from 'vitest';
import { drivingTicks, IntrusionWatch } from './intrusion.ts';

const nobody = { clients: 0, working: false };

describe('IntrusionWatch', () => {
  it('reports nothing while no agent drives', () => {
    expect(new IntrusionWatch().userInput(10, nobody)).toBe(false);
  });

  it.each([
    ['a client is connected', { clients: 1, working: false }],
    ['an action runs or a wait is pending', { clients: 0, working: true }],
  ])('reports a person while %s', (_, presence) => {
    expect(new IntrusionWatch().userInput(10, presence)).toBe(true);
  });

  it('counts an agent as driving for five seconds of ticks after its last line', () => {
    const watch = new IntrusionWatch();
    watch.agentLine(100);
    expect(watch.driving(100 + drivingTicks, nobody)).toBe(true);
    expect(watch.driving(101 + drivingTicks, nobody)).toBe(false);
  });

  it('reports once until the agent speaks again', () => {
    const watch = new IntrusionWatch();
    watch.agentLine(1);
    expect([watch.userInput(2, nobody), watch.userInput(3, nobody)]).toEqual([true, false]);
    watch.agentLine(4);
    expect(watch.userInput(5, nobody)).toBe(true);
  });

  it('reports again when the person comes back after a pause', () => {
    const watch = new IntrusionWatch();
    const connected = { clients: 1, working: false };
    expect(watch.userInput(1, connected)).toBe(true);
    expect(watch.userInput(1 + drivingTicks, connected)).toBe(false);
    expect(watch.userInput(2 + 2 * drivingTicks, connected)).toBe(true);
  });
});
