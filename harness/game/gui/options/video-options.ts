import { choice, flag, number, numbered, percent, share, text } from './option-row.ts';

const noSuchWork = 'The software renderer of this game has no such step.';
const chunks = (value: number): string => `${value} chunks`;
const offAtZero =
  (shown: (value: number) => string) =>
  (value: number): string =>
    value === 0 ? 'OFF' : shown(value);

/** The names that a graphics preset had as a number. */
const presets = ['fast', 'fancy', 'fabulous'] as const;
type Preset = (typeof presets)[number] | 'custom';

/** The field of view is stored as (degrees - 70) / 40 (minecraft.wiki, "Options.txt"). */
const fieldOfView = { from: (stored: number) => Math.round(stored * 40 + 70), to: (degrees: number) => (degrees - 70) / 40 };

/** What the picture is made like: ranges, defaults and texts are those of Java Edition (minecraft.wiki, "Options.txt", "Options"). */
export const videoOptions = {
  fov: number('FOV', 70, {
    min: 30,
    max: 110,
    stored: fieldOfView,
    show: (value) => `${Math.round(value)}`,
    effect: { does: 'How wide the view is, in degrees.' },
  }),
  renderDistance: number('Render Distance', 8, {
    min: 2,
    max: 16,
    show: chunks,
    effect: { does: 'How far blocks are drawn. Java Edition goes to 32; this game to 16.' },
    older: [{ key: 'viewDistance', read: (given) => [16, 8, 4, 2][Number(given || 'none')] }],
  }),
  simulationDistance: number('Simulation Distance', 12, {
    min: 5,
    max: 32,
    show: chunks,
    effect: { kept: 'The world moves as far as it is loaded, which the render distance decides.' },
  }),
  guiScale: number('GUI Scale', 0, {
    min: 0,
    max: 8,
    show: (value) => (value === 0 ? 'Auto' : String(value)),
    effect: { does: 'How large the interface is; automatic takes the largest that fits.' },
  }),
  gamma: share('Brightness', 0.5, { effect: { does: 'How bright dark places are drawn.' } }),
  fullscreen: flag('Fullscreen', false, { effect: { does: 'Whether a window fills the screen.' } }),
  exclusiveFullscreen: flag('Exclusive Fullscreen', false, { effect: { kept: 'A full screen here is always a window without a frame.' } }),
  fullscreenResolution: text('Fullscreen Resolution', '', {
    show: (value) => (value === '' ? 'Current' : value),
    effect: { kept: 'A full screen keeps the resolution that the screen has.' },
  }),
  maxFps: number('Max Framerate', 60, {
    min: 10,
    max: 260,
    perUnit: 0.1,
    show: (value) => (value === 260 ? 'Unlimited' : `${value} fps`),
    effect: { does: 'How many frames a second a window shows at most; never more than 60.' },
    older: [{ key: 'fpsLimit', read: (given) => [260, 120, 30][Number(given || 'none')] }],
  }),
  enableVsync: flag('VSync', true, { effect: { kept: 'Frames follow a beat of their own; the screen is not asked for its own.' } }),
  inactivityFpsLimit: choice(
    'Reduce FPS When',
    'afk',
    'quoted',
    { afk: ['afk', 'AFK'], minimized: ['minimized', 'Minimized'] },
    { effect: { kept: 'A window that nobody looks at pauses instead.' } },
  ),
  graphicsPreset: choice<Preset>(
    'Graphics',
    'custom',
    'quoted',
    { fast: ['fast', 'Fast'], fancy: ['fancy', 'Fancy'], fabulous: ['fabulous', 'Fabulous'], custom: ['custom', 'Custom'] },
    {
      effect: { kept: 'Each of its settings is set by itself here.' },
      older: [
        { key: 'graphicsMode', read: (given) => presets[Number(given || 'none')] },
        { key: 'fancyGraphics', read: (given) => (({ true: 'fancy', false: 'fast' }) as const)[given as 'true' | 'false'] },
      ],
    },
  ),
  biomeBlendRadius: number('Biome Blend', 2, {
    min: 0,
    max: 7,
    show: offAtZero((value) => `${2 * value + 1}x${2 * value + 1}`),
    effect: { kept: 'The tint of a column follows its biome, which the world itself blends.' },
  }),
  prioritizeChunkUpdates: numbered(
    'Chunk Builder',
    'none',
    { none: 'Threaded', byPlayer: 'Semi Blocking', nearby: 'Fully Blocking' },
    { effect: { kept: 'Every frame is drawn of whole sections, nearest first.' } },
  ),
  ao: flag('Smooth Lighting', true, {
    // Once a number: 0 for none, 1 for least, 2 for most.
    read: (given) => (given === 'true' || given === '1' || given === '2' ? true : given === 'false' || given === '0' ? false : undefined),
    effect: { does: 'Whether light runs smoothly over faces and gathers dark in corners.' },
  }),
  renderClouds: choice(
    'Clouds',
    'fancy',
    'quoted',
    { off: ['false', 'OFF'], fast: ['fast', 'Fast'], fancy: ['true', 'Fancy'] },
    {
      effect: { does: 'Whether clouds are drawn, flat or with sides.' },
      older: [{ key: 'clouds', read: (given) => (({ true: 'fancy', false: 'off' }) as const)[given as 'true' | 'false'] }],
    },
  ),
  cloudRange: number('Cloud Distance', 128, {
    min: 2,
    max: 128,
    show: chunks,
    effect: { kept: 'Clouds reach as far as the fog lets them be seen.' },
  }),
  particles: numbered(
    'Particles',
    'all',
    { all: 'All', decreased: 'Decreased', minimal: 'Minimal' },
    { effect: { does: 'How many particles are drawn.' } },
  ),
  mipmapLevels: number('Mipmap Levels', 4, { min: 0, max: 4, show: offAtZero(String), effect: { kept: noSuchWork } }),
  entityShadows: flag('Entity Shadows', true, { effect: { kept: 'Entities cast no round shadows in this game.' } }),
  entityDistanceScaling: number('Entity Distance', 1, {
    min: 0.5,
    max: 5,
    perUnit: 4,
    float: true,
    show: percent,
    effect: { kept: 'Entities are drawn as far as blocks are.' },
  }),
  menuBackgroundBlurriness: number('Menu Background Blur', 5, {
    min: 0,
    max: 10,
    show: offAtZero(String),
    effect: { kept: 'What lies behind a menu is dimmed, not blurred.' },
  }),
  cutoutLeaves: flag('See-Through Leaves', true, { effect: { kept: 'Leaves are always drawn with their gaps.' } }),
  improvedTransparency: flag('Improved Transparency', false, { effect: { kept: 'What is clear is always drawn from back to front.' } }),
  textureFiltering: numbered(
    'Texture Filtering',
    'none',
    { none: 'None', rgss: 'RGSS', anisotropic: 'Anisotropic' },
    { effect: { kept: noSuchWork } },
  ),
  maxAnisotropyBit: number('Anisotropic Filtering', 2, { min: 1, max: 3, show: (value) => `${1 << value}x`, effect: { kept: noSuchWork } }),
  weatherRadius: number('Weather Radius', 10, {
    min: 3,
    max: 10,
    show: (value) => `${value} blocks`,
    effect: { kept: 'Rain and snow are drawn round the camera at one radius.' },
  }),
  chunkSectionFadeInTime: number('Chunk Fade Time', 0.75, {
    min: 0,
    max: 2,
    perUnit: 20,
    float: true,
    show: offAtZero((value) => `${value.toFixed(2)} s`),
    effect: { kept: "This game's own Chunk Fade decides, which is off unless it is asked for." },
  }),
  bobView: flag('View Bobbing', true, { effect: { does: 'Whether the view sways in a walk.' } }),
  showAutosaveIndicator: flag('Autosave Indicator', true, {
    effect: { does: 'Whether a word in the corner tells that the world saves itself.' },
  }),
  vignette: flag('Vignette', true, { effect: { does: 'Whether the edges of the view are darker where the world is dark.' } }),
  attackIndicator: numbered(
    'Attack Indicator',
    'crosshair',
    { off: 'OFF', crosshair: 'Crosshair', hotbar: 'Hotbar' },
    { effect: { does: 'Where it is shown how ready the next blow is.' } },
  ),
  overrideWidth: number('Window Width', 0, {
    min: 0,
    max: 16_384,
    show: (value) => (value === 0 ? 'Default' : String(value)),
    effect: { kept: 'The size of the picture is given when the game is started: --size.' },
  }),
  overrideHeight: number('Window Height', 0, {
    min: 0,
    max: 16_384,
    show: (value) => (value === 0 ? 'Default' : String(value)),
    effect: { kept: 'The size of the picture is given when the game is started: --size.' },
  }),
  glDebugVerbosity: number('GL Debug Verbosity', 1, { min: 0, max: 4, effect: { kept: 'Nothing here draws by OpenGL.' } }),

  shaderPack: text('Shader Pack', '', {
    own: true,
    read: (given) => (/^[^/\\]{0,120}$/.test(given) ? given : undefined),
    show: (value) => (value === '' ? 'OFF' : value),
    effect: { does: 'The passes that the picture goes through.' },
  }),
  lodDistance: number('LOD Distance', 0, {
    own: true,
    min: 0,
    max: 32,
    show: offAtZero(chunks),
    effect: { does: 'How far land beyond the render distance is drawn in coarse form.' },
  }),
  chunkFade: number('Chunk Fade', 0, {
    own: true,
    min: 0,
    max: 2000,
    perUnit: 0.01,
    show: offAtZero((value) => `${value} ms`),
    effect: { does: 'How long a section of the world takes to fade in.' },
  }),
  taa: flag('Temporal Antialiasing', false, { own: true, effect: { does: 'Whether edges are smoothed over several frames.' } }),
  hdrOutput: flag('HDR Screenshots', false, {
    own: true,
    effect: { does: 'Whether screenshots are also written as linear light of 16 bits.' },
  }),
};
