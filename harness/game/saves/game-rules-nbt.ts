import { gameRules, type RuleValue, type SavedGameRules } from '../simulation/world/game-rules.ts';
import { withNamespace } from './item-nbt.ts';
import { type NbtTag, nbt } from './nbt.ts';
import type { NbtFields } from './nbt-fields.ts';

/** Game rules by id, as Java's game_rules.dat has them (wiki "Game rule", "Java Edition level format"). */
export function encodeGameRules(rules: SavedGameRules): Readonly<Record<string, NbtTag>> {
  const tag = (value: RuleValue): NbtTag => (typeof value === 'boolean' ? nbt.flag(value) : nbt.int(value));
  return Object.fromEntries(Object.entries(rules).map(([name, value]) => [withNamespace(name), tag(value)]));
}

/** Reads the rules that this game has; null stands for a file that is not there. @throws NbtError when one is damaged. */
export function decodeGameRules(fields: NbtFields | null): SavedGameRules {
  if (fields === null) return {};
  return Object.fromEntries(
    gameRules
      .filter(({ name }) => fields.has(withNamespace(name)))
      .map(({ name, value }) => [name, typeof value === 'boolean' ? fields.flag(withNamespace(name)) : fields.number(withNamespace(name))]),
  );
}
