import type { WorldState } from './world-state.ts';

/** One tick of the weather: it changes by itself when its time is over (durations as in Java; minecraft.wiki, "Rain"). */
export function tickWeather(world: WorldState): void {
  if (--world.weatherTime > 0) return;
  const { weather: random } = world.randoms;
  if (world.weather === 'clear') {
    world.weather = random.unit() < 0.15 ? 'thunder' : 'rain';
    world.weatherTime = random.between(12000, 24000);
  } else {
    world.weather = 'clear';
    world.weatherTime = random.between(12000, 180000);
  }
}
