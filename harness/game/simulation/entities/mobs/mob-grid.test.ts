import { describe, expect, it } from 'vitest';
import { RandomStream } from '../../random/random-stream.ts';
import { Mob, newMob } from './mob.ts';
import { bodyMeets, MobGrid } from './mob-grid.ts';

const kinds = ['cow', 'chicken', 'spider', 'zombie'] as const;

describe('the grid of mobs', () => {
  it('finds whom a look at all of them finds, in the order of their ids, wherever they go', () => {
    const random = RandomStream.fromSeed(5);
    const place = (): number => random.unit() * 40 - 20;
    const mobs = Array.from({ length: 150 }, (_, i) => {
      const mob = { ...newMob(kinds[i % kinds.length], [place(), random.unit() * 3, place()]), id: i + 1 };
      return new Mob(mob);
    });
    const grid = new MobGrid();
    grid.fill(mobs);
    let met = 0;
    for (let round = 0; round < 20; round++) {
      for (const mob of mobs) {
        mob.moveTo(mob.x + random.unit() * 4 - 2, mob.y, mob.z + random.unit() * 4 - 2);
        grid.moved(mob);
        const reach = random.unit() * 6;
        const box = [mob.x - reach, mob.y, mob.z - reach, mob.x + reach, mob.y + 1, mob.z + reach] as const;
        const found = grid.within(...box).map(({ id }) => id);
        expect(found).toEqual(mobs.filter((other) => bodyMeets(other, ...box)).map(({ id }) => id));
        met += found.length;
      }
    }
    expect(met).toBeGreaterThan(mobs.length * 20);
  });

  it('forgets those that it was filled with before', () => {
    const grid = new MobGrid();
    const [first, second] = [1, 2].map((id) => new Mob({ ...newMob('cow', [0, 0, 0]), id }));
    grid.fill([first, second]);
    grid.fill([second]);
    expect(grid.within(-1, 0, -1, 1, 1, 1)).toEqual([second]);
  });
});
