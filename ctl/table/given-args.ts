import type { ArgsOf, Param } from './row.ts';

type MayBeAbsent<P extends Param> = P extends { optional: true } | { default: string | number } ? P['name'] : never;

/** What a caller gives for a row: like ArgsOf, but optional parameters, defaults and switches may be left out. */
export type GivenArgs<R extends { readonly params: readonly Param[] }> = {
  readonly [K in Exclude<keyof ArgsOf<R>, MayBeAbsent<R['params'][number]>>]: ArgsOf<R>[K];
} & {
  readonly [K in MayBeAbsent<R['params'][number]> & keyof ArgsOf<R>]?: ArgsOf<R>[K] | undefined;
};
