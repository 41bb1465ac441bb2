import { type Choices, choice, flag, number, percent, share } from './option-row.ts';

const holdOrToggle = ['Hold', 'Toggle'] as const;
type Hand = 'left' | 'right';
const hands: Choices<Hand> = { left: ['left', 'Left'], right: ['right', 'Right'] };

/** Mouse and keys, and what the player's body looks like and does by itself (minecraft.wiki, "Options.txt"). */
export const controlOptions = {
  mouseSensitivity: share('Sensitivity', 0.5, {
    perUnit: 200,
    show: (value) => percent(value * 2),
    effect: { does: 'How far a motion of the mouse turns the view.' },
  }),
  invertXMouse: flag('Invert Mouse X', false, { effect: { does: 'Whether the view turns against the mouse to the sides.' } }),
  invertYMouse: flag('Invert Mouse Y', false, { effect: { does: 'Whether the view turns against the mouse up and down.' } }),
  mouseWheelSensitivity: number('Scroll Sensitivity', 1, {
    min: 0.01,
    max: 10,
    perUnit: 100,
    float: true,
    show: (value) => value.toFixed(2),
    effect: { does: 'How far a notch of the wheel goes through the hotbar and through lists.' },
  }),
  discrete_mouse_scroll: flag('Discrete Scrolling', false, {
    effect: { does: 'Whether a notch of the wheel is one step, however hard it was turned.' },
  }),
  rawMouseInput: flag('Raw Input', true, { effect: { kept: 'The window tells how the mouse moves; the device itself is not asked.' } }),
  allowCursorChanges: flag('Allow Cursor Changes', true, { effect: { kept: 'The pointer has one look in this game.' } }),
  touchscreen: flag('Touchscreen Mode', false, { effect: { kept: 'Touches are not told apart from the mouse.' } }),
  toggleCrouch: flag('Sneak', false, { shown: holdOrToggle, effect: { does: 'Whether sneaking is held or switched.' } }),
  toggleSprint: flag('Sprint', false, { shown: holdOrToggle, effect: { does: 'Whether sprinting is held or switched.' } }),
  toggleAttack: flag('Attack/Destroy', false, { shown: holdOrToggle, effect: { does: 'Whether mining is held or switched.' } }),
  toggleUse: flag('Use Item/Place Block', false, { shown: holdOrToggle, effect: { does: 'Whether using is held or switched.' } }),
  sprintWindow: number('Sprint Window', 7, {
    min: 0,
    max: 10,
    show: (value) => (value === 0 ? 'OFF' : `${value} ticks`),
    effect: { does: 'How soon forward must be pressed again to begin a sprint.' },
  }),
  autoJump: flag('Auto-Jump', false, { effect: { does: 'Whether the player jumps up a block that it walks against.' } }),
  rotateWithMinecart: flag('Rotate with Minecarts', false, { effect: { kept: 'There is nothing to ride in this game.' } }),
  operatorItemsTab: flag('Operator Items Tab', false, { effect: { kept: 'There is no creative inventory with tabs.' } }),
  mainHand: choice('Main Hand', 'right', 'quoted', hands, { effect: { kept: 'The hand is drawn on the right.' } }),
  modelPart_cape: flag('Cape', true, { effect: { kept: 'Nobody wears a cape in this game.' } }),
  modelPart_jacket: flag('Jacket', true, { effect: { kept: 'The player has one layer of clothes.' } }),
  modelPart_left_sleeve: flag('Left Sleeve', true, { effect: { kept: 'The player has one layer of clothes.' } }),
  modelPart_right_sleeve: flag('Right Sleeve', true, { effect: { kept: 'The player has one layer of clothes.' } }),
  modelPart_left_pants_leg: flag('Left Pants Leg', true, { effect: { kept: 'The player has one layer of clothes.' } }),
  modelPart_right_pants_leg: flag('Right Pants Leg', true, { effect: { kept: 'The player has one layer of clothes.' } }),
  modelPart_hat: flag('Hat', true, { effect: { kept: 'The player has one layer of clothes.' } }),
};
