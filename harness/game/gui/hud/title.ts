import type { TitleView } from '../../simulation/hud/hud-view.ts';
import { palette } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { styledCentred, styledWidth } from '../styled-line.ts';

/** Zoom of a title and of the line below it, and where their tops lie from the middle of the picture, in GUI pixels. */
const titleZoom = 4;
const subtitleZoom = 2;
const titleRise = 40;
const subtitleDrop = 8;
/** The action bar is there for three seconds and fades over the last one (minecraft.wiki, "Commands/title"). */
const actionBarTicks = 60;
const actionBarFade = 20;
const actionBarRise = 72;
/** What is fainter than this is not drawn, as in Java. */
const faintest = 8;

/** Strength of a title at an age in ticks, 0..255. */
export function titleStrength({ fadeIn, stay, fadeOut }: TitleView, age: number): number {
  if (age < 0 || age > fadeIn + stay + fadeOut) return 0;
  if (age < fadeIn) return Math.floor((255 * age) / fadeIn);
  const left = fadeIn + stay + fadeOut - age;
  return left < fadeOut ? Math.floor((255 * left) / fadeOut) : 255;
}

/** The largest zoom up to `most` with which a line fits. */
function fittingZoom(stage: Stage, text: string, most: number): number {
  const room = stage.width - 8;
  return Math.max(1, Math.min(most, Math.floor(room / Math.max(1, styledWidth(text)))));
}

/** The title in the middle of the picture with the line below it. */
export function drawTitle(stage: Stage): void {
  const title = stage.host.simulation?.hud.title;
  if (!title) return;
  const alpha = titleStrength(title, stage.host.since('title'));
  if (alpha <= faintest) return;
  const middle = Math.floor(stage.width / 2);
  const centre = Math.floor(stage.height / 2);
  const zoom = fittingZoom(stage, title.title, titleZoom);
  styledCentred(stage, title.title, middle, centre - titleRise + (titleZoom - zoom) * 4, palette.paper, { zoom, alpha });
  const small = fittingZoom(stage, title.subtitle, subtitleZoom);
  styledCentred(stage, title.subtitle, middle, centre + subtitleDrop, palette.paper, { zoom: small, alpha });
}

/** The text above the hotbar. */
export function drawActionBar(stage: Stage): void {
  const text = stage.host.simulation?.hud.actionBar ?? null;
  if (text === null) return;
  const left = actionBarTicks - stage.host.since('action-bar');
  const alpha = Math.min(255, Math.floor((left * 255) / actionBarFade));
  if (alpha <= faintest) return;
  styledCentred(stage, text, Math.floor(stage.width / 2), stage.height - actionBarRise, palette.paper, { alpha });
}
