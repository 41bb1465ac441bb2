/**
 * What a pack's expressions may name, under the names that Iris gives its uniforms (shaders.properties reference of Iris, "Uniforms"), with
 * components after a point. All are plain numbers.
 */
export interface Uniforms {
  /** Seconds that the game has run, back to 0 after an hour; the world's own in HORIZON_STILL, and 0 at first in a sequence of screenshots. */
  readonly frameTimeCounter: number;
  /** Frames so far; the world's ticks in HORIZON_STILL, and from 1 in a sequence of screenshots. */
  readonly frameCounter: number;
  /** Seconds since the frame before. */
  readonly frameTime: number;
  /** Time of day in ticks, 0..23999. */
  readonly worldTime: number;
  readonly worldDay: number;
  /** 0 full to 7. */
  readonly moonPhase: number;
  /** Turn of the sun as a share of its circle: 0 sunrise, 0.25 noon, 0.5 sunset, 0.75 midnight. */
  readonly sunAngle: number;
  /** 0 in clear weather to 1 in rain and in thunder. */
  readonly rainStrength: number;
  /** 0 to 1 in thunder. */
  readonly thunderStrength: number;
  readonly viewWidth: number;
  readonly viewHeight: number;
  readonly aspectRatio: number;
  /** Nearest and farthest distance drawn, blocks. */
  readonly near: number;
  readonly far: number;
  /** The brightness option, 0..1. */
  readonly screenBrightness: number;
  /** Height of the eye, blocks. */
  readonly eyeAltitude: number;
  readonly 'cameraPosition.x': number;
  readonly 'cameraPosition.y': number;
  readonly 'cameraPosition.z': number;
  /** Light where the eye is, 0..240: of blocks and of the sky. */
  readonly 'eyeBrightness.x': number;
  readonly 'eyeBrightness.y': number;
  /** 0 in air, 1 in water, 2 in lava. */
  readonly isEyeInWater: number;
  /** 1 while the interface is hidden. */
  readonly hideGUI: number;
  /** Colours of the frame's fog and of the top of its sky, 0..1. */
  readonly 'fogColor.r': number;
  readonly 'fogColor.g': number;
  readonly 'fogColor.b': number;
  readonly 'skyColor.r': number;
  readonly 'skyColor.g': number;
  readonly 'skyColor.b': number;
}

export type UniformName = keyof Uniforms;

/** Every name, so that a misspelt one is told when the pack is read. */
export const uniformNames: readonly UniformName[] = Object.keys({
  frameTimeCounter: 0,
  frameCounter: 0,
  frameTime: 0,
  worldTime: 0,
  worldDay: 0,
  moonPhase: 0,
  sunAngle: 0,
  rainStrength: 0,
  thunderStrength: 0,
  viewWidth: 0,
  viewHeight: 0,
  aspectRatio: 0,
  near: 0,
  far: 0,
  screenBrightness: 0,
  eyeAltitude: 0,
  'cameraPosition.x': 0,
  'cameraPosition.y': 0,
  'cameraPosition.z': 0,
  'eyeBrightness.x': 0,
  'eyeBrightness.y': 0,
  isEyeInWater: 0,
  hideGUI: 0,
  'fogColor.r': 0,
  'fogColor.g': 0,
  'fogColor.b': 0,
  'skyColor.r': 0,
  'skyColor.g': 0,
  'skyColor.b': 0,
} satisfies Record<UniformName, 0>) as UniformName[];

/** The clock of a frame. */
export interface FrameClock {
  readonly frameCounter: number;
  readonly frameTimeCounter: number;
  readonly frameTime: number;
}
