import { sinDegrees, tanDegrees } from '../simulation/exact-trigonometry.ts';
import type { ItemStack, PlayerView, WorldView } from '../simulation/view.ts';
import { pushBox } from './box-quads.ts';
import type { Bob } from './camera.ts';
import { dialItem } from './dial-items.ts';
import type { Camera, FreeQuads } from './display-list.ts';
import { freeFlags } from './display-list.ts';
import { lightAt } from './entities.ts';
import { stackModel } from './held-things.ts';
import type { ModelLight } from './item-model.ts';
import { FreeBuffer, noQuads } from './quad-buffer.ts';
import { tileIndex } from './tile-table.ts';
import type { Step } from './transform.ts';
import { joinQuads, transformOf, transformQuads } from './transform.ts';

/** What the hand is drawn from. */
export interface HandInput {
  readonly world: WorldView;
  readonly player: PlayerView;
  readonly camera: Camera;
  readonly partial: number;
  readonly bob: Bob;
}

/** The hand keeps the look it has at 70 degrees, whatever the field of view. */
const handFov = 70;

/** How far up a thin thing is held, in parts of its size, so that it is in the picture (Java Edition's thin blocks). */
const thinLift = 0.75;

/** How far the hand sinks, in blocks (Java Edition's). */
const handDrop = 0.6;

/** Height of a hand that holds a tool, block or nothing is worked out with the eye at the origin: x right, y up, z toward the viewer. */
function swingSteps(swing: number): readonly Step[] {
  const root = Math.sqrt(swing);
  return [{ move: [-0.4 * sinDegrees(root * 180), 0.2 * sinDegrees(root * 360), -0.2 * sinDegrees(swing * 180)] }];
}

/** Turns of a held thing during a swing. */
function swingTurns(swing: number): readonly Step[] {
  const late = sinDegrees(swing * swing * 180);
  const early = sinDegrees(Math.sqrt(swing) * 180);
  return [
    { turn: 'y', degrees: -20 * late },
    { turn: 'z', degrees: -20 * early },
    { turn: 'x', degrees: -80 * early },
  ];
}

/** The bare arm: a sleeve and a hand, from the lower right corner into the picture. */
function armQuads(light: ModelLight, swing: number): FreeQuads {
  const buffer = new FreeBuffer();
  const skin = { tint: () => 0xffffff, sky: () => light.sky, block: () => light.block };
  const width = 0.105;
  const box = (from: number, to: number, tile: string) =>
    pushBox(buffer, [-width, from, -width], [width, to, width], [-0.5, Math.floor(from), -0.5], { ...skin, tile: () => tileIndex(tile) });
  box(0.12, 0.62, 'skin');
  box(0, 0.12, 'sleeve');
  box(-0.6, 0, 'sleeve');
  const root = Math.sqrt(swing);
  const arm: Step[] = [
    { move: [0.74 - 0.3 * sinDegrees(root * 180), -0.7 + 0.4 * sinDegrees(root * 360), -1.05 - 0.4 * sinDegrees(swing * 180)] },
    { turn: 'y', degrees: 16 + 50 * sinDegrees(root * 180) },
    { turn: 'z', degrees: -14 * sinDegrees(swing * swing * 180) },
    { turn: 'z', degrees: 24 },
    { turn: 'x', degrees: -58 },
    { turn: 'y', degrees: 38 },
  ];
  return transformQuads(buffer.take(), transformOf(arm));
}

/** Ticks in which a bow is drawn, and in which a bite comes up to the mouth. */
const drawTicks = 20;
const liftTicks = 6;

/** How a thing in use is held: a bow is pulled back, food goes up to the mouth and is chewed (Java Edition's gestures). */
function usingSteps(item: string, ticks: number): readonly Step[] {
  if (/(^|:)(cross)?bow$/.test(item)) {
    const pull = Math.min(1, ticks / drawTicks);
    const shake = pull > 0.9 ? sinDegrees(ticks * 74) * 0.004 : 0;
    return [{ move: [-0.3, 0.12 + shake, 0.1 * pull] }, { turn: 'y', degrees: -14 }, { turn: 'z', degrees: 8 }];
  }
  const up = Math.min(1, ticks / liftTicks);
  const chew = ticks > liftTicks ? Math.abs(sinDegrees(ticks * 45)) * 0.08 : 0;
  return [{ move: [-0.5 * up, 0.06 * up + chew, 0.08 * up] }, { turn: 'y', degrees: 30 * up }, { turn: 'x', degrees: 12 * up }];
}

