import { displayName } from '../../simulation/display-name.ts';
import type { PlayerView } from '../../simulation/view.ts';
import { guiSprites } from '../gui-sheet.ts';
import { itemPicture } from '../item-picture.ts';
import { palette } from '../palette.ts';
import type { Stage } from '../stage.ts';
import { drawStatusBars } from './status-bars.ts';

const hotbarSlots = 9;
const firstHotbarSlot = 36;
const offHandSlot = 45;
const slotPitch = 20;
/** The held item's name fades over its last ten ticks. */
const nameFade = 10;

function drawHotbar(stage: Stage, player: PlayerView): void {
  const { painter, width, height } = stage;
  const left = Math.floor(width / 2) - 91;
  const top = height - guiSprites.hotbar.height;
  painter.sprite('hotbar', left, top);
  painter.sprite('hotbar-selection', left - 1 + player.selected * slotPitch, top - 2);
  for (let i = 0; i < hotbarSlots; i++) {
    const stack = player.inventory[firstHotbarSlot + i];
    if (stack) itemPicture(painter, stack, left + 3 + i * slotPitch, top + 3);
  }
  const offHand = player.inventory[offHandSlot];
  if (!offHand) return;
  painter.nineSlice('slot', left - 29, top, 22, 22);
  itemPicture(painter, offHand, left - 26, top + 3);
}

function drawHeldName(stage: Stage, survives: boolean): void {
  const held = stage.host.heldName;
  if (!held || held.ticksLeft <= 0) return;
  const alpha = Math.min(255, Math.floor((held.ticksLeft * 256) / nameFade));
  const y = stage.height - (survives ? 61 : 36);
  stage.painter.centred(displayName(held.stack.item), Math.floor(stage.width / 2), y, palette.paper, { alpha });
}

/** What lies over the game while it is played: crosshair, hotbar, status, the held item's name. The game mode decides which. */
export function drawHud(stage: Stage): void {
  const player = stage.host.simulation?.player;
  if (!player) return;
  const { painter, width, height } = stage;
  const cross = guiSprites.crosshair;
  painter.sprite('crosshair', Math.floor((width - cross.width) / 2), Math.floor((height - cross.height) / 2));
  if (player.mode === 'spectator') return;
  const survives = player.mode === 'survival' || player.mode === 'adventure';
  drawHotbar(stage, player);
  if (survives) drawStatusBars(stage, player);
  drawHeldName(stage, survives);
}
