import type { Plugin } from 'esbuild';

/** One bundled program or module. */
export interface Entry {
  readonly source: string;
  readonly bin: boolean;
}

export declare const entries: Readonly<Record<string, Entry>>;

/** Packages that the bundles load when they run, and do not hold. */
export declare const external: readonly string[];

/** Bundles the named entries (all when absent) into `outdir` and returns what was built. */
export declare function bundle(options: {
  readonly outdir: string;
  readonly names?: readonly string[];
  readonly plugins?: readonly Plugin[];
}): Promise<readonly (Entry & { readonly name: string })[]>;
