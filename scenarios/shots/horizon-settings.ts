import type { ShotPlan } from '../../still/shot-plan.ts';

/** The game's own settings before a game that nobody has started yet. */
export const shot: ShotPlan = {
  name: 'horizon-settings',
  title: 'Horizon Settings with the No AI switch off, from the title screen',
  size: [854, 480],
  world: null,
  steps: ['click options', 'click horizon-settings', 'key tab'],
  screen: 'horizon',
  settleTicks: 2,
  facts: [
    { kind: 'widget', says: 'the switch is off', widget: 'no-ai', label: 'No AI: OFF', enabled: true },
    { kind: 'widget', says: "the way to the AI agent's page is drawn", widget: 'ai-agent', enabled: true },
    { kind: 'widget', says: 'the page can be left', widget: 'done', enabled: true },
    {
      kind: 'painted',
      says: 'the sentence about the switch is written below',
      area: { x: 200, y: 380, width: 454, height: 60 },
      colors: 3,
    },
  ],
};
