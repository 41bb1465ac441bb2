import { choice, flag, list, number, text } from './option-row.ts';

const alone = { kept: 'This game joins no servers.' } as const;

const packPrefix = 'file/';

/** A pack in the resourcepacks folder is `file/NAME` in the list; what else it names is the game's own. */
const packNames = {
  from: (stored: readonly string[]): readonly string[] =>
    stored
      .filter((entry) => entry.startsWith(packPrefix))
      .map((entry) => entry.slice(packPrefix.length))
      .filter((name) => /^[^/\\]+$/.test(name) && name !== '..' && name !== '.'),
  to: (names: readonly string[]): readonly string[] => ['vanilla', ...names.map((name) => `${packPrefix}${name}`)],
};

/** Everything else of options.txt: packs, language, what is told to others, and what the file keeps of the program itself. */
export const otherOptions = {
  version: number('File Version', 0, {
    min: 0,
    max: 1_000_000,
    effect: { kept: 'It says which version wrote the file; this game leaves it as it is.' },
  }),
  resourcePacks: list('Resource Packs', {
    stored: packNames,
    effect: { does: 'The resource packs in use; of two with the same texture the later one wins.' },
  }),
  incompatibleResourcePacks: list('Incompatible Packs', { effect: { kept: 'Packs are read whatever version they were made for.' } }),
  lang: text('Language', 'en_us', {
    maxLength: 16,
    read: (given) => (/^[a-zA-Z]{2,4}_[a-zA-Z]{2,4}$/.test(given) ? given.toLowerCase() : undefined),
    effect: { kept: 'This game speaks English only.' },
  }),
  forceUnicodeFont: flag('Force Unicode Font', false, { effect: { kept: 'This game has one font.' } }),
  japaneseGlyphVariants: flag('Japanese Glyph Variants', false, { effect: { kept: 'This game has one font.' } }),
  advancedItemTooltips: flag('Advanced Tooltips', false, { effect: { does: "Whether an item's tooltip has its id and its wear too." } }),
  pauseOnLostFocus: flag('Pause on Lost Focus', true, { effect: { does: 'Whether the game pauses when its window loses the focus.' } }),
  lastServer: text('Last Server', '', { effect: alone }),
  hideServerAddress: flag('Hide Server Address', false, { effect: alone }),
  skipMultiplayerWarning: flag('Skip Multiplayer Warning', false, { effect: alone }),
  joinedFirstServer: flag('Joined a Server', false, { effect: alone }),
  allowServerListing: flag('Allow Server Listings', true, { effect: alone }),
  realmsNotifications: flag('Realms Notifications', true, { effect: { kept: 'This game knows no Realms.' } }),
  useNativeTransport: flag('Native Transport', true, { effect: alone }),
  telemetryOptInExtra: flag('Optional Telemetry', false, { effect: { kept: 'This game sends nothing to anyone.' } }),
  syncChunkWrites: flag('Synchronous Writes', true, { effect: { kept: 'Worlds are always written through to the disk.' } }),
  startedCleanly: flag('Started Cleanly', true, { effect: { kept: 'This game starts the same way after a crash.' } }),
  tutorialStep: choice(
    'Tutorial',
    'none',
    'bare',
    {
      movement: ['movement', 'Movement'],
      find_tree: ['find_tree', 'Find a Tree'],
      punch_tree: ['punch_tree', 'Punch a Tree'],
      open_inventory: ['open_inventory', 'Open the Inventory'],
      craft_planks: ['craft_planks', 'Craft Planks'],
      none: ['none', 'Done'],
    },
    { effect: { kept: 'This game gives no lessons.' } },
  ),
};
