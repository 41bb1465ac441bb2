import type { ShotPlan } from '../../still/shot-plan.ts';

/** The page from which a player lets an agent in: the switch is off, and the rig that takes this picture is the one client. */
export const shot: ShotPlan = {
  name: 'ai-agent',
  title: "The AI agent's page over a paused meadow",
  size: [854, 480],
  world: { name: 'meadow', seed: '42', creative: true },
  options: { renderDistance: 4 },
  steps: [
    'command time set noon',
    'command tp @s -11.5 67 -1.5 60 8',
    'command fill -22 65 -8 -8 69 6 air replace tall_grass',
    'wait 60',
    'pause',
    'click options',
    'click horizon-settings',
    'click ai-agent',
  ],
  screen: 'agent',
  settleTicks: 2,
  facts: [
    { kind: 'widget', says: 'nobody was let in by the player', widget: 'agent-control', label: 'Agent Control: OFF', enabled: true },
    { kind: 'widget', says: 'the endpoint of its own is closed', widget: 'socket', label: 'Socket: closed' },
    { kind: 'widget', says: 'the socket that the game was started with is named', widget: 'started-with', enabled: false },
    { kind: 'widget', says: 'one client is connected', widget: 'client', label: 'Client: connected' },
    { kind: 'widget', says: 'what an agent needs can be copied', widget: 'copy-connection-details', enabled: true },
  ],
};
