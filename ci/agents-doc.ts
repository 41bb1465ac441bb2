import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Tiktoken } from 'js-tiktoken/lite';
import o200k from 'js-tiktoken/ranks/o200k_base';
import { kinds } from '../ctl/kinds.ts';
import { toolName, toolOfRow } from '../ctl/mcp/tool-of-row.ts';
import { chosenRows, toolSetNames } from '../ctl/mcp/tool-sets.ts';
import type { Param, Row } from '../ctl/table/row.ts';
import { mayBeAbsent } from '../ctl/table/usage-line.ts';
import { discoverScenarios, discoverShots } from '../harness/run/discover-scenarios.ts';
import { drawnParts } from '../harness/run/mcp/drawn-parts.ts';
import { likelyCauses } from '../harness/run/mcp/next-steps.ts';
import { rigRows } from '../harness/run/mcp/rig-rows.ts';
import { type PictureWord, passingWords } from '../still/compare.ts';
import { layerMeanings } from '../still/layer-verdict.ts';
import { frameCount } from '../still/shot-plan.ts';
import { repositoryRoot } from './tracked-files.ts';

/** The pages that hold generated parts. */
export const agentPages = ['docs/agents.md', 'docs/skills/horizon-rig/SKILL.md'] as const;

/** What each word of a picture's verdict says. */
const pictureWords: Readonly<Record<PictureWord, string>> = {
  same: 'every pixel is as approved',
  'same-outside-masks': 'only masked parts differ',
  noise: 'differs by no more than the tolerance calls noise',
  'within-tolerance': 'few and sparse pixels differ, as the tolerance grants',
  differs: 'pixels differ',
  blank: 'the picture shows nothing',
  size: 'the picture has another size than its golden',
  'no-golden': 'there is nothing to hold it against yet',
};

type Cells = readonly string[];

function table(head: Cells, rows: readonly Cells[]): string {
  const line = (cells: Cells): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

const code = (text: string): string => `\`${text}\``;

function argumentsOf({ params }: Row): string {
  const one = (param: Param): string => code(`${toolName(param.name)}${mayBeAbsent(param) ? '?' : ''}`);
  return params.length === 0 ? '' : params.map(one).join(' ');
}

const toolTable = (rows: readonly Row[]): string =>
  table(
    ['tool', 'arguments', 'what it does'],
    rows.map((row) => [code(toolName(row.name)), argumentsOf(row), row.summary]),
  );

function sizeTable(): string {
  const encoding = new Tiktoken(o200k);
  const size = (rows: readonly Row[]): Cells => {
    const tools = rows.map(toolOfRow);
    // Rounded up to tens: a word more is no news.
    return [String(tools.length), String(Math.ceil(encoding.encode(JSON.stringify(tools)).length / 10) * 10)];
  };
  return table(
    ['server', 'tools', 'tokens of the list'],
    [
      [code('horizon-rig mcp'), ...size(Object.values(rigRows))],
      ...toolSetNames.map((set) => [code(`horizon-ctl mcp --tools ${set}`), ...size(chosenRows({ set, readOnly: false }))]),
    ],
  );
}

/** The parts that list things, by the names of their places in the pages. */
const parts: Readonly<Record<string, () => string | Promise<string>>> = {
  'rig-tools': () => toolTable(Object.values<Row>(rigRows).sort((a, b) => (a.name < b.name ? -1 : 1))),
  'ctl-tools': () => toolTable(chosenRows({ set: 'all', readOnly: false })),
  'list-sizes': sizeTable,
  kinds: () =>
    table(
      ['kind', 'exit code', 'what it means'],
      Object.entries(kinds).map(([kind, { exit, means }]) => [code(kind), String(exit), means]),
    ),
  'picture-words': () =>
    table(
      ['word', 'passes', 'what it says'],
      Object.entries(pictureWords).map(([word, says]) => [code(word), passingWords.has(word as PictureWord) ? 'yes' : 'no', says]),
    ),
  layers: () =>
    table(
      ['verdict of the layers', 'what it says'],
      Object.entries(layerMeanings).map(([word, says]) => [code(word), says]),
    ),
  causes: () =>
    table(
      ['cluster', 'likely cause'],
      Object.entries(likelyCauses).map(([kind, says]) => [code(kind), says]),
    ),
  'drawn-parts': () =>
    table(
      ['part', 'what it holds'],
      Object.entries(drawnParts).map(([part, says]) => [code(part), says]),
    ),
  shots: async () =>
    table(
      ['shot', 'shows', 'frames'],
      (await discoverShots()).map((plan) => [code(plan.name), plan.title, String(frameCount(plan))]),
    ),
  scenarios: async () =>
    table(
      ['scenario', 'story'],
      (await discoverScenarios()).map(({ name, title }) => [code(name), title]),
    ),
};

const place = /(<!-- generated: ([\w-]+) -->\n)[\s\S]*?(<!-- end -->)/g;

/**
 * A page with its generated parts as they are now.
 * @throws Error for a place of a name that no part has.
 */
export async function withParts(page: string): Promise<string> {
  const text = readFileSync(join(repositoryRoot, page), 'utf8');
  const made = new Map<string, string>();
  for (const [, , name = ''] of text.matchAll(place)) {
    const make = parts[name];
    if (make === undefined) throw new Error(`${page} wants a part ${name}; there are ${Object.keys(parts).join(', ')}`);
    made.set(name, await make());
  }
  return text.replace(place, (_, start: string, name: string, end: string) => `${start}${made.get(name)}\n${end}`);
}
