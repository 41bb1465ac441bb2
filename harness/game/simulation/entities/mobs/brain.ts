import type { EntityGame } from '../entity-game.ts';
import { closeDoor, followPath, moveLegs, turnHead } from './controls.ts';
import type { RankedGoal } from './goal.ts';
import { goalsOf } from './goal-table.ts';
import type { Mob } from './mob.ts';

/** One tick of thinking: goals are weighed every second tick, run every tick, and then move legs and head. */
export function think(mob: Mob, game: EntityGame): void {
  const goals = goalsOf(mob.kind);
  if ((mob.age + mob.id) % 2 === 0) weigh(mob, game, goals);
  mob.mind.look = null;
  if (mob.mind.goals.length > 0) for (const { goal } of goals) if (mob.mind.goals.includes(goal.name)) goal.run?.(mob, game);
  followPath(mob, game);
  closeDoor(mob, game);
  moveLegs(mob, game);
  turnHead(mob);
}

function weigh(mob: Mob, game: EntityGame, goals: readonly RankedGoal[]): void {
  const { mind } = mob;
  const runs = (name: string): boolean => mind.goals.includes(name);
  const stop = ({ goal }: RankedGoal): void => {
    mind.goals = mind.goals.filter((name) => name !== goal.name);
    goal.end?.(mob, game);
  };
  for (const ranked of goals) if (runs(ranked.goal.name) && !ranked.goal.goesOn(mob, game)) stop(ranked);
  for (const ranked of goals) {
    const { goal, rank } = ranked;
    if (runs(goal.name)) continue;
    const rivals = goals.filter((other) => runs(other.goal.name) && (other.goal.needs & goal.needs) !== 0);
    if (rivals.some((rival) => rival.rank <= rank) || !goal.begins(mob, game)) continue;
    for (const rival of rivals) stop(rival);
    mind.goals.push(goal.name);
    goal.begin?.(mob, game);
  }
}
