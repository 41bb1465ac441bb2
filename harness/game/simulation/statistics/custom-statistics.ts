/** How the count of a custom statistic is shown. */
export type StatisticUnit = 'times' | 'ticks' | 'centimetres' | 'tenths of a heart';

/** The custom statistics that this game counts, by Java's ids, with their names on the screen (minecraft.wiki, "Statistics"). */
export const customStatistics: Readonly<Record<string, readonly [name: string, unit: StatisticUnit]>> = {
  play_time: ['Time Played', 'ticks'],
  total_world_time: ['Time with World Open', 'ticks'],
  time_since_death: ['Time Since Last Death', 'ticks'],
  time_since_rest: ['Time Since Last Rest', 'ticks'],
  sneak_time: ['Sneak Time', 'ticks'],
  leave_game: ['Games Quit', 'times'],
  walk_one_cm: ['Distance Walked', 'centimetres'],
  sprint_one_cm: ['Distance Sprinted', 'centimetres'],
  crouch_one_cm: ['Distance Crouched', 'centimetres'],
  swim_one_cm: ['Distance Swum', 'centimetres'],
  walk_on_water_one_cm: ['Distance Walked on Water', 'centimetres'],
  walk_under_water_one_cm: ['Distance Walked under Water', 'centimetres'],
  climb_one_cm: ['Distance Climbed', 'centimetres'],
  fall_one_cm: ['Distance Fallen', 'centimetres'],
  fly_one_cm: ['Distance Flown', 'centimetres'],
  jump: ['Jumps', 'times'],
  drop: ['Items Dropped', 'times'],
  deaths: ['Deaths', 'times'],
  damage_taken: ['Damage Taken', 'tenths of a heart'],
  damage_dealt: ['Damage Dealt', 'tenths of a heart'],
  mob_kills: ['Mob Kills', 'times'],
  animals_bred: ['Animals Bred', 'times'],
  fish_caught: ['Fish Caught', 'times'],
  sleep_in_bed: ['Times Slept in a Bed', 'times'],
  open_chest: ['Chests Opened', 'times'],
  interact_with_crafting_table: ['Interactions with a Crafting Table', 'times'],
  interact_with_furnace: ['Interactions with a Furnace', 'times'],
};

/** A count as the screen shows it: ticks as time, centimetres as metres or kilometres, tenths of a heart as hearts. */
export function statisticText(count: number, unit: StatisticUnit): string {
  switch (unit) {
    case 'ticks': {
      const seconds = count / 20;
      if (seconds < 60) return `${seconds.toFixed(1)} s`;
      const minutes = seconds / 60;
      if (minutes < 60) return `${minutes.toFixed(1)} min`;
      return minutes < 1440 ? `${(minutes / 60).toFixed(1)} h` : `${(minutes / 1440).toFixed(1)} d`;
    }
    case 'centimetres': {
      if (count < 100) return `${count} cm`;
      return count < 100_000 ? `${(count / 100).toFixed(1)} m` : `${(count / 100_000).toFixed(2)} km`;
    }
    case 'tenths of a heart':
      return `${(count / 20).toFixed(1)} hearts`;
    default:
      return String(count);
  }
}
