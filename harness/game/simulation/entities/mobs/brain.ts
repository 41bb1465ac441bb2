import type { EntityGame } from '../entity-game.ts';
import { closeDoor, followPath, moveLegs, turnHead } from './controls.ts';
import type { Goal, RankedGoal } from './goal.ts';
import { goalsOf } from './goal-table.ts';
import type { Mob } from './mob.ts';

/** One tick of thinking: goals are weighed every second tick, run every tick, and then move legs and head. */
export function think(mob: Mob, game: EntityGame): void {
  const { mind } = mob;
  const goals = goalsOf(mob.kind);
  if ((mob.age + mob.id) % 2 === 0) weigh(mob, game, goals);
  mind.look = null;
  // What a goal does may end all of them: a mob that dies has none.
  for (let i = 0; i < goals.length && mind.goals.length > 0; i++) {
    const { goal } = goals[i];
    if (runs(mob, goal)) goal.run?.(mob, game);
  }
  followPath(mob, game);
  closeDoor(mob, game);
  moveLegs(mob, game);
  turnHead(mob);
}

function runs(mob: Mob, { name }: Goal): boolean {
  const { goals } = mob.mind;
  for (let i = 0; i < goals.length; i++) if (goals[i] === name) return true;
  return false;
}

function stop(mob: Mob, game: EntityGame, goal: Goal): void {
  mob.mind.goals = mob.mind.goals.filter((name) => name !== goal.name);
  goal.end?.(mob, game);
}

/** Every mob does this ten times a second, mostly with nothing that runs: nothing is made on the way. */
function weigh(mob: Mob, game: EntityGame, goals: readonly RankedGoal[]): void {
  const { mind } = mob;
  for (let i = 0; i < goals.length && mind.goals.length > 0; i++) {
    const { goal } = goals[i];
    if (runs(mob, goal) && !goal.goesOn(mob, game)) stop(mob, game, goal);
  }
  for (let i = 0; i < goals.length; i++) {
    const { goal, rank } = goals[i];
    if (mind.goals.length === 0) {
      if (!goal.begins(mob, game)) continue;
    } else {
      if (runs(mob, goal)) continue;
      const rivals = goals.filter((other) => (other.goal.needs & goal.needs) !== 0 && runs(mob, other.goal));
      if (rivals.some((rival) => rival.rank <= rank) || !goal.begins(mob, game)) continue;
      for (const rival of rivals) stop(mob, game, rival.goal);
    }
    mind.goals.push(goal.name);
    goal.begin?.(mob, game);
  }
}
