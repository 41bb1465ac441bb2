import { describe, expect, it } from 'vitest';
import { GameRules, gameRules } from './game-rules.ts';

describe('the rules of a world', () => {
  it('begin with the table’s values', () => {
    const rules = new GameRules();
    for (const { name, value } of gameRules) expect(rules.get(name)).toBe(value);
    expect([rules.on('keep_inventory'), rules.number('random_tick_speed')]).toEqual([false, 3]);
  });

  it('come back as they were exported', () => {
    const rules = new GameRules();
    rules.set('keep_inventory', true);
    rules.set('random_tick_speed', 20);
    expect(new GameRules(rules.export()).export()).toEqual(rules.export());
    expect(new GameRules(rules.export()).number('random_tick_speed')).toBe(20);
  });

  it('refuse what a rule cannot be, and keep a saved one of the kind at its default', () => {
    const rules = new GameRules({ random_tick_speed: 1e9, keep_inventory: 3 });
    expect([rules.get('random_tick_speed'), rules.get('keep_inventory')]).toEqual([3, false]);
    expect(() => rules.set('random_tick_speed', 1.5)).toThrow(
      /^The game rule random_tick_speed cannot be 1.5; give a whole number from 0 to 4096\.$/,
    );
    expect(() => rules.set('keep_inventory', 1)).toThrow(/give true or false\.$/);
  });
});
