import { ignite } from '../block-ticks/fire.ts';
import type { EntityGame } from '../entities/entity-game.ts';
import { hurtMob } from './hurt-mob.ts';
import { hurtPlayer } from './hurt-player.ts';

const harm = 5;
/** Seconds for which it burns whom it hits. */
const burning = 8;
/** How far aside, and above its foot, it hits bodies. */
const reach = 3;
const height = 9;
/** How often it tries to set fire beside its foot. */
const sparks = 4;

/** What a bolt of lightning does where it strikes: fire, but in easy games, and harm to bodies near it (minecraft.wiki, "Lightning"). */
export function boltStrike(game: EntityGame, x: number, y: number, z: number): void {
  const { world, at, editor, player, survival, entities } = game;
  const { combat } = world.randoms;
  const [bx, by, bz] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  if (world.difficulty === 'normal' || world.difficulty === 'hard') {
    ignite({ at, editor }, bx, by, bz);
    const near = (): number => combat.between(-1, 1);
    for (let i = 0; i < sparks; i++) ignite({ at, editor }, bx + near(), by + near(), bz + near());
  }
  for (const mob of entities.bodiesWithin(x - reach, y - reach, z - reach, x + reach, y + height, z + reach)) {
    mob.fire = Math.max(mob.fire, burning * 20);
    hurtMob(mob, game, harm, { kind: 'lightning' });
    if (mob.kind === 'creeper') mob.set('powered', true);
  }
  const near = Math.abs(player.x - x) < reach + player.width / 2 && Math.abs(player.z - z) < reach + player.width / 2;
  if (player.dead || !near || player.y + player.height < y - reach || player.y > y + height) return;
  survival.ignite(burning);
  hurtPlayer(game, harm, 'lightning_bolt', null, [x, y, z]);
}
