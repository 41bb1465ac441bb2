import { slug } from '../widget-id.ts';
import type { OptionKey } from './option-table.ts';

/** The pages of options. Each is a screen of that name. */
export type OptionPage =
  | 'options'
  | 'skin'
  | 'sounds'
  | 'video'
  | 'controls'
  | 'mouse'
  | 'key-binds'
  | 'language'
  | 'font'
  | 'chat-settings'
  | 'packs'
  | 'accessibility'
  | 'online'
  | 'more'
  | 'horizon'
  | 'agent';

/** Options under a heading; without a title they stand first. */
export interface PageSection {
  readonly title?: string;
  readonly keys: readonly OptionKey[];
}

/** A page: its heading, the page that its Done and Escape lead to (null where that depends), and its options. */
export interface PageSpec {
  readonly title: string;
  readonly from: OptionPage | null;
  readonly sections: readonly PageSection[];
}

/** Which option has its control on which page, in the order of Java Edition's pages. Key binds and the packs' list draw their own. */
export const optionPages: Readonly<Record<OptionPage, PageSpec>> = {
  options: { title: 'Options', from: null, sections: [{ keys: ['fov'] }] },
  skin: {
    title: 'Skin Customization',
    from: 'options',
    sections: [
      {
        keys: [
          'modelPart_cape',
          'modelPart_jacket',
          'modelPart_left_sleeve',
          'modelPart_right_sleeve',
          'modelPart_left_pants_leg',
          'modelPart_right_pants_leg',
          'modelPart_hat',
          'mainHand',
        ],
      },
    ],
  },
  sounds: {
    title: 'Music & Sounds',
    from: 'options',
    sections: [
      {
        title: 'Volume',
        keys: [
          'soundCategory_master',
          'soundCategory_music',
          'soundCategory_record',
          'soundCategory_weather',
          'soundCategory_block',
          'soundCategory_hostile',
          'soundCategory_neutral',
          'soundCategory_player',
          'soundCategory_ambient',
          'soundCategory_voice',
          'soundCategory_ui',
        ],
      },
      {
        title: 'Sound',
        keys: ['soundDevice', 'showSubtitles', 'directionalAudio', 'musicFrequency', 'musicToast'],
      },
    ],
  },
  video: {
    title: 'Video Settings',
    from: 'options',
    sections: [
      {
        keys: ['renderDistance', 'guiScale', 'gamma', 'bobView', 'ao', 'renderClouds', 'particles', 'fullscreen'],
      },
      { title: 'This Game', keys: ['lodDistance', 'chunkFade', 'shaderPack', 'taa', 'hdrOutput'] },
      {
        title: 'Display',
        keys: ['maxFps', 'enableVsync', 'inactivityFpsLimit', 'fullscreenResolution', 'exclusiveFullscreen'],
      },
      {
        title: 'Quality',
        keys: [
          'graphicsPreset',
          'biomeBlendRadius',
          'simulationDistance',
          'prioritizeChunkUpdates',
          'mipmapLevels',
          'entityShadows',
          'entityDistanceScaling',
          'menuBackgroundBlurriness',
          'cloudRange',
          'cutoutLeaves',
          'improvedTransparency',
          'textureFiltering',
          'maxAnisotropyBit',
          'weatherRadius',
        ],
      },
      { title: 'Preferences', keys: ['showAutosaveIndicator', 'vignette', 'attackIndicator', 'chunkSectionFadeInTime'] },
    ],
  },
  controls: {
    title: 'Controls',
    from: 'options',
    sections: [
      {
        keys: ['toggleCrouch', 'toggleSprint', 'toggleAttack', 'toggleUse', 'autoJump', 'sprintWindow', 'operatorItemsTab'],
      },
    ],
  },
  mouse: {
    title: 'Mouse Settings',
    from: 'controls',
    sections: [
      {
        keys: [
          'mouseSensitivity',
          'touchscreen',
          'mouseWheelSensitivity',
          'discrete_mouse_scroll',
          'invertXMouse',
          'invertYMouse',
          'rawMouseInput',
          'allowCursorChanges',
        ],
      },
    ],
  },
  'key-binds': { title: 'Key Binds', from: 'controls', sections: [] },
  language: { title: 'Language', from: 'options', sections: [] },
  font: { title: 'Font Settings', from: 'language', sections: [{ keys: ['forceUnicodeFont', 'japaneseGlyphVariants'] }] },
  'chat-settings': {
    title: 'Chat Settings',
    from: 'options',
    sections: [
      {
        keys: [
          'chatVisibility',
          'chatColors',
          'chatLinks',
          'chatLinksPrompt',
          'chatOpacity',
          'textBackgroundOpacity',
          'chatScale',
          'chatLineSpacing',
          'chatDelay',
          'chatWidth',
          'chatHeightFocused',
          'chatHeightUnfocused',
          'narrator',
          'autoSuggestions',
          'hideMatchedNames',
          'reducedDebugInfo',
          'onlyShowSecureChat',
          'saveChatDrafts',
        ],
      },
    ],
  },
  packs: { title: 'Resource Packs', from: 'options', sections: [] },
  accessibility: {
    title: 'Accessibility Settings',
    from: 'options',
    sections: [
      {
        keys: [
          'highContrast',
          'highContrastBlockOutline',
          'backgroundForChatOnly',
          'notificationDisplayTime',
          'screenEffectScale',
          'fovEffectScale',
          'darknessEffectScale',
          'damageTiltStrength',
          'glintSpeed',
          'glintStrength',
          'hideLightningFlashes',
          'darkMojangStudiosBackground',
          'panoramaScrollSpeed',
          'hideSplashTexts',
          'narratorHotkey',
          'rotateWithMinecart',
        ],
      },
    ],
  },
  online: {
    title: 'Online Options',
    from: 'options',
    sections: [{ keys: ['realmsNotifications', 'allowServerListing', 'telemetryOptInExtra', 'hideServerAddress'] }],
  },
  horizon: { title: 'Horizon Settings', from: 'options', sections: [] },
  agent: { title: 'AI Agent', from: 'horizon', sections: [] },
  more: {
    title: 'More Settings',
    from: 'options',
    sections: [
      {
        title: 'Without a Page of Their Own',
        keys: [
          'pauseOnLostFocus',
          'advancedItemTooltips',
          'tutorialStep',
          'syncChunkWrites',
          'useNativeTransport',
          'skipMultiplayerWarning',
          'joinedFirstServer',
          'onboardAccessibility',
          'startedCleanly',
          'glDebugVerbosity',
        ],
      },
    ],
  },
};

/** Options that no page has a control for, with the reason. */
export const withoutControl: Readonly<Partial<Record<OptionKey, string>>> = {
  version: 'it belongs to the file',
  lastServer: 'it is noted, not chosen',
  incompatibleResourcePacks: 'it is noted, not chosen',
  overrideWidth: 'a size is not chosen by a slider; use: options-set',
  overrideHeight: 'a size is not chosen by a slider; use: options-set',
};

/** The page on which an option is shown first; null for one without a control. */
export function pageOf(key: OptionKey): OptionPage | null {
  if (key.startsWith('key_')) return 'key-binds';
  if (key === 'resourcePacks') return 'packs';
  if (key === 'lang') return 'language';
  const found = Object.entries(optionPages).find(([, { sections }]) => sections.some(({ keys }) => keys.includes(key)));
  return found === undefined ? null : (found[0] as OptionPage);
}

/** The buttons that lead to a page from the title screen or the pause menu, by their ids. */
export function wayTo(page: OptionPage): readonly string[] {
  const { title, from } = optionPages[page];
  return [...(from === null ? [] : wayTo(from)), slug(title)];
}
