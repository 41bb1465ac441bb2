import { displayName } from '../display-name.ts';
import { type DamageSource, damageRule } from './damage-types.ts';

const article = (word: string): string => (/^[aeiou]/i.test(word) ? 'an' : 'a');

/** How an attacker is called in a sentence: by its own name, else by its kind. */
function called({ kind, name }: NonNullable<DamageSource['attacker']>): string {
  if (name !== undefined && name !== null) return name;
  const word = displayName(kind).toLowerCase();
  return `${article(word)} ${word}`;
}

/** The sentence that tells of a death, without its full stop; it begins with a capital. */
export function deathText(victim: string, source: DamageSource): string {
  const { text, textBy } = damageRule(source.type);
  const sentence = source.attacker !== undefined && textBy !== undefined ? textBy(victim, called(source.attacker)) : text(victim);
  return sentence[0].toUpperCase() + sentence.slice(1);
}
