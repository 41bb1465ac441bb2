import { javaVersion } from '../simulation/java-version.ts';
import type { SavedLevel } from '../simulation/persistence.ts';
import type { Dimension, GameMode } from '../simulation/view.ts';
import { decodeBorder, encodeBorder } from './border-nbt.ts';
import { decodeGameRules, encodeGameRules } from './game-rules-nbt.ts';
import { decodeHud, encodeBossBars, encodeScoreboard } from './hud-nbt.ts';
import { type NbtCompound, NbtError, type NbtTag, nbt } from './nbt.ts';
import { NbtFields } from './nbt-fields.ts';
import { modeNumbers } from './player-nbt.ts';
import { playerUuid } from './player-uuid.ts';

/**
 * The files of a world beside its chunks and players, as Java 26.1 lays them out (wiki "Java Edition level format"): level.dat, and under
 * data/ one file a subject, each `{DataVersion, data}`. What only this game keeps has a namespace of its own there, as Java allows.
 */
export const levelFiles = {
  level: 'level.dat',
  worldGen: 'data/minecraft/world_gen_settings.dat',
  weather: 'data/minecraft/weather.dat',
  clocks: 'data/minecraft/world_clocks.dat',
  gameRules: 'data/minecraft/game_rules.dat',
  border: 'data/minecraft/world_border.dat',
  bossBars: 'data/minecraft/custom_boss_events.dat',
  scoreboard: 'data/minecraft/scoreboard.dat',
  simulation: 'data/horizon/simulation.dat',
} as const;

export type LevelFile = keyof typeof levelFiles;

/** Ticks a second that `/tick rate` takes (wiki "Commands/tick"). */
const tickRates = [1, 10_000] as const;

/** What the list of worlds shows of one. */
export interface LevelSummary {
  readonly name: string;
  readonly mode: GameMode;
  readonly cheats: boolean;
  /** Milliseconds since 1970. */
  readonly lastPlayed: number;
}

const difficulties = new Set<string>(['peaceful', 'easy', 'normal', 'hard'] satisfies SavedLevel['difficulty'][]);
const ticksADay = 24000;

/** All level files of a world. `lastPlayed` is in milliseconds since 1970. */
export function encodeLevel(level: SavedLevel, lastPlayed: number): Readonly<Record<LevelFile, NbtCompound>> {
  const raining = level.weather !== 'clear';
  const thundering = level.weather === 'thunder';
  return {
    level: nbt.compound({
      Data: nbt.compound({
        version: nbt.int(javaVersion.level),
        DataVersion: nbt.int(javaVersion.data),
        Version: nbt.compound({
          Id: nbt.int(javaVersion.data),
          Name: nbt.string(javaVersion.version),
          Series: nbt.string('main'),
          Snapshot: nbt.byte(0),
        }),
        LevelName: nbt.string(level.name),
        LastPlayed: nbt.long(lastPlayed),
        Time: nbt.long(level.time),
        GameType: nbt.int(modeNumbers.indexOf(level.mode)),
        allowCommands: nbt.flag(level.cheats),
        difficulty_settings: nbt.compound({ difficulty: nbt.string(level.difficulty), hardcore: nbt.byte(0), locked: nbt.byte(0) }),
        spawn: nbt.compound({
          dimension: nbt.string('minecraft:overworld'),
          pos: nbt.intArray(level.spawn),
          yaw: nbt.float(0),
          pitch: nbt.float(0),
        }),
        singleplayer_uuid: nbt.intArray(playerUuid),
        initialized: nbt.byte(1),
        WasModded: nbt.byte(1),
        ServerBrands: nbt.list([nbt.string('horizon')]),
        DataPacks: nbt.compound({ Enabled: nbt.list([nbt.string('vanilla')]), Disabled: nbt.list([]) }),
      }),
    }),
    worldGen: dataFile({
      seed: nbt.long(BigInt.asIntN(64, level.seed)),
      bonus_chest: nbt.byte(0),
      generate_structures: nbt.byte(0),
      dimensions: nbt.compound(Object.fromEntries(dimensionsOf(level.dimension ?? 'overworld'))),
    }),
    weather: dataFile({
      clear_weather_time: nbt.int(0),
      rain_time: nbt.int(level.weatherTime),
      raining: nbt.flag(raining),
      thunder_time: nbt.int(level.weatherTime),
      thundering: nbt.flag(thundering),
    }),
    clocks: dataFile({ 'minecraft:overworld': nbt.compound({ total_ticks: nbt.long(level.dayTime) }) }),
    gameRules: dataFile(encodeGameRules(level.gameRules)),
    border: dataFile(encodeBorder(level.border)),
    bossBars: dataFile(encodeBossBars(level.hud.bossBars)),
    scoreboard: dataFile(encodeScoreboard(level.hud.scoreboard)),
    simulation: dataFile({
      frozen: nbt.flag(level.frozen),
      tick_rate: nbt.double(level.tickRate),
      next_entity: nbt.long(level.nextEntity),
      randoms: nbt.compound(
        Object.fromEntries(Object.entries(level.randoms).map(([name, state]) => [name, nbt.intArray(state.map((n) => n | 0))])),
      ),
    }),
  };
}

/**
 * Reads the level files back. Those under data/ may be missing (null) where Java has a default for them, but not the one with the seed.
 * @throws NbtError when one is damaged or of another version.
 */
