import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ControlError } from '../../../ctl/control-error.ts';
import { ownGameHome } from '../../../ctl/game-home.ts';
import type { McpService, ToolCall, ToolOutcome } from '../../../ctl/mcp/mcp-service.ts';
import { argumentsOf, toolName, toolOfRow } from '../../../ctl/mcp/tool-of-row.ts';
import { check as checkNoAi } from '../../../ctl/no-ai.ts';
import { checkObject } from '../../../ctl/table/check-args.ts';
import type { Program } from '../../boot/find-game.ts';
import type { rigHandlers } from './rig-handlers.ts';
import type { RigPlaces } from './rig-paths.ts';
import { rigInstructions, rigPrompt, rigPrompts } from './rig-prompts.ts';
import { type RigRow, type RigRowName, rigRows } from './rig-rows.ts';

/** What a session of `horizon-rig mcp` is made for. */
export interface RigServiceOptions {
  readonly version: string;
  readonly places: RigPlaces;
  /** How horizon-rig is started for what boots games. */
  readonly rig: Program;
  /** Words that every run is given (`--game …`). */
  readonly runWords: readonly string[];
}

const skillUri = 'horizon-rig://skill';
/** The guide for agents, in the checkout. */
const skillFile = 'docs/skills/horizon-rig/SKILL.md';

/** The rig as an MCP service, and what ends it. */
export function rigService({ version, places, rig, runWords }: RigServiceOptions): {
  readonly service: McpService;
  readonly close: () => Promise<void>;
} {
  const admit = (): void => checkNoAi(ownGameHome());
  // What the tools need is loaded with the first call: a client that lists them waits for nothing else.
  let loaded: Promise<ReturnType<typeof rigHandlers>> | null = null;
  const load = (): Promise<ReturnType<typeof rigHandlers>> => {
    loaded ??= import('./rig-handlers.ts').then((module) => module.rigHandlers({ rig, places, admit, runWords }));
    return loaded;
  };

  const rows = new Map<string, RigRow>(Object.values(rigRows).map((row) => [toolName(row.name), row]));
  const service: McpService = {
    name: 'horizon-rig',
    version,
    instructions: rigInstructions,
    tools: [...rows.values()].map((row) => toolOfRow(row)).sort((a, b) => (a.name < b.name ? -1 : 1)),
    admit,
    resources: async () => [{ uri: skillUri, name: 'skill', title: 'How to work with the rig', mimeType: 'text/markdown' }],
    read: async (uri) => {
      const file = join(places.root, skillFile);
      return uri === skillUri && existsSync(file) ? { mimeType: 'text/markdown', text: readFileSync(file, 'utf8') } : null;
    },
    prompts: rigPrompts,
    prompt: rigPrompt,
    async call(name, given, call) {
      const row = rows.get(name);
      if (row === undefined) throw new ControlError('unknown', `there is no tool ${name}; list the tools`);
      const args = checkObject(row, argumentsOf(row, given));
      const { handlers } = await load();
      // The arguments were checked by the row of this very name.
      return (handlers[row.name as RigRowName] as (args: unknown, call: ToolCall) => Promise<ToolOutcome>)(args, call);
    },
  };
  return { service, close: async () => (await loaded)?.close() };
}
