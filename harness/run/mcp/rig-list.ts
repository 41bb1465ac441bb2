import { ControlError } from '../../../ctl/control-error.ts';
import { didYouMean } from '../../../ctl/did-you-mean.ts';
import { GoldenStore } from '../../../still/golden-store.ts';
import { counted } from '../../../still/report/counted.ts';
import { frameCount, type ShotPlan } from '../../../still/shot-plan.ts';
import { discoverScenarios, discoverShots } from '../discover-scenarios.ts';
import { matchNames } from '../name-pattern.ts';
import type { Scenario } from '../scenario.ts';
import { cutText, shortList } from './short-list.ts';

/** Lines that a list has at most. */
const mostLines = 120;
/** Where new ones are made. */
const hint = 'A new shot is a file in scenarios/shots (npm run build makes it known), a new scenario a .txt in scenarios';

/** What there is, as the list shows it. */
export interface Listed {
  readonly shots: readonly ShotPlan[];
  readonly scenarios: readonly Scenario[];
}

/** Everything there is now: built again since the session began, it is read again. */
export async function everything(): Promise<Listed> {
  try {
    const [shots, scenarios] = await Promise.all([discoverShots(true), discoverScenarios(true)]);
    return { shots, scenarios };
  } catch (cause) {
    throw new ControlError('state', (cause as Error).message, {}, { cause });
  }
}

/** The shots or scenarios that a list of names, parts of names and patterns means. `*` is all. */
export function chosen<T extends { readonly name: string }>(items: readonly T[], names: string, what: 'shot' | 'scenario'): T[] {
  const patterns = names
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  if (patterns.length === 0) throw new ControlError('usage', `names is empty; give names of ${what}s with commas between, or * for all`);
  const wanted = new Set(patterns.flatMap((pattern) => matching(items, pattern, what)));
  return items.filter((item) => wanted.has(item));
}

function matching<T extends { readonly name: string }>(items: readonly T[], pattern: string, what: string): T[] {
  try {
    return matchNames(items, [pattern], what);
  } catch {
    const near = didYouMean(
      pattern,
      items.map(({ name }) => name),
    );
    const meant = near === undefined ? '' : `; did you mean ${near}?`;
    throw new ControlError(
      'unknown',
      `no ${what} matches ${JSON.stringify(cutText(pattern, 80))}${meant || `; list ${what}s to see what there is`}`,
    );
  }
}

/** The list as text; one shot alone in full. */
export async function listText({ shots, scenarios }: Listed, what: string, find: string | undefined, goldens: string): Promise<string> {
  const store = await GoldenStore.open(goldens);
  const fits = ({ name, title }: { readonly name: string; readonly title: string }): boolean =>
    find === undefined || fitsPattern(find, name, title);
  const [taken, told] = [what === 'scenarios' ? [] : shots.filter(fits), what === 'shots' ? [] : scenarios.filter(fits)];
  const [only] = taken;
  if (find !== undefined && only !== undefined && taken.length === 1 && told.length === 0) return shotInFull(only, store);
  const exact = taken.find(({ name }) => name === find);
  if (exact !== undefined && told.length === 0) return shotInFull(exact, store);
  if (taken.length + told.length === 0)
    throw new ControlError('unknown', `nothing has ${JSON.stringify(find)} in its name or title; list without find shows all. ${hint}`);
  const lines = [
    ...(taken.length === 0 ? [] : [counted(taken.length, 'shot'), ...taken.map((plan) => `  ${shotLine(plan, store)}`)]),
    ...(told.length === 0 ? [] : [counted(told.length, 'scenario'), ...told.map(({ name, title }) => `  ${name}: ${cutText(title, 90)}`)]),
  ];
  return shortList(lines, mostLines, '\n');
}

function fitsPattern(find: string, name: string, title: string): boolean {
  if (!find.includes('*')) return name.includes(find) || title.toLowerCase().includes(find.toLowerCase());
  try {
    return matchNames([{ name }], [find], 'name').length > 0;
  } catch {
    return false;
  }
}

function shotLine(plan: ShotPlan, store: GoldenStore): string {
  const frames = frameCount(plan) > 1 ? ` (${frameCount(plan)} frames)` : '';
  const bare = store.keysOf(plan.name).length === 0 ? ' [no golden]' : '';
  return `${plan.name}: ${cutText(plan.title, 90)}${frames}${bare}`;
}

function shotInFull(plan: ShotPlan, store: GoldenStore): string {
  const { name, title, size, world, options, steps, screen, settleTicks, sequence, facts, tolerance, masks } = plan;
  const goldens = store.entries.filter(({ shot }) => shot === name);
  return [
    `shot ${name}: ${title}`,
    `file scenarios/shots/${name}.ts, ${size.join('x')}, screen ${screen}, settles ${settleTicks} ticks`,
    `world ${world === null ? 'none: the title side' : `${world.name}, seed ${world.seed}${world.creative ? ', creative' : ''}${world.dimension === undefined ? '' : `, ${world.dimension}`}`}`,
    ...(options === undefined ? [] : [`options ${JSON.stringify(options)}`]),
    ...(steps.length === 0
      ? []
      : [
          'steps',
          shortList(
            steps.map((step) => `  ${cutText(step, 160)}`),
            24,
            '\n',
          ),
        ]),
    ...(sequence === undefined ? [] : [`film of ${sequence.frames} frames, between two: ${sequence.between.join('; ') || 'nothing'}`]),
    ...facts.map(({ says }) => `fact: ${cutText(says, 160)}`),
    ...(tolerance === undefined ? [] : [`tolerance ${JSON.stringify(tolerance)}`]),
    ...(masks ?? []).map(({ reason }) => `mask: ${cutText(reason, 160)}`),
    ...(goldens.length === 0 ? ['no golden yet'] : []),
    ...goldens.map(({ key, approved, author, reason }) => `golden ${key}, approved ${approved} by ${author}: ${cutText(reason, 200)}`),
  ].join('\n');
}
