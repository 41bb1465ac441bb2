import { resolve } from 'node:path';
import type { CheckedArgs } from './table/check-args.ts';
import type { Row } from './table/row.ts';

/** Makes path arguments absolute: the game's working directory is its home, not the caller's. */
export function absolutePaths(row: Row, args: CheckedArgs): CheckedArgs {
  const paths = row.params.filter((param) => param.type === 'text' && param.path && args[param.name] !== undefined);
  return { ...args, ...Object.fromEntries(paths.map((param) => [param.name, resolve(String(args[param.name]))])) };
}
