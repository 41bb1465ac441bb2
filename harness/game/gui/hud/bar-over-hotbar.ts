import type { PlayerView } from '../../simulation/view.ts';
import type { Stage } from '../stage.ts';
import { drawExperienceBar, drawLevel } from './experience-bar.ts';
import { barTop, drawLocatorBar, drawWaypoints } from './locator-bar.ts';

/** Ticks for which the bar tells of experience after that changed, whatever waypoints there are (minecraft.wiki, "Locator Bar"). */
const experienceTicks = 100;

/** Whether the bar over the hotbar shows waypoints: when there are any, and experience, where the player has it, has not just changed. */
export function showsWaypoints({ host }: Stage, hasExperience: boolean): boolean {
  if ((host.simulation?.waypoints ?? []).length === 0) return false;
  return !hasExperience || host.since('experience') >= experienceTicks;
}

/** The bar over the hotbar: waypoints or experience, with the level between the bar and what moves on it. */
export function drawBarOverHotbar(stage: Stage, player: PlayerView, hasExperience: boolean): void {
  const locates = showsWaypoints(stage, hasExperience);
  const top = barTop(stage);
  if (locates) drawLocatorBar(stage);
  else if (hasExperience) drawExperienceBar(stage, player, top);
  if (hasExperience) drawLevel(stage, player, top);
  if (locates) drawWaypoints(stage, player);
}
