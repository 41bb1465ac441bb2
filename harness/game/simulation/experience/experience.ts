import type { Moments } from '../hud/moments.ts';
import type { RandomStream } from '../random/random-stream.ts';

/** Points from a level to the next (minecraft.wiki, "Experience", "Leveling up"). */
export function pointsToNext(level: number): number {
  if (level >= 30) return 112 + (level - 30) * 9;
  return level >= 15 ? 37 + (level - 15) * 5 : 7 + level * 2;
}

/** Whose experience it is. */
export interface Experienced {
  level: number;
  /** Part of the way to the next level, 0..1. */
  experience: number;
  /** All points that were gained, and those since the last death. */
  totalExperience: number;
  score: number;
  /** Where changes are noted as the moment `experience`. */
  readonly moments?: Moments;
}

/** Points beyond the level. */
export function pointsOf({ level, experience }: Pick<Experienced, 'level' | 'experience'>): number {
  return Math.floor(experience * pointsToNext(level) + 0.5);
}

/** Whole points of what is worth a fraction: the rest is a chance of one more. */
export function wholePoints(points: number, random: RandomStream): number {
  const whole = Math.floor(points);
  return points === whole ? whole : whole + (random.unit() < points - whole ? 1 : 0);
}

/** Sets the points beyond the level; they must be fewer than the next level takes. */
export function setPoints(of: Experienced, points: number): void {
  of.experience = points / pointsToNext(of.level);
  of.moments?.mark('experience');
}

/** Adds points, or takes them when negative; levels follow, and nothing goes below 0. */
export function addPoints(of: Experienced, points: number): void {
  of.totalExperience = Math.max(0, of.totalExperience + points);
  of.score = Math.max(0, of.score + points);
  let left = pointsOf(of) + points;
  while (left < 0 && of.level > 0) {
    of.level--;
    left += pointsToNext(of.level);
  }
  while (left >= pointsToNext(of.level)) {
    left -= pointsToNext(of.level);
    of.level++;
  }
  setPoints(of, Math.max(0, left));
}

/** Adds levels, or takes them; the part of the way to the next level stays, but below level 0 all is lost. */
export function addLevels(of: Experienced, levels: number): void {
  const level = of.level + levels;
  of.level = Math.max(0, level);
  if (level < 0) of.experience = 0;
  of.moments?.mark('experience');
}
