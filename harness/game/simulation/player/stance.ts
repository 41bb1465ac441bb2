import type { ReadCell } from '../blocks/support.ts';
import type { PlayerControls } from '../view.ts';
import { isFree } from '../world/move-box.ts';
import { isUnder } from './fluid-contact.ts';
import { lyingEye, lyingHeight, type Player, sleepingHeight, sneakingEye, sneakingHeight, standingEye, standingHeight } from './player.ts';
import type { Stance } from './pose-view.ts';

/** Height of the body and of its eyes in each stance (minecraft.wiki, "Player", "Size"). */
const sizes: Readonly<Record<Stance, readonly [height: number, eye: number]>> = {
  standing: [standingHeight, standingEye],
  sneaking: [sneakingHeight, sneakingEye],
  lying: [lyingHeight, lyingEye],
  sleeping: [sleepingHeight, sleepingHeight],
};

const eyeEase = 0.5;
const settled = 0.001;

/** Whether a body fits where it is in a stance. */
function fits(at: ReadCell, { x, y, z, width }: Player, stance: Stance): boolean {
  return isFree(at, { x, y, z, width, height: sizes[stance][0] }, [0, 0, 0]);
}

/** Swimming at full stretch begins with a sprint under water, and goes on for as long as the sprint does in water. */
function swims(player: Player, at: ReadCell): boolean {
  if (!player.sprinting || !player.inWater || player.flying) return false;
  return player.swimming || (player.headInWater && isUnder(at, [player.x, player.y, player.z], 'water'));
}

/** The stance that is wanted, or the tallest one below it that there is room for: who finds no room to sneak crawls. */
function stanceOf(player: Player, at: ReadCell, sneak: boolean): Stance {
  if (player.sleeping !== null) return 'sleeping';
  const wanted: Stance = player.swimming ? 'lying' : sneak && !player.flying ? 'sneaking' : 'standing';
  if (player.mode === 'spectator') return 'standing';
  const choices: readonly Stance[] = ['standing', 'sneaking', 'lying'];
  // Where nothing fits, as within a block, the wanted one is kept: there is no better.
  return choices.slice(choices.indexOf(wanted)).find((each) => fits(at, player, each)) ?? wanted;
}

/** Takes up the stance that the keys and the room ask for; the eyes come half the way to its height each tick. */
export function takeStance(player: Player, at: ReadCell, controls: PlayerControls): void {
  player.swimming = swims(player, at);
  player.stance = stanceOf(player, at, controls.sneak);
  player.sneaking = player.mode !== 'spectator' && !player.flying && (controls.sneak || player.stance === 'sneaking');
  const [height, eye] = sizes[player.stance];
  player.height = height;
  const next = player.eyeHeight + (eye - player.eyeHeight) * eyeEase;
  player.eyeHeight = Math.abs(next - eye) < settled ? eye : next;
}
