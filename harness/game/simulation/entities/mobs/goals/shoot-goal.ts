import type { EntityGame } from '../../entity-game.ts';
import { shootArrow } from '../../shoot-arrow.ts';
import { halt, lookAt, walkTo } from '../controls.ts';
import { type Goal, uses } from '../goal.ts';
import type { Mob } from '../mob.ts';
import { type Body, bodyById, sees, squareTo } from '../senses.ts';

/** A skeleton's bow (minecraft.wiki, "Skeleton", "Attack"): within this far, a shot each so many ticks after drawing for twenty. */
const range = 15;
const drawTicks = 20;
const pause = 40;
const hardPause = 20;
const arrowSpeed = 1.6;
const difficultyNumber = { peaceful: 0, easy: 1, normal: 2, hard: 3 } as const;

/** Keeps its distance and shoots. */
export const shoot: Goal = {
  name: 'shoot',
  needs: uses.legs | uses.eyes,
  begins: (mob, game) => bodyById(game, mob.mind.target) !== null && mob.equipment.mainhand?.item === 'bow',
  goesOn: (mob, game) => shoot.begins(mob, game),
  end(mob) {
    halt(mob);
    mob.mind.notes.draw = 0;
    mob.mind.notes.sight = 0;
  },
  run(mob, game) {
    const body = bodyById(game, mob.mind.target);
    if (body === null) return;
    const { notes } = mob.mind;
    const seen = sees(mob, game, body);
    notes.sight = seen ? Math.max(1, (notes.sight ?? 0) + 1) : Math.min(-1, (notes.sight ?? 0) - 1);
    lookAt(mob, [body.x, body.y + body.eyeHeight, body.z]);
    if (squareTo(mob, body) > range * range || notes.sight < drawTicks) {
      if ((mob.age + mob.id) % 10 === 0) walkTo(mob, game, [body.x, body.y, body.z], 1, 2);
    } else {
      halt(mob);
      sidestep(mob, game, body);
    }
    drawBow(mob, game, body);
  },
};

/** Steps to one side and back, nearer or farther, while it aims. */
function sidestep(mob: Mob, game: EntityGame, body: Body): void {
  const { notes } = mob.mind;
  const { mobs } = game.world.randoms;
  notes.strafe = (notes.strafe ?? 0) + 1;
  if (notes.strafe >= 20) {
    if (mobs.unit() < 0.3) notes.clockwise = notes.clockwise === 1 ? 0 : 1;
    if (mobs.unit() < 0.3) notes.backwards = notes.backwards === 1 ? 0 : 1;
    notes.strafe = 0;
  }
  const square = squareTo(mob, body);
  if (square > range * range * 0.75) notes.backwards = 0;
  else if (square < range * range * 0.25) notes.backwards = 1;
  mob.mind.aside = [notes.backwards === 1 ? -0.5 : 0.5, notes.clockwise === 1 ? 0.5 : -0.5];
}

function drawBow(mob: Mob, game: EntityGame, body: Body): void {
  const { notes } = mob.mind;
  const drawn = notes.draw ?? 0;
  if (drawn > 0) {
    if ((notes.sight ?? 0) < -60) notes.draw = 0;
    else if ((notes.sight ?? 0) > 0) {
      notes.draw = drawn + 1;
      if (drawn < drawTicks) return;
      notes.draw = 0;
      notes.bowWait = game.world.difficulty === 'hard' ? hardPause : pause;
      release(mob, game, body);
    }
    return;
  }
  notes.bowWait = (notes.bowWait ?? 0) - 1;
  if (notes.bowWait <= 0 && (notes.sight ?? 0) >= -60) notes.draw = 1;
}

function release(mob: Mob, game: EntityGame, body: Body): void {
  const level = difficultyNumber[game.world.difficulty];
  const { combat } = game.world.randoms;
  const from = [mob.x, mob.y + mob.eyeHeight - 0.1, mob.z] as const;
  const [dx, dz] = [body.x - mob.x, body.z - mob.z];
  const dy = body.y + body.height / 3 - from[1];
  const damage = 2 + level * 0.11 + 0.57425 * (combat.unit() - combat.unit());
  const lift = Math.sqrt(dx * dx + dz * dz) * 0.2;
  shootArrow(game, from, [dx, dy + lift, dz], arrowSpeed, 14 - level * 4, { owner: mob.id, damage });
}
