import { expect, it } from 'vitest';
import { type DamageType, damageTypes } from './damage-types.ts';
import { deathText } from './death-text.ts';

it('every kind of harm has a sentence, which names who did it where somebody did', () => {
  for (const type of Object.keys(damageTypes) as DamageType[]) {
    expect(deathText('the player', { type })).toMatch(/^[A-Z].*player.*[a-z]$/);
    const { textBy } = damageTypes[type] as { readonly textBy?: unknown };
    const by = deathText('the player', { type, attacker: { kind: 'iron_golem' } });
    if (textBy !== undefined) expect(by).toMatch(/an iron golem/i);
  }
  expect(deathText('the player', { type: 'arrow', attacker: { kind: 'skeleton', name: 'Bonny' } })).toBe('Bonny shot the player');
  expect(deathText('the player', { type: 'mob_attack', attacker: { kind: 'zombie' } })).toBe('A zombie struck the player down');
});
