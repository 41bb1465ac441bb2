import { button, controlHeight } from '../button.ts';
import { ScrollState } from '../scroll-area.ts';
import { agentProblem } from './ai-agent-screen.ts';
import type { OptionControl } from './option-controls.ts';
import { doneButton, leavePage, pageHead, pageLink, pageTop } from './option-page-screen.ts';
import { hintLine, optionsGrid } from './options-grid.ts';
import type { Screen, ScreenContext } from './screen.ts';

const hint = 'Turns off and hides everything that lets an AI agent drive the game.';

/** The player's switch. */
const noAiButton: OptionControl = (stage, bounds) => {
  const { host } = stage;
  const { noAi } = host.agents;
  button(stage, { label: `No AI: ${noAi ? 'ON' : 'OFF'}`, bounds, hint, press: () => void host.setNoAi(!noAi) });
};

/** The settings that are this game's own and belong to no page of Java Edition's: No AI, and the way to the AI agent's page without it. */
export function horizonSettingsScreen(context: ScreenContext): Screen {
  const { host, go } = context;
  const state = new ScrollState();
  const leave = leavePage('horizon', context);
  return {
    pauses: true,
    back: leave,
    wheel: (dy) => state.wheel(dy),
    key: (key) => state.key(key),
    draw(stage) {
      pageHead(stage, 'horizon');
      const { noAi } = host.agents;
      const controls = [noAiButton, ...(noAi ? [] : [pageLink('agent', go)])];
      const bottom = pageTop + controlHeight + 8;
      optionsGrid(stage, state, [{ controls }], pageTop, bottom);
      agentProblem(stage, bottom + 6);
      doneButton(stage, leave);
      hintLine(stage);
    },
  };
}
