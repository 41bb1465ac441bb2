import { flag, number, percent, share } from './option-row.ts';

const effectShare = (value: number): string => (value === 0 ? 'OFF' : percent(value));

/** What makes the game easier to see and to bear (minecraft.wiki, "Options.txt"). */
export const accessibilityOptions = {
  highContrast: flag('High Contrast', false, { effect: { kept: 'The interface has one set of pictures.' } }),
  highContrastBlockOutline: flag('High Contrast Outline', false, { effect: { kept: "A block's outline is drawn in one way." } }),
  narratorHotkey: flag('Narrator Hotkey', true, { effect: { kept: 'This game has no voice.' } }),
  damageTiltStrength: share('Damage Tilt', 1, { show: effectShare, effect: { does: 'How far the view tilts when the player is hurt.' } }),
  screenEffectScale: share('Distortion Effects', 1, { show: effectShare, effect: { kept: 'Nothing bends the view in this game.' } }),
  fovEffectScale: share('FOV Effects', 1, {
    show: effectShare,
    effect: { does: 'How much speed and flight widen the view.' },
    // Java Edition keeps the square root of what it multiplies by; the slider is the root.
  }),
  darknessEffectScale: share('Darkness Pulsing', 1, { show: effectShare, effect: { kept: 'Darkness does not pulse in this game.' } }),
  glintSpeed: share('Glint Speed', 0.5, { show: effectShare, effect: { kept: 'Enchanted things gleam at one speed.' } }),
  glintStrength: share('Glint Strength', 0.75, { show: effectShare, effect: { kept: 'Enchanted things gleam at one strength.' } }),
  hideLightningFlashes: flag('Hide Lightning Flashes', false, { effect: { does: 'Lightning does not light up the sky.' } }),
  darkMojangStudiosBackground: flag('Monochrome Logo', false, { effect: { kept: 'No logo is shown while this game starts.' } }),
  panoramaScrollSpeed: share('Panorama Speed', 1, { show: effectShare, effect: { does: "How fast the title screen's hills go by." } }),
  hideSplashTexts: flag('Hide Splash Texts', false, { effect: { kept: 'The title screen has no splash text.' } }),
  notificationDisplayTime: number('Notification Time', 1, {
    min: 0.5,
    max: 10,
    perUnit: 10,
    float: true,
    show: (value) => `${value.toFixed(1)}x`,
    effect: { does: 'How long notices in the corner stay.' },
  }),
  onboardAccessibility: flag('Welcome Page', true, { effect: { kept: 'This game begins at its title screen.' } }),
};
