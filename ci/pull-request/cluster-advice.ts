import type { ClusterKind } from '../../still/cause.ts';

/** What each kind of cause says to a reviewer, and where to look first. */
export const clusterAdvice: Readonly<Record<ClusterKind, string>> = {
  'renderer-or-asset': 'The game is in the same state and draws something else: the renderer, a texture, light or a model.',
  interface: 'Widgets are others than before. Look at them first; the pixels follow.',
  rasteriser: 'The same drawing came out as other pixels: the rasteriser, its driver or the processor. The game is not the cause.',
  'other-state': 'The game did not reach the same state, so the pixels say nothing of the drawing.',
  'unknown-cause': 'The game tells no display list, so the drawing and the rasteriser cannot be told apart.',
  pixels: 'Other pixels than were approved. Look whether they are meant.',
  'no-golden':
    "There is nothing to hold it against yet. Look at the picture; a game's first golden is proved by 20 boots when it is approved.",
  size: 'Pictures of two sizes are not compared.',
  blank: 'The picture shows nothing. It cannot be approved; mend the game.',
  fact: 'What the plan says must be so is not so, whatever the picture looks like. It cannot be approved; mend the game or the plan.',
  frames: 'The golden has frames that were not taken.',
  window: 'The window did not show what the game drew.',
  'not-taken': 'No picture was made. It cannot be approved; the log says where it stopped.',
  flake: 'It did not come again.',
  scenario: 'A story did not go as it should. There is nothing to approve; mend the game or the story.',
};
