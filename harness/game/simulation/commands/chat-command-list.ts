import { attributeCommand } from './attribute-command.ts';
import { bossbarCommand } from './bossbar-command.ts';
import { meCommand, msgCommand, sayCommand, tellrawCommand } from './chat-commands.ts';
import { clearCommand } from './clear-command.ts';
import type { ChatCommand } from './command.ts';
import { damageCommand } from './damage-command.ts';
import { difficultyCommand } from './difficulty-command.ts';
import { effectCommand } from './effect-command.ts';
import { enchantCommand } from './enchant-command.ts';
import { experienceCommand } from './experience-command.ts';
import { fillCommand } from './fill-command.ts';
import { defaultGamemodeCommand, gamemodeCommand } from './gamemode-command.ts';
import { gameruleCommand } from './gamerule-command.ts';
import { giveCommand } from './give-command.ts';
import { helpCommand } from './help-command.ts';
import { killCommand } from './kill-command.ts';
import { listCommand } from './list-command.ts';
import { scoreboardCommand } from './scoreboard-command.ts';
import { seedCommand } from './seed-command.ts';
import { setblockCommand } from './setblock-command.ts';
import { setWorldSpawnCommand, spawnpointCommand } from './spawnpoint-command.ts';
import { summonCommand } from './summon-command.ts';
import { tickCommand } from './tick-command.ts';
import { timeCommand } from './time-command.ts';
import { titleCommand } from './title-command.ts';
import { tpCommand } from './tp-command.ts';
import { waypointCommand } from './waypoint-command.ts';
import { weatherCommand } from './weather-command.ts';
import { worldborderCommand } from './worldborder-command.ts';

/** Every command of the chat, by name. */
export const chatCommands: readonly ChatCommand[] = [
  attributeCommand,
  bossbarCommand,
  clearCommand,
  damageCommand,
  defaultGamemodeCommand,
  difficultyCommand,
  effectCommand,
  enchantCommand,
  experienceCommand,
  fillCommand,
  gamemodeCommand,
  gameruleCommand,
  giveCommand,
  helpCommand(() => chatCommands),
  killCommand,
  listCommand,
  meCommand,
  msgCommand,
  sayCommand,
  scoreboardCommand,
  seedCommand,
  setblockCommand,
  setWorldSpawnCommand,
  spawnpointCommand,
  summonCommand,
  tellrawCommand,
  tickCommand,
  timeCommand,
  titleCommand,
  tpCommand,
  waypointCommand,
  weatherCommand,
  worldborderCommand,
];
