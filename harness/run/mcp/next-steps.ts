import type { ClusterKind } from '../../../still/cause.ts';

/** What an agent is told to do about a failure of a kind. `shot` and `id` are filled in. */
interface Advice {
  /** Where the cause most likely is. */
  readonly likely: string;
  /** What to do when the change was not meant. */
  readonly mend: string;
}

const advice: Readonly<Record<ClusterKind, Advice>> = {
  'renderer-or-asset': {
    likely: 'The game is in the same state and draws something else: a texture, a model, light, or the code that makes the display list',
    mend: 'mend what draws the named things',
  },
  interface: {
    likely: 'Widgets came, went or changed, and the picture follows from that',
    mend: 'mend the screen that has these widgets',
  },
  rasteriser: {
    likely: 'The same drawing came out as other pixels: the rasteriser, its driver or the processor, not the game',
    mend: 'look at what changed in the rasteriser, or whether this machine draws otherwise',
  },
  'other-state': {
    likely: 'The game did not reach the same state: a rule of the simulation, or the steps of the shot. The pixels follow from that',
    mend: 'mend what moved in the state first, and judge the picture after that',
  },
  'unknown-cause': {
    likely: 'Unknown: this game tells no display list, so drawing and rasteriser cannot be told apart',
    mend: 'look at the cut-outs',
  },
  pixels: {
    likely: 'Unknown: a picture of a test has no layers to tell a cause by',
    mend: 'look at the cut-outs, and at what the test draws',
  },
  'no-golden': {
    likely: 'The shot is new, or it was never approved for this renderer, size, language or packs',
    mend: 'mend the shot if it does not show what its title says',
  },
  size: { likely: 'The picture has another size: the plan of the shot, or the window', mend: 'mend the size in the plan or in the game' },
  blank: { likely: 'Nothing was drawn', mend: 'find out why in the game' },
  fact: {
    likely: 'The picture does not show what the plan says it must',
    mend: 'mend the game, or the fact in the plan if it is wrong',
  },
  frames: { likely: 'The plan takes fewer frames than the golden has', mend: 'mend the plan' },
  window: { likely: 'The window shows another picture than the game reports', mend: 'mend the window' },
  'not-taken': {
    likely: 'The picture was never taken: the game did not start, ended, or refused a step of the shot',
    mend: 'read the reason above; run the line under "again" in a shell to see more',
  },
  flake: { likely: 'It does not fail every time: something depends on time, order or chance', mend: 'prove the shot to see what differs' },
  scenario: { likely: 'A step of the story found something else than it expected', mend: 'mend the game, or the story if it is wrong' },
};

/** The likely cause of each kind of failure, in one sentence. */
export const likelyCauses = Object.fromEntries(Object.entries(advice).map(([kind, { likely }]) => [kind, `${likely}.`])) as Readonly<
  Record<ClusterKind, string>
>;

/** What to do next about a failure of pictures. `again` takes them again. */
export function nextStep(kind: ClusterKind, approvable: boolean, of: string, again: string): string {
  const after = `then ${again}`;
  if (!approvable) return `${advice[kind].mend}; ${after}. Such a picture cannot be approved`;
  return `not meant: ${advice[kind].mend}, ${after}. Meant: propose_approval of=${of} with the reason; a person accepts it`;
}
