import type { ReplyOf } from '../../ctl/reply-shapes.ts';
import { type Life, plain } from './life.ts';

const enemies: ReadonlySet<string> = new Set(['zombie', 'skeleton', 'spider', 'creeper']);
/** Blocks within which an enemy is fought before anything else is done. */
const near = 5;
/** Blows that kill each of them with a sword of wood. */
const blows = 8;

/** Strikes down what comes near, the nearest first; who cannot be reached is left alone. */
export async function defend(life: Life): Promise<void> {
  for (let fights = 0; fights < 4; fights++) {
    const { entities } = (await life.rig.call('entities', { kind: undefined, within: near, limit: 16 })) as unknown as ReplyOf<'entities'>;
    const enemy = entities.find(({ kind }) => enemies.has(plain(kind)));
    if (enemy === undefined) return;
    await life.hold('wooden_sword');
    if ((await life.tries('attack', { target: String(enemy.id), hits: blows })) === null) return;
  }
}
