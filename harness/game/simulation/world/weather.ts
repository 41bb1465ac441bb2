import type { WorldState } from './world-state.ts';

/** How far the rain comes or goes in a tick (Java Edition's hundredth: five seconds from dry to full). */
const easeStep = 0.01;

const rainOf = (world: WorldState): number => (world.weather === 'clear' ? 0 : 1);
const thunderOf = (world: WorldState): number => (world.weather === 'thunder' ? 1 : 0);

/** A hundredth nearer to the aim; counted in hundredths, so that no rounding adds up. */
function eased(level: number, aim: number): number {
  const hundredths = Math.round(level / easeStep);
  return (hundredths + Math.sign(Math.round(aim / easeStep) - hundredths)) * easeStep;
}

/** A world that stands still shows its weather in full at once (spec, "Repeatable screenshots": rain and thunder sit at their levels). */
export function restWeather(world: WorldState): void {
  world.rain = rainOf(world);
  world.thunder = thunderOf(world);
}

/** One tick of the weather: it changes by itself when its time is over (durations as in Java; minecraft.wiki, "Rain"), and eases. */
export function tickWeather(world: WorldState): void {
  if (world.gameRules.on('advance_weather')) passTime(world);
  world.rain = eased(world.rain, rainOf(world));
  world.thunder = eased(world.thunder, thunderOf(world));
}

function passTime(world: WorldState): void {
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
