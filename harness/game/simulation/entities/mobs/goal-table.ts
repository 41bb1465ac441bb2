import type { EntityGame } from '../entity-game.ts';
import type { Goal, RankedGoal } from './goal.ts';
import { float, followParent, lookAround, panic, stroll, tempt, watchPlayer } from './goals/calm-goals.ts';
import { breed, graze } from './goals/farm-goals.ts';
import { chase, huntMobs, huntPlayer, leap, revenge } from './goals/hunt-goals.ts';
import { shoot } from './goals/shoot-goal.ts';
import { avoid, inside, seekShade, shelter } from './goals/shy-goals.ts';
import { fuse, swell } from './goals/swell-goal.ts';
import type { Mob } from './mob.ts';
import type { MobName } from './mob-kinds.ts';

/** The same goal with a place for everything that goals may have: V8 is quicker with objects that are alike. */
const alike = ({ name, needs, begins, goesOn, begin, end, run }: Goal): Goal => ({ name, needs, begins, goesOn, begin, end, run });

const ranked = (...goals: readonly (readonly [rank: number, goal: Goal])[]): readonly RankedGoal[] =>
  goals.map(([rank, goal]) => ({ rank, goal: alike(goal) }));

/** What all farm animals do, by how fast each runs, follows food and keeps near its parent (minecraft.wiki, "Mob", "AI"). */
const animal = (flight: number, lure: number, following: number): readonly RankedGoal[] =>
  ranked(
    [0, float],
    [1, panic(flight)],
    [2, breed(1)],
    [3, tempt(lure)],
    [4, followParent(following)],
    [6, stroll(1)],
    [7, watchPlayer(6)],
    [8, lookAround],
  );

/** Spiders leave the player alone in bright light (minecraft.wiki, "Spider", "Behavior"). */
function dark(mob: Mob, { world }: EntityGame): boolean {
  const { sky, block } = world.light(mob.x, mob.y + mob.eyeHeight, mob.z);
  const day = world.dayTime < 13000 || world.dayTime > 23000;
  return Math.max(block, day ? sky : sky - 11) < 12;
}

const goals: Readonly<Record<MobName, readonly RankedGoal[]>> = {
  armor_stand: [],
  chicken: animal(1.4, 1, 1.1),
  cow: animal(2, 1.25, 1.25),
  pig: animal(1.25, 1.2, 1.1),
  sheep: [...animal(1.25, 1.1, 1.1), ...ranked([5, graze])].sort((a, b) => a.rank - b.rank),
  creeper: ranked(
    [0, fuse],
    [1, float],
    [1, revenge],
    [1, huntPlayer()],
    [2, swell],
    [4, chase(1, false)],
    [5, stroll(0.8)],
    [6, watchPlayer(8)],
    [6, lookAround],
  ),
  skeleton: ranked(
    [1, revenge],
    [2, huntPlayer()],
    [3, seekShade(1)],
    [4, shoot],
    [4, chase(1.2)],
    [5, stroll(1)],
    [6, watchPlayer(8)],
    [6, lookAround],
  ),
  spider: ranked(
    [1, float],
    [1, revenge],
    [2, huntPlayer(dark)],
    [3, leap],
    [4, chase(1)],
    [5, stroll(0.8)],
    [6, watchPlayer(8)],
    [6, lookAround],
  ),
  villager: ranked(
    [0, float],
    [1, panic(0.75)],
    [1, avoid('zombie', 8, 0.75)],
    [4, shelter(0.5)],
    [5, stroll(0.5, (game) => !inside(game))],
    [7, watchPlayer(8)],
    [8, lookAround],
  ),
  zombie: ranked(
    [1, revenge],
    [2, huntPlayer()],
    [3, huntMobs('villager')],
    [2, chase(1)],
    [7, stroll(1)],
    [8, watchPlayer(8)],
    [8, lookAround],
  ),
};

/** The goals of a kind, by rank. */
export function goalsOf(kind: MobName): readonly RankedGoal[] {
  return goals[kind];
}
