import type { Param, Row } from '../../../ctl/table/row.ts';

/** A tool of the rig; a row of the same form as the game's commands, so that the same code makes its schema and checks its arguments. */
export type RigRow = Row;

const names = (what: string) =>
  ({
    name: 'names',
    type: 'text',
    as: 'word',
    maxLength: 2000,
    help: `${what}: names, parts of names or patterns with *, with commas between; * is all`,
  }) as const satisfies Param;

const shot = {
  name: 'shot',
  type: 'text',
  as: 'word',
  maxLength: 200,
  help: 'A shot of the last run, by its name there',
} as const satisfies Param;

const display = {
  name: 'display',
  type: 'text',
  as: 'word',
  choices: ['offscreen', 'xvfb', 'headless'],
  default: 'offscreen',
  help: 'Where the game draws; headless has no pixels',
} as const satisfies Param;

/** What every row of the rig has alike. */
const common = { group: 'session', needs: [], fails: [], local: 'the rig does it' } as const;
const reads = { ...common, effect: 'query' } as const;
const runs = { ...common, effect: 'session', waits: true } as const;

/**
 * The tools of `horizon-rig mcp`. Approving is none of them: an agent proposes and a person accepts. Few and short, since their list costs
 * an agent's memory before it has done anything.
 */
export const rigRows = {
  compare: {
    ...reads,
    name: 'compare',
    summary: 'Compare two pictures pixel by pixel: how many differ, by how much and where, with cut-outs',
    params: [
      { name: 'before', type: 'text', as: 'word', maxLength: 4096, help: 'A PNG below the checkout or the output folder, or golden:SHOT' },
      { name: 'after', type: 'text', as: 'word', maxLength: 4096, help: 'Likewise, or now:SHOT for what the last run captured' },
      { name: 'tiles', type: 'integer', as: 'word', min: 0, max: 4, default: 3, help: 'Pictures: before, after, difference, whole' },
    ],
    example: 'compare golden:title now:title',
  },
  explain: {
    ...reads,
    name: 'explain',
    summary: 'Explain why a shot of the last run differs: widgets, drawn parts and state that moved, likely cause, what to do next',
    params: [{ ...shot, help: 'A shot or scenario of the last run, by its name there' }],
    example: 'explain title',
  },
  list: {
    ...reads,
    name: 'list',
    summary: 'List the shots and scenarios there are; one shot alone is shown in full (steps, facts, who approved it and why)',
    params: [
      { name: 'what', type: 'text', as: 'word', choices: ['all', 'shots', 'scenarios'], default: 'all', help: 'Which of them' },
      { name: 'find', type: 'text', as: 'word', optional: true, maxLength: 200, help: 'Part of a name or title, or a pattern with *' },
    ],
    example: 'list shots hall',
  },
  'propose-approval': {
    ...common,
    effect: 'session',
    name: 'propose-approval',
    summary: 'Propose that captured pictures of the last run become goldens: writes a file that a person looks at and accepts or not',
    params: [
      {
        name: 'of',
        type: 'text',
        as: 'word',
        maxLength: 2000,
        help: "A cluster's id, or names of failed shots with commas between",
      },
      {
        name: 'reason',
        type: 'text',
        as: 'word',
        maxLength: 1000,
        help: 'Why the new pictures are right: what changed, and that it was meant',
      },
    ],
    example: 'propose-approval 1f2e3d4c "The logo is one pixel higher, as asked"',
  },
  prove: {
    ...runs,
    name: 'prove',
    summary: 'Prove that shots come out the same: boots a game for each look and holds all layers against each other; slow',
    params: [
      names('Shots'),
      { name: 'boots', type: 'integer', as: 'word', min: 2, max: 100, default: 20, help: 'Boots of each shot; a first golden needs 20' },
    ],
    example: 'prove title 5',
  },
  results: {
    ...reads,
    name: 'results',
    summary: 'Show the last run: how many passed, and what failed, put together by cause',
    params: [],
    example: 'results',
  },
  'run-scenarios': {
    ...runs,
    name: 'run-scenarios',
    summary: 'Run scenarios, each in a fresh game, and say which failed and why',
    params: [
      names('Scenarios, or .txt files of command lines'),
      { ...display },
      {
        name: 'via',
        type: 'text',
        as: 'word',
        choices: ['socket', 'ctl', 'mcp'],
        default: 'socket',
        help: 'Through which face the game is driven',
      },
    ],
    example: 'run-scenarios first-day',
  },
  'take-stills': {
    ...runs,
    name: 'take-stills',
    summary: 'Take screenshots of shots in fresh games and judge them against their goldens; this becomes the last run',
    params: [names('Shots'), { ...display, choices: ['offscreen', 'xvfb'], help: 'Where the game draws' }],
    example: 'take-stills title',
  },
  verdict: {
    ...reads,
    name: 'verdict',
    summary: 'Show what a shot of the last run came to, with cut-outs of golden, now and difference where most pixels differ',
    params: [
      shot,
      { name: 'frame', type: 'integer', as: 'word', min: 0, max: 599, optional: true, help: 'Of a film; the first bad one when absent' },
      { name: 'tiles', type: 'integer', as: 'word', min: 0, max: 4, default: 3, help: 'Pictures: golden, now, difference, whole' },
    ],
    example: 'verdict title',
  },
} as const satisfies Readonly<Record<string, RigRow>>;

/** Names of the tools, as their rows have them. */
export type RigRowName = keyof typeof rigRows;
