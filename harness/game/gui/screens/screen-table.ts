import type { ScreenName } from '../gui-api.ts';
import { aiAgentScreen } from './ai-agent-screen.ts';
import { bedScreen } from './bed-screen.ts';
import { chatScreen } from './chat-screen.ts';
import { chestScreen } from './chest-screen.ts';
import { craftingScreen } from './crafting-screen.ts';
import { createWorldScreen } from './create-world-screen.ts';
import { creativeScreen } from './creative-screen.ts';
import { deathScreen } from './death-screen.ts';
import { deleteWorldScreen, editWorldScreen } from './edit-world-screen.ts';
import { furnaceScreen } from './furnace-screen.ts';
import { horizonSettingsScreen } from './horizon-settings-screen.ts';
import { inventoryScreen } from './inventory-screen.ts';
import { loadingScreen } from './loading-screen.ts';
import { optionPageScreen, pageLink } from './option-page-screen.ts';
import { keyBindsScreen } from './options-key-binds-screen.ts';
import { languageScreen } from './options-language-screen.ts';
import { packsScreen } from './options-packs-screen.ts';
import { optionsScreen } from './options-screen.ts';
import { pauseScreen } from './pause-screen.ts';
import type { Screen, ScreenContext } from './screen.ts';
import { selectWorldScreen } from './select-world-screen.ts';
import { statisticsScreen } from './statistics-screen.ts';
import { titleScreen } from './title-screen.ts';

/** Makes each screen when it opens. The text is the chat field's first content or the world list's notice. */
export const screenTable: Readonly<Record<Exclude<ScreenName, 'game'>, (context: ScreenContext, initialText?: string) => Screen>> = {
  title: titleScreen,
  'select-world': selectWorldScreen,
  'create-world': createWorldScreen,
  'edit-world': editWorldScreen,
  'delete-world': deleteWorldScreen,
  options: optionsScreen,
  skin: optionPageScreen('skin'),
  sounds: optionPageScreen('sounds'),
  video: optionPageScreen('video'),
  controls: optionPageScreen('controls', ({ go }) => [pageLink('mouse', go), pageLink('key-binds', go)]),
  mouse: optionPageScreen('mouse'),
  'key-binds': keyBindsScreen,
  language: languageScreen,
  font: optionPageScreen('font'),
  'chat-settings': optionPageScreen('chat-settings'),
  packs: packsScreen,
  accessibility: optionPageScreen('accessibility'),
  online: optionPageScreen('online'),
  more: optionPageScreen('more'),
  horizon: horizonSettingsScreen,
  agent: aiAgentScreen,
  pause: pauseScreen,
  statistics: statisticsScreen,
  chat: chatScreen,
  inventory: inventoryScreen,
  creative: creativeScreen,
  crafting: craftingScreen,
  furnace: furnaceScreen,
  chest: chestScreen,
  loading: loadingScreen,
  death: deathScreen,
  bed: bedScreen,
};

/** Every screen's name, so that a misspelt one can be refused. */
export const screenNames: readonly string[] = [...Object.keys(screenTable), 'game' satisfies ScreenName];
