import type { ScreenName } from '../gui-api.ts';
import { chatScreen } from './chat-screen.ts';
import { createWorldScreen } from './create-world-screen.ts';
import { deathScreen } from './death-screen.ts';
import { inventoryScreen } from './inventory-screen.ts';
import { loadingScreen } from './loading-screen.ts';
import { packsScreen } from './options-packs-screen.ts';
import { optionsScreen } from './options-screen.ts';
import { videoScreen } from './options-video-screen.ts';
import { pauseScreen } from './pause-screen.ts';
import type { Screen, ScreenContext } from './screen.ts';
import { selectWorldScreen } from './select-world-screen.ts';
import { titleScreen } from './title-screen.ts';

/** Makes each screen when it opens. The text is the chat field's first content or the world list's notice. */
export const screenTable: Readonly<Record<Exclude<ScreenName, 'game'>, (context: ScreenContext, initialText?: string) => Screen>> = {
  title: titleScreen,
  'select-world': selectWorldScreen,
  'create-world': createWorldScreen,
  options: optionsScreen,
  video: videoScreen,
  packs: packsScreen,
  pause: pauseScreen,
  chat: chatScreen,
  inventory: inventoryScreen,
  loading: loadingScreen,
  death: deathScreen,
};
