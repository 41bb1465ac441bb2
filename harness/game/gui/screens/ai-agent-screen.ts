import { button, controlHeight } from '../button.ts';
import { ellipsis, wrap } from '../font.ts';
import type { AgentControlView } from '../gui-host.ts';
import { palette } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { doneButton, leavePage, pageHead, pageTop } from './option-page-screen.ts';
import { gridWidth, hintLine } from './options-grid.ts';
import type { Screen, ScreenContext } from './screen.ts';

const rowHeight = 16;
const columnGap = 8;
const lineHeight = 10;
const problemLines = 4;
const ticksPerSecond = 20;

/** How long ago something was, in ticks. */
export function ageText(ticks: number): string {
  const seconds = Math.floor(ticks / ticksPerSecond);
  if (seconds < 1) return 'just now';
  if (seconds < 60) return `${seconds} s ago`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes} min ago` : `${Math.floor(minutes / 60)} h ago`;
}

const nameOf = (path: string): string => path.split(/[/\\]/).at(-1) ?? path;

/** A line of the page: its name, what it is, and more of it for who points at it or reads the widgets. */
type Status = readonly [name: string, text: string, more?: string];

function statusOf({ clients, lastCommand, socket, other }: AgentControlView): readonly Status[] {
  const startedWith: readonly Status[] = other === null ? [] : [['Started With', nameOf(other), other]];
  return [
    ['Client', clients === 0 ? 'none connected' : clients === 1 ? 'connected' : `${clients} connected`],
    ['Last Command', lastCommand === null ? 'none yet' : ageText(lastCommand)],
    socket === null ? ['Socket', 'closed'] : ['Socket', nameOf(socket), socket],
    ...startedWith,
  ];
}

/** Says why a switch could not be carried out, below `top`. */
export function agentProblem(stage: Stage, top: number): void {
  const { problem } = stage.host.agents;
  if (problem === null) return;
  for (const [i, line] of wrap(problem, gridWidth).slice(0, problemLines).entries())
    stage.painter.centred(line, Math.floor(stage.width / 2), top + i * lineHeight, palette.amber300);
}

function drawStatus(stage: Stage, left: number, top: number): number {
  const { painter, host } = stage;
  const rows = statusOf(host.agents);
  painter.rect(left, top, gridWidth, rows.length * rowHeight, palette.ink, 140);
  for (const [i, [name, text, more]] of rows.entries()) {
    const y = top + i * rowHeight;
    // It takes no press: it is listed so that an agent reads here what a person does.
    stage.register({
      kind: 'row',
      label: `${name}: ${text}`,
      bounds: [left, y, gridWidth, rowHeight],
      enabled: false,
      ...(more === undefined ? {} : { value: more, hint: more, local: true }),
      actions: {},
    });
    painter.text(name, left + 6, y + 4, palette.slate300);
    painter.text(ellipsis(text, gridWidth - 106), left + 100, y + 4, palette.paper);
  }
  return top + rows.length * rowHeight;
}

/** Whether an agent may drive a game that the player started, how it reaches it, and whether one does (spec, "Connecting"). */
export function aiAgentScreen(context: ScreenContext): Screen {
  const { host } = context;
  const leave = leavePage('agent', context);
  let copied = false;
  return {
    pauses: true,
    back: leave,
    draw(stage) {
      pageHead(stage, 'agent');
      const left = Math.floor((stage.width - gridWidth) / 2);
      const { noAi, on, socket, other } = host.agents;
      // The switch can be turned on from outside while the page is open.
      if (noAi) stage.painter.centred('No AI is on.', Math.floor(stage.width / 2), pageTop + 20, palette.paper);
      else {
        const half = Math.floor((gridWidth - columnGap) / 2);
        button(stage, {
          label: `Agent Control: ${on ? 'ON' : 'OFF'}`,
          bounds: [left, pageTop, half, controlHeight],
          hint: 'On, any program of yours can drive this game through its control socket.',
          press: () => host.setAgentControl(!on),
        });
        button(stage, {
          label: 'Copy Connection Details',
          text: copied ? 'Copied' : 'Copy Connection Details',
          bounds: [left + half + columnGap, pageTop, half, controlHeight],
          enabled: socket !== null || other !== null,
          hint: 'The socket, a line to try it, and the entry for an MCP client.',
          press: () => {
            host.copy(host.connectionDetails());
            copied = true;
          },
        });
        agentProblem(stage, drawStatus(stage, left, pageTop + controlHeight + 8) + 6);
      }
      doneButton(stage, leave);
      hintLine(stage);
    },
  };
}
