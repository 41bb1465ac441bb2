import { ControlError } from '../../../ctl/control-error.ts';
import type { OptionValues } from '../gui/gui-host.ts';
import type { Pack } from '../packs/pack.ts';
import type { GameClient } from './game-client.ts';

/** An option that lets frames of a standing scene differ, and what a sequence of screenshots says while it is on. */
interface Disturbing {
  readonly is: (options: OptionValues) => boolean;
  readonly says: string;
}

/** Options that a sequence of screenshots does without (spec, "Repeatable screenshots"); whoever adds such an option adds its row. */
const disturbing: readonly Disturbing[] = [
  {
    is: ({ lodDistance }) => lodDistance > 0,
    says: 'far terrain is drawn (LOD Distance), which a sequence does without; turn it off in Options > Video Settings',
  },
  {
    is: ({ chunkFade }) => chunkFade > 0,
    says: 'chunks fade in (Chunk Fade), so frames would differ; set it to 0 in Options > Video Settings',
  },
  { is: ({ taa }) => taa, says: 'temporal antialiasing is on, so frames would build on others; turn it off in Options > Video Settings' },
];

/** Why no sequence of screenshots can be drawn now, or null. */
export function sequenceRefusal({ session, setup, shaderPacks }: GameClient): ControlError | null {
  const { simulation } = session;
  const options = setup.options.values;
  if (simulation === null) return new ControlError('state', 'no world open; use: open WORLD');
  if (!simulation.world.frozen) {
    return new ControlError('state', 'the world is not frozen, so frames would differ; use: command tick freeze');
  }
  const refused = disturbing.find(({ is }) => is(options));
  if (refused !== undefined) return new ControlError('state', refused.says);
  try {
    if (options.shaderPack !== '') shaderPacks.load(options.shaderPack);
    return null;
  } catch (error) {
    if (error instanceof ControlError) return error;
    throw error;
  }
}

/** Something that must stay as it was while a sequence is drawn. */
interface Watched {
  readonly name: string;
  readonly at: (client: GameClient, pack: Pack | null) => readonly unknown[];
}

const watched: readonly Watched[] = [
  { name: "the window's size", at: ({ setup }) => [setup.size.width, setup.size.height] },
  { name: 'the pack', at: (_, pack) => [pack?.id, pack?.content] },
  { name: 'the settings', at: ({ setup }) => [setup.options.values] },
  {
    name: 'the world',
    at: ({ session }) => {
      const world = session.simulation?.world;
      return [world, world?.time, world?.dayTime, world?.frozen, world?.weather];
    },
  },
  {
    name: 'the camera',
    at: ({ session }) => {
      const player = session.simulation?.player;
      return [player?.x, player?.y, player?.z, player?.yaw, player?.pitch, player?.eyeHeight];
    },
  },
];

/** Remembers what a sequence of screenshots stands on; the function tells what of it is another now, null for nothing. */
export function watchScene(client: GameClient, pack: () => Pack | null): () => string | null {
  const look = (): readonly (readonly unknown[])[] => {
    const now = pack();
    return watched.map(({ at }) => at(client, now));
  };
  const before = look();
  return () => {
    const now = look();
    const index = now.findIndex((values, i) => values.some((value, j) => !Object.is(value, before[i]?.[j])));
    return watched[index]?.name ?? null;
  };
}
