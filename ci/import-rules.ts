/**
 * Which folder may import which. The TypeScript project references enforce the same for what the compiler sees; the check that reads
 * this table also sees type-only, dynamic, computed and path imports. A folder is found by its longest matching prefix.
 */
export interface ImportRule {
  /** Prefix of a path from the root, without a slash at the end. */
  readonly folder: string;
  /** Our folders it may import besides itself. */
  readonly may: readonly string[];
  /** Whether `node:` modules are allowed. */
  readonly node: boolean;
  /** npm packages it may import. */
  readonly packages: readonly string[];
}

const game = 'harness/game';

export const importRules: readonly ImportRule[] = [
  { folder: 'ctl/process', may: [], node: true, packages: ['execa'] },
  { folder: 'ctl', may: ['ctl/process'], node: true, packages: ['@modelcontextprotocol/server', 'pngjs'] },
  { folder: 'still/pixels', may: [], node: true, packages: ['pngjs', 'pixelmatch'] },
  { folder: 'still/report/page', may: [], node: false, packages: [] },
  { folder: 'still', may: ['still/pixels', 'ctl', 'harness/boot'], node: true, packages: ['pngjs', 'pixelmatch'] },
  { folder: 'matcher', may: ['still', 'still/pixels'], node: true, packages: ['vitest', '@playwright/test'] },
  { folder: 'harness/browser', may: [], node: true, packages: ['playwright-core'] },
  { folder: `${game}/simulation`, may: [], node: false, packages: [] },
  { folder: `${game}/input`, may: [], node: false, packages: [] },
  { folder: `${game}/display`, may: [`${game}/simulation`], node: false, packages: [] },
  { folder: `${game}/packs`, may: [`${game}/simulation`, `${game}/display`], node: false, packages: [] },
  { folder: `${game}/gui`, may: [`${game}/simulation`, `${game}/input`, `${game}/display`], node: false, packages: [] },
  { folder: `${game}/saves`, may: [`${game}/simulation`], node: true, packages: [] },
  { folder: `${game}/raster`, may: [`${game}/display`, 'still/pixels'], node: true, packages: [] },
  { folder: `${game}/window`, may: [`${game}/input`, 'harness/browser'], node: true, packages: ['x11', 'playwright-core'] },
  // Actions reach the game through the input port alone: no writer of the world is importable from here.
  { folder: `${game}/control/actions`, may: ['ctl', `${game}/input`], node: false, packages: [] },
  { folder: `${game}/control`, may: ['ctl', `${game}/input`, `${game}/control/actions`], node: true, packages: [] },
  {
    folder: `${game}/client`,
    may: [
      'ctl',
      'ctl/process',
      'still/pixels',
      `${game}/simulation`,
      `${game}/input`,
      `${game}/display`,
      `${game}/gui`,
      `${game}/packs`,
      `${game}/saves`,
      `${game}/raster`,
      `${game}/window`,
      `${game}/control`,
      `${game}/control/actions`,
    ],
    node: true,
    packages: [],
  },
  { folder: 'harness/boot', may: ['ctl', 'ctl/process'], node: true, packages: ['execa', 'x11'] },
  {
    folder: 'harness/run',
    may: ['ctl', 'ctl/process', 'harness/boot', 'harness/browser', 'still', 'still/pixels'],
    node: true,
    packages: ['commander', 'execa'],
  },
  // Scenarios import types of what the runner hands them, and reach the game only through the socket, the CLIs or MCP.
  { folder: 'scenarios', may: ['harness/run', 'still', 'ctl'], node: true, packages: [] },
];

/** The rule of a file, or null when it is under no rule (ci/, the root). */
export function ruleFor(file: string): ImportRule | null {
  let best: ImportRule | null = null;
  for (const rule of importRules) {
    if (file.startsWith(`${rule.folder}/`) && (best === null || rule.folder.length > best.folder.length)) best = rule;
  }
  return best;
}
