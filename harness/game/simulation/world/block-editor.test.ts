import { describe, expect, it } from 'vitest';
import { chat, flatWorld } from '../flat-world.ts';

describe('a box filled at once', () => {
  it('with what nothing holds pops off to the last block, however much it is', () => {
    const simulation = flatWorld();
    chat(simulation, '/fill 0 10 0 15 90 15 white_carpet');
    const left = [...Array(81 * 256).keys()].filter((i) => simulation.world.cell(i & 15, 10 + (i >> 8), (i >> 4) & 15) !== 0);
    expect(left).toEqual([]);
    expect(chat(simulation, '/kill @e[type=item]')).toMatch(/\d+/);
  });

  it('joins fences to those beside them and at its edges to nothing', () => {
    const simulation = flatWorld();
    chat(simulation, '/fill 4 0 4 6 2 6 oak_fence');
    expect(simulation.world.properties(simulation.world.cell(5, 1, 5))).toMatchObject({
      north: 'true',
      south: 'true',
      west: 'true',
      east: 'true',
    });
    expect(simulation.world.properties(simulation.world.cell(4, 1, 4))).toMatchObject({
      north: 'false',
      south: 'true',
      west: 'false',
      east: 'true',
    });
    chat(simulation, '/fill 5 0 5 5 2 5 air');
    expect(simulation.world.properties(simulation.world.cell(4, 1, 5))).toMatchObject({
      north: 'true',
      south: 'true',
      west: 'false',
      east: 'false',
    });
  });
});
