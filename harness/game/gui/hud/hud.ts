import { displayName } from '../../simulation/display-name.ts';
import type { PlayerView } from '../../simulation/view.ts';
import { guiSprites } from '../gui-sheet.ts';
import { itemPicture, pictured } from '../item-picture.ts';
import { palette } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { drawAttackIndicator } from './attack-indicator.ts';
import { drawAutosaveIndicator } from './autosave-indicator.ts';
import { drawBarOverHotbar, showsWaypoints } from './bar-over-hotbar.ts';
import { drawBossBars } from './boss-bars.ts';
import { drawEffectIcons } from './effect-icons.ts';
import { drawPumpkin, drawSpyglass, drawVignette } from './overlays.ts';
import { drawSidebar } from './sidebar.ts';
import { drawStatusBars } from './status-bars.ts';
import { drawActionBar, drawTitle } from './title.ts';
import { drawTotemPop } from './totem-pop.ts';

const hotbarSlots = 9;
const firstHotbarSlot = 36;
const offHandSlot = 45;
const slotPitch = 20;
/** The held item's name fades over its last ten ticks. */
const nameFade = 10;

function drawHotbar(stage: Stage, player: PlayerView): void {
  const { painter, width, height } = stage;
  const { simulation } = stage.host;
  const left = Math.floor(width / 2) - 91;
  const top = height - guiSprites.hotbar.height;
  painter.sprite('hotbar', left, top);
  painter.sprite('hotbar-selection', left - 1 + player.selected * slotPitch, top - 2);
  for (let i = 0; i < hotbarSlots; i++) {
    const stack = player.inventory[firstHotbarSlot + i];
    if (stack) itemPicture(painter, pictured(stack, simulation), left + 3 + i * slotPitch, top + 3);
  }
  const offHand = player.inventory[offHandSlot];
  if (!offHand) return;
  painter.nineSlice('slot', left - 29, top, 22, 22);
  itemPicture(painter, pictured(offHand, simulation), left - 26, top + 3);
}

/** Rows of the held item's name over the lower edge: over the hearts, over the bar above the hotbar, or over the hotbar. */
const nameRise = { hearts: 61, bar: 47, hotbar: 36 } as const;

function drawHeldName(stage: Stage, survives: boolean): void {
  const held = stage.host.heldName;
  if (!held || held.ticksLeft <= 0) return;
  const alpha = Math.min(255, Math.floor((held.ticksLeft * 256) / nameFade));
  const y = stage.height - nameRise[survives ? 'hearts' : showsWaypoints(stage, false) ? 'bar' : 'hotbar'];
  stage.painter.centred(displayName(held.stack.item), Math.floor(stage.width / 2), y, palette.paper, { alpha });
}

/**
 * What lies over the game while it is played. The game mode decides which of crosshair, hotbar, status and held item's name there are; the
 * signs of effects are left out where a screen shows them itself.
 */
export function drawHud(stage: Stage, showsEffects = true): void {
  const player = stage.host.simulation?.player;
  if (!player) return;
  if (!stage.host.seenFromOutside) for (const draw of throughEyes) draw(stage);
  for (const draw of beneath) draw(stage);
  drawOwn(stage, player);
  if (showsEffects) drawEffectIcons(stage);
  for (const draw of above) draw(stage);
}

/** What the player's own eyes look through, what lies over every view, and what is told by the server; each draws what there is of it. */
const throughEyes: readonly ((stage: Stage) => void)[] = [drawSpyglass, drawPumpkin];
const beneath: readonly ((stage: Stage) => void)[] = [drawVignette, drawTotemPop];
const above: readonly ((stage: Stage) => void)[] = [drawBossBars, drawSidebar, drawTitle, drawActionBar, drawAutosaveIndicator];

/** What belongs to the player. */
function drawOwn(stage: Stage, player: PlayerView): void {
  const { painter, width, height } = stage;
  const cross = guiSprites.crosshair;
  if (!stage.host.seenFromOutside)
    painter.sprite('crosshair', Math.floor((width - cross.width) / 2), Math.floor((height - cross.height) / 2));
  const survives = player.mode === 'survival' || player.mode === 'adventure';
  if (player.mode === 'spectator') {
    drawBarOverHotbar(stage, player, false);
    return;
  }
  drawHotbar(stage, player);
  drawAttackIndicator(stage, player);
  if (survives) drawStatusBars(stage, player);
  drawBarOverHotbar(stage, player, survives);
  drawHeldName(stage, survives);
}