function heldQuads(stack: ItemStack, light: ModelLight, swing: number, using: number | null): FreeQuads {
  const { quads, flat, thin } = stackModel(stack, light);
  const use = using === null ? [] : usingSteps(stack.item, using);
  const steps: Step[] = [...swingSteps(swing), { move: [0.56, -0.52, -0.72] }, ...use, ...swingTurns(swing)];
  if (flat)
    steps.push({ move: [0.0, 0.19, -0.12] }, { turn: 'y', degrees: -72 }, { turn: 'z', degrees: 28 }, { scale: [0.56, 0.56, 0.56] });
  else steps.push({ turn: 'y', degrees: 45 }, { scale: [0.4, 0.4, 0.4] }, { move: [0, thin ? thinLift : 0, 0] });
  return transformQuads(quads, transformOf(steps));
}

/** The hand, or what it holds, in view space (x right, y up, z away from the viewer). Selected slot first, then a thing in the off hand. */
export function handQuads(input: HandInput): FreeQuads {
  const { world, player, camera, partial, bob } = input;
  const light = lightAt(world, camera.x, camera.y, camera.z);
  const swing = player.oldSwing + (wrapSwing(player.swing, player.oldSwing) - player.oldSwing) * partial;
  const { pose } = player;
  const using = player.using ?? null;
  const height = pose.oldHandHeight + (pose.handHeight - pose.oldHandHeight) * partial;
  const held = height < 1 ? pose.shownHeld : (player.inventory[36 + player.selected] ?? null);
  const off = player.inventory[45] ?? null;
  const shown = (stack: ItemStack): ItemStack => ({ ...stack, item: dialItem(stack.item, input) });
  const unseen = player.effects.some(({ effect }) => effect === 'invisibility');
  const main = held
    ? heldQuads(shown(held), light, swing % 1, using?.offHand === false ? using.ticks + partial : null)
    : unseen
      ? noQuads
      : armQuads(light, swing % 1);
  // A hand that takes something else sinks out of the picture and comes back with it.
  const parts = [transformQuads(main, transformOf([{ move: [0, (height - 1) * handDrop, 0] }]))];
  if (off) {
    const mirrored = heldQuads(shown(off), light, 0, null);
    parts.push(transformQuads(mirrored, transformOf([{ move: [-1.12, 0, 0] }])));
  }
  const sway: Step[] = [
    { turn: 'x', degrees: -player.handLag[1] * 0.1 },
    { turn: 'y', degrees: -player.handLag[0] * 0.1 },
    { move: [bob.right, bob.up, 0] },
    { turn: 'z', degrees: bob.roll },
    { turn: 'x', degrees: bob.pitch },
  ];
  const lens = camera.tanHalfFov / tanDegrees(handFov / 2);
  return transformQuads(joinQuads(parts), transformOf([{ scale: [lens, lens, -1] }, ...sway]));
}

/** Flames at the foot of the picture of one who burns, to be drawn over the world like the hand. */
export function fireBeforeEyes(camera: Camera): FreeQuads {
  const buffer = new FreeBuffer();
  const flags = freeFlags.twoSided | freeFlags.fullBright;
  const look = { tile: tileIndex('fire'), tint: 0xffffff, alpha: 0.9, sky: 240, block: 240, shade: 1, flags };
  for (const side of [-1, 1]) {
    const left = side < 0 ? -1.05 : 0.05;
    buffer.push([left, -0.22, 0.95], [1, 0, 0], [0, -0.5, 0], { ...look, uv: side < 0 ? [16, 0, 0, 16] : [0, 0, 16, 16] });
  }
  const lens = camera.tanHalfFov / tanDegrees(handFov / 2);
  return transformQuads(buffer.take(), transformOf([{ scale: [lens, lens, 1] }]));
}

/** A swing that ended within the tick runs on to 1 instead of jumping back to 0. */
function wrapSwing(swing: number, old: number): number {
  return swing < old ? 1 : swing;
}
