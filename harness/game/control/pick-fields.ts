import { ControlError } from '../../../ctl/control-error.ts';
import { didYouMean } from '../../../ctl/did-you-mean.ts';
import type { Reply } from '../../../ctl/table/commands.ts';

type Branch = { [name: string]: unknown };

/**
 * The parts of a reply that paths name (`player.pos,world.time`), each where it stands in the whole. A path through something that is not
 * there now (no world, no player) gives null at that point.
 * @throws ControlError `unknown` for a name that its place never has.
 */
export function pickFields(reply: Reply, paths: string): Reply {
  const picked: Branch = {};
  for (const path of paths.split(',').map((part) => part.trim())) take(reply, picked, path.split('.'), path);
  return picked;
}

function take(from: Reply, into: Branch, names: readonly string[], path: string): void {
  const [name = '', ...rest] = names;
  if (!Object.hasOwn(from, name)) {
    const near = didYouMean(name, Object.keys(from));
    throw new ControlError(
      'unknown',
      `there is no field ${JSON.stringify(path)}; ${near === undefined ? `there are ${Object.keys(from).join(', ')}` : `did you mean ${near}?`}`,
    );
  }
  const value = from[name];
  if (rest.length === 0 || value === null) {
    into[name] = value;
    return;
  }
  if (typeof value !== 'object' || Array.isArray(value))
    throw new ControlError('unknown', `${name} has no fields, so ${JSON.stringify(path)} is none; name ${name} alone`);
  const inner = (typeof into[name] === 'object' && into[name] !== null ? into[name] : {}) as Branch;
  into[name] = inner;
  take(value as Reply, inner, rest, path);
}
