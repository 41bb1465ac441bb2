import { keyBinds } from '../../input/key-binds.ts';
import { keyLabel, keyOfText, textOfKey } from '../../input/key-text.ts';
import type { KeyRow } from './option-row.ts';

/** Actions that had another name in older versions. */
const olderActions: Readonly<Record<string, string>> = { 'key.swapOffhand': 'key.swapHands' };

/** The key binds as options: `key_key.jump`, whose value is the name of a key or a button. */
export const keyOptions: Readonly<Record<`key_${string}`, KeyRow>> = Object.fromEntries(
  keyBinds.map(({ action, key, name, kept }): readonly [string, KeyRow] => [
    `key_${action}`,
    {
      type: 'key',
      name,
      fallback: key,
      effect: kept === undefined ? { does: `The key or button for: ${name}.` } : { kept },
      read: keyOfText,
      write: textOfKey,
      show: keyLabel,
      ...(action in olderActions ? { older: [{ key: `key_${olderActions[action]}`, read: keyOfText }] } : {}),
    },
  ]),
);
