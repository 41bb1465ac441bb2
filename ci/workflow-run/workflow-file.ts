import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { repositoryRoot } from '../tracked-files.ts';

/** A step of a job or of a composite action. */
export interface Step {
  readonly id?: string;
  readonly name?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string | number | boolean>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly shell?: string;
  readonly run?: string;
}

/** A job of a workflow. */
export interface Job {
  readonly needs?: string | readonly string[];
  readonly if?: string;
  readonly 'runs-on': string;
  readonly 'timeout-minutes'?: number;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly strategy?: { readonly matrix?: Readonly<Record<string, readonly unknown[]>>; readonly 'fail-fast'?: boolean };
  readonly steps: readonly Step[];
}

/** A workflow. */
export interface Workflow {
  readonly name: string;
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

/** A composite action. */
export interface CompositeAction {
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default?: string; readonly required?: boolean }>>;
  readonly runs: { readonly using: string; readonly steps: readonly Step[] };
}

/** Names of the workflows to copy, without `.yml`. */
export const workflowNames = ['visual', 'visual-comment', 'visual-reap'] as const;

/** Reads one of the workflows to copy. */
export function readWorkflow(name: (typeof workflowNames)[number]): Workflow {
  return parse(readFileSync(join(repositoryRoot, `ci/workflows/${name}.yml`), 'utf8')) as Workflow;
}

/** Reads the composite action. */
export function readAction(): CompositeAction {
  return parse(readFileSync(join(repositoryRoot, 'ci/action/action.yml'), 'utf8')) as CompositeAction;
}
