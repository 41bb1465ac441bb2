import type { PlayerControls } from './view.ts';

/** Controls of a player that touches nothing and looks south. */
export const idleControls: PlayerControls = {
  forward: false,
  back: false,
  left: false,
  right: false,
  jump: false,
  sneak: false,
  sprint: false,
  attack: false,
  use: false,
  attackPressed: false,
  usePressed: false,
  pickPressed: false,
  dropPressed: false,
  yaw: 0,
  pitch: 0,
  selected: 0,
};
