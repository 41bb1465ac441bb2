const exact: ReadonlySet<string> = new Set([
  ...['crafting_table', 'furnace', 'blast_furnace', 'smoker', 'chest', 'trapped_chest', 'ender_chest', 'barrel', 'hopper'],
  ...['dispenser', 'dropper', 'anvil', 'enchanting_table', 'brewing_stand', 'loom', 'grindstone', 'stonecutter', 'cartography_table'],
  ...[
    'smithing_table',
    'lectern',
    'jukebox',
    'note_block',
    'lever',
    'repeater',
    'comparator',
    'daylight_detector',
    'bell',
    'cake',
    'composter',
  ],
]);
const endings = ['_door', '_trapdoor', '_fence_gate', '_button', '_bed', '_sign', 'shulker_box'];

/** Whether using a block does something of its own, so that placing against it needs sneaking (minecraft.wiki, "Controls", Use). */
export function isInteractive(block: string): boolean {
  return exact.has(block) || endings.some((ending) => block.endsWith(ending) && block !== 'iron_door' && block !== 'iron_trapdoor');
}
