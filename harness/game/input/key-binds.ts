/** Heading under which a bind stands in the list of key binds. */
export type BindCategory = 'movement' | 'gameplay' | 'inventory' | 'creative' | 'multiplayer' | 'miscellaneous' | 'spectator' | 'debug';

/** One action that a key or a button can be bound to. */
export interface KeyBind {
  /** As options.txt names it behind `key_`. */
  readonly action: string;
  /** The key or button of a fresh game: a name of InputEvent, `mouse.left`, or `unknown` for none. */
  readonly key: string;
  readonly category: BindCategory;
  readonly name: string;
  /** Why pressing it does nothing in this game; absent for one that acts. */
  readonly kept?: string;
  /** Acts only while the debug key is held, and so does not clash with what the same key does alone. */
  readonly chord?: true;
}

/** The headings, in the order of the list. */
export const bindCategories: Readonly<Record<BindCategory, string>> = {
  movement: 'Movement',
  gameplay: 'Gameplay',
  inventory: 'Inventory',
  creative: 'Creative Mode',
  multiplayer: 'Multiplayer',
  miscellaneous: 'Miscellaneous',
  spectator: 'Spectator',
  debug: 'Debug',
};

type Row = readonly [action: string, key: string, name: string, kept?: string];

function rows(category: BindCategory, list: readonly Row[], chord = false): KeyBind[] {
  return list.map(([action, key, name, kept]) => ({
    action: `key.${action}`,
    key,
    category,
    name,
    ...(kept === undefined ? {} : { kept }),
    ...(chord ? { chord } : {}),
  }));
}

const noDebugChord = 'The debug screen of this game has no such tool.';

/**
 * Every bind of Java Edition 26.1 in the order of its list, with the keys of a fresh game (minecraft.wiki, "Controls" and "Options.txt").
 * What this game has nothing for is listed too, so that a player's file means the same here and there.
 */
export const keyBinds: readonly KeyBind[] = [
  ...rows('movement', [
    ['jump', 'space', 'Jump'],
    ['sneak', 'left.shift', 'Sneak'],
    ['sprint', 'left.control', 'Sprint'],
    ['left', 'a', 'Strafe Left'],
    ['right', 'd', 'Strafe Right'],
    ['back', 's', 'Walk Backwards'],
    ['forward', 'w', 'Walk Forwards'],
  ]),
  ...rows('gameplay', [
    ['attack', 'mouse.left', 'Attack/Destroy'],
    ['pickItem', 'mouse.middle', 'Pick Block'],
    ['use', 'mouse.right', 'Use Item/Place Block'],
  ]),
  ...rows('inventory', [
    ['drop', 'q', 'Drop Selected Item'],
    ...Array.from({ length: 9 }, (_, i): Row => [`hotbar.${i + 1}`, String(i + 1), `Hotbar Slot ${i + 1}`]),
    ['inventory', 'e', 'Open/Close Inventory'],
    ['swapOffhand', 'f', 'Swap Item With Off Hand'],
  ]),
  ...rows('creative', [
    ['loadToolbarActivator', 'x', 'Load Hotbar Activator', 'There are no saved hotbars in this game.'],
    ['saveToolbarActivator', 'c', 'Save Hotbar Activator', 'There are no saved hotbars in this game.'],
  ]),
  ...rows('multiplayer', [
    ['playerlist', 'tab', 'List Players'],
    ['chat', 't', 'Open Chat'],
    ['command', 'slash', 'Open Command'],
    ['socialInteractions', 'p', 'Social Interactions', 'A game of one has nobody to hide or report.'],
  ]),
  ...rows('miscellaneous', [
    ['advancements', 'l', 'Advancements', 'This game has no advancements.'],
    ['quickActions', 'g', 'Quick Actions', 'No server offers quick actions here.'],
    ['screenshot', 'f2', 'Take Screenshot', 'Screenshots are taken by the command screenshot.'],
    ['smoothCamera', 'unknown', 'Toggle Cinematic Camera', 'The camera has no cinematic mode here.'],
    ['fullscreen', 'f11', 'Toggle Fullscreen'],
    ['togglePerspective', 'f5', 'Toggle Perspective'],
    ['toggleGui', 'f1', 'Toggle Interface'],
    ['toggleSpectatorShaderEffects', 'f4', 'Toggle Spectator Effects', 'Nobody is looked through in this game.'],
  ]),
  ...rows('spectator', [
    ['spectatorOutlines', 'unknown', 'Highlight Players', 'A game of one has no other players.'],
    ['spectatorHotbar', 'mouse.middle', 'Spectator Menu', 'There is no spectator menu in this game.'],
  ]),
  ...rows('debug', [
    ['debug.overlay', 'f3', 'Debug Screen'],
    ['debug.modifier', 'f3', 'Debug Key'],
  ]),
  ...rows(
    'debug',
    [
      ['debug.reloadChunk', 'a', 'Reload Chunks', noDebugChord],
      ['debug.showHitboxes', 'b', 'Show Hitboxes', noDebugChord],
      ['debug.clearChat', 'd', 'Clear Chat', noDebugChord],
      ['debug.showChunkBorders', 'g', 'Show Chunk Borders', noDebugChord],
      ['debug.showAdvancedTooltips', 'h', 'Advanced Tooltips'],
      ['debug.copyRecreateCommand', 'i', 'Copy Block or Entity Data', noDebugChord],
      ['debug.spectate', 'n', 'Switch to Spectator', 'The game mode is changed by the command /gamemode.'],
      ['debug.switchGameMode', 'f4', 'Game Mode Switcher', 'The game mode is changed by the command /gamemode.'],
      ['debug.debugOptions', 'f6', 'Debug Options', noDebugChord],
      ['debug.focusPause', 'p', 'Pause on Lost Focus'],
      ['debug.dumpDynamicTextures', 's', 'Dump Textures', noDebugChord],
      ['debug.reloadResourcePacks', 't', 'Reload Resource Packs', 'Resource packs are read again whenever the list of them changes.'],
      ['debug.profiling', 'l', 'Start/Stop Profiling', noDebugChord],
      ['debug.copyLocation', 'c', 'Copy Location', noDebugChord],
      ['debug.dumpVersion', 'v', 'Show Version', noDebugChord],
      ['debug.profilingChart', '1', 'Profiling Chart', noDebugChord],
      ['debug.fpsCharts', '2', 'Frame Time Charts', noDebugChord],
      ['debug.networkCharts', '3', 'Network Charts', noDebugChord],
      ['debug.lightmapTexture', '4', 'Light Map Texture', noDebugChord],
    ],
    true,
  ),
];

/** The debug screen and the debug key are meant to be one key. */
const together: ReadonlySet<string> = new Set(['key.debug.overlay', 'key.debug.modifier']);

function clash(a: KeyBind, b: KeyBind): boolean {
  if (together.has(a.action) && together.has(b.action)) return false;
  return (a.chord === true) === (b.chord === true) && (a.category === 'spectator') === (b.category === 'spectator');
}

/**
 * The binds that a key shares with one bind, so that pressing it does more than one thing. Chords clash with chords only, and what a
 * spectator does only with what else a spectator does, since nobody is both.
 * @param keyOf the key of an action, `unknown` for none.
 */
export function conflictsOf(bind: KeyBind, keyOf: (action: string) => string): readonly KeyBind[] {
  const key = keyOf(bind.action);
  if (key === 'unknown') return [];
  return keyBinds.filter((other) => other !== bind && keyOf(other.action) === key && clash(bind, other));
}