export function decodeLevel(files: Readonly<Record<LevelFile, NbtCompound | null>>): SavedLevel {
  const data = levelData(files.level);
  const version = data.number('DataVersion', 0);
  if (version !== javaVersion.data) throw new NbtError(otherVersion(version, data));
  const part = (file: LevelFile): NbtFields | null => {
    const root = files[file];
    return root === null ? null : new NbtFields(root).compound('data');
  };
  const worldGen = part('worldGen');
  if (worldGen === null) throw new NbtError(`${levelFiles.worldGen}, which holds the seed, is missing`);
  const [weather, clocks, own] = [part('weather'), part('clocks'), part('simulation')];
  const difficulty = data.compound('difficulty_settings').string('difficulty');
  const time = data.number('Time');
  return {
    name: data.string('LevelName'),
    seed: BigInt.asIntN(64, worldGen.long('seed')),
    time,
    dayTime: clocks?.has('minecraft:overworld') === true ? clocks.compound('minecraft:overworld').number('total_ticks') : time % ticksADay,
    spawn: data.compound('spawn').ints('pos', 3) as [number, number, number],
    weather: weather?.flag('raining', false) !== true ? 'clear' : weather.flag('thundering', false) ? 'thunder' : 'rain',
    weatherTime: weather?.number('rain_time', 0) ?? 0,
    mode: modeNumbers[data.number('GameType')] ?? 'survival',
    cheats: data.flag('allowCommands', false),
    difficulty: difficulties.has(difficulty) ? (difficulty as SavedLevel['difficulty']) : 'normal',
    frozen: own?.flag('frozen', false) ?? false,
    tickRate: own?.within('tick_rate', tickRates, 20) ?? 20,
    randoms: own === null ? {} : decodeRandoms(own),
    nextEntity: own?.number('next_entity', 1) ?? 1,
    hud: decodeHud(part('bossBars'), part('scoreboard')),
    gameRules: decodeGameRules(part('gameRules')),
    border: decodeBorder(part('border')),
    dimension: dimensionType(worldGen),
  };
}

/** What level.dat alone says. @throws NbtError when it is damaged. */
export function summarizeLevel(root: NbtCompound): LevelSummary {
  const data = levelData(root);
  return {
    name: data.string('LevelName'),
    mode: modeNumbers[data.number('GameType')] ?? 'survival',
    cheats: data.flag('allowCommands', false),
    lastPlayed: data.number('LastPlayed', 0),
  };
}

function levelData(root: NbtCompound | null): NbtFields {
  if (root === null) throw new NbtError('level.dat is missing');
  return new NbtFields(root).compound('Data');
}

function otherVersion(version: number, data: NbtFields): string {
  const name = data.has('Version') ? data.compound('Version').string('Name', 'another version') : 'another version';
  const step =
    version < javaVersion.data
      ? 'open it in Java Edition of that version once, which brings it up to date'
      : 'open it with the game that saved it';
  return `it was saved by ${name} (data version ${version}), and this game reads ${javaVersion.version} (${javaVersion.data}); ${step}`;
}

function decodeRandoms(own: NbtFields): SavedLevel['randoms'] {
  if (!own.has('randoms')) return {};
  const randoms = own.compound('randoms');
  return Object.fromEntries(
    randoms.names().map((name) => [name, randoms.ints(name, 4).map((n) => n >>> 0) as [number, number, number, number]]),
  );
}

function dataFile(data: Readonly<Record<string, NbtTag>>): NbtCompound {
  return nbt.compound({ DataVersion: nbt.int(javaVersion.data), data: nbt.compound(data) });
}

const overworld = 'minecraft:overworld';
const dimensionTypes: ReadonlySet<string> = new Set(['overworld', 'the_nether', 'the_end'] satisfies Dimension[]);

/** The type that the world's own dimension has, which decides its sky, fog and light (minecraft.wiki, "Dimension type"). */
function dimensionType(worldGen: NbtFields): Dimension {
  if (!worldGen.has('dimensions') || !worldGen.compound('dimensions').has(overworld)) return 'overworld';
  const type = worldGen
    .compound('dimensions')
    .compound(overworld)
    .string('type', overworld)
    .replace(/^minecraft:/, '');
  return dimensionTypes.has(type) ? (type as Dimension) : 'overworld';
}

/** The dimensions by id, without which Java takes a random seed instead of the one in the file. @param type the type of the first. */
const dimensionsOf = (type: Dimension): readonly (readonly [string, NbtTag])[] => [
  [overworld, dimension(type, { type: nbt.string('minecraft:multi_noise'), preset: nbt.string('minecraft:overworld') }, 'overworld')],
  [
    'minecraft:the_nether',
    dimension('the_nether', { type: nbt.string('minecraft:multi_noise'), preset: nbt.string('minecraft:nether') }, 'nether'),
  ],
  ['minecraft:the_end', dimension('the_end', { type: nbt.string('minecraft:the_end') }, 'end')],
];

function dimension(type: string, biomes: Readonly<Record<string, NbtTag>>, settings = type): NbtTag {
  return nbt.compound({
    type: nbt.string(`minecraft:${type}`),
    generator: nbt.compound({
      type: nbt.string('minecraft:noise'),
      settings: nbt.string(`minecraft:${settings}`),
      biome_source: nbt.compound(biomes),
    }),
  });
}
