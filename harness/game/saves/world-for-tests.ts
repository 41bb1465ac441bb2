import type { DirtyChunk, Persistence, SavedChunk, SavedLevel, SavedPlayer, SavedWorld } from '../simulation/persistence.ts';
import { plainBorder } from '../simulation/world/world-border.ts';

/** A world of which everything tells the generation it belongs to, so that a mixture of two is seen. */
export interface NumberedWorld extends Persistence {
  /** Moves everything to another generation and makes all chunks dirty. */
  become(generation: number): void;
  /** Whether a save keeps it from changing now. */
  readonly held: boolean;
}

/** Chunks in two region files and both signs. */
export const numberedChunks: readonly (readonly [number, number])[] = [
  [-1, 0],
  [0, 0],
  [31, -1],
  [32, 5],
];

export function numberedWorld(first: number, name = 'Numbered'): NumberedWorld {
  let generation = first;
  let holders = 0;
  const dirty = new Set(numberedChunks);
  return {
    become(next) {
      generation = next;
      for (const place of numberedChunks) dirty.add(place);
    },
    dirtyChunks: () => [...dirty].map(([cx, cz]): DirtyChunk => ({ cx, cz, edited: (cx & 1) === 0 })),
    exportChunk: (cx, cz) => numberedChunk(cx, cz, generation),
    markSaved(cx, cz) {
      for (const place of dirty) if (place[0] === cx && place[1] === cz) dirty.delete(place);
    },
    exportPlayer: () => numberedPlayer(generation),
    exportLevel: () => numberedLevel(generation, name),
    get held() {
      return holders > 0;
    },
    hold() {
      holders++;
      return () => {
        holders--;
      };
    },
  };
}

export function numberedChunk(cx: number, cz: number, generation: number): SavedChunk {
  const palette = [
    { name: 'air', properties: {} },
    { name: 'oak_log', properties: { axis: 'y' } },
    ...Array.from({ length: 21 }, (_, i) => ({ name: `kind_${(generation + i) % 1000}`, properties: {} })),
  ];
  const cells = Uint16Array.from({ length: 4096 }, (_, i) => (i * 7 + generation) % palette.length);
  const light = Uint8Array.from({ length: 2048 }, (_, i) => (i + generation) & 255);
  return {
    cx,
    cz,
    sections: [
      { y: -4, palette: [{ name: 'bedrock', properties: {} }], cells: new Uint16Array(4096), skyLight: null, blockLight: null },
      { y: 3, palette, cells, skyLight: light, blockLight: null },
    ],
    biomes: Array.from({ length: 16 }, (_, i) => (i < 7 ? 'plains' : i < 12 ? 'forest' : 'river')),
    lit: true,
    entities:
      cx === 0
        ? [
            {
              id: 2 ** 40 + generation,
              kind: 'item',
              position: [cx * 16 + 0.1, 64 + 1 / 3, cz * 16 + 0.7],
              motion: [0.01, -0.04, 0],
              yaw: 123.456789,
              onGround: true,
              age: generation % 6000,
              pickupDelay: 10,
              stack: { item: 'diamond_pickaxe', count: 1, damage: 5 },
            },
          ]
        : [],
    time: generation,
  };
}

export function numberedLevel(generation: number, name: string): SavedLevel {
  return {
    name,
    seed: -6148914691236517206n,
    time: generation,
    dayTime: 24000 * 3 + generation,
    spawn: [-12, 70, 33],
    weather: 'rain',
    weatherTime: 1234,
    mode: 'creative',
    cheats: true,
    difficulty: 'hard',
    frozen: true,
    tickRate: 12.5,
    randoms: { weather: [0xffffffff, 1, generation >>> 0, 0x80000000] },
    nextEntity: 2 ** 41,
    hud: {
      bossBars: [
        {
          id: 'rig:storm',
          name: '§cStorm §#12abefx',
          value: generation % 50,
          max: 50,
          color: 'purple',
          style: 'notched_10',
          visible: true,
          shown: true,
        },
      ],
      scoreboard: {
        objectives: [{ name: 'deeds', display: '§6Deeds', criterion: 'dummy' }],
        scores: [{ holder: 'Player', objective: 'deeds', score: -generation }],
        slots: { sidebar: 'deeds' },
      },
    },
    dimension: (['overworld', 'the_nether', 'the_end'] as const)[generation % 3]!,
    border: {
      ...plainBorder,
      centerX: generation % 100,
      size: 500 + (generation % 300),
      target: 200,
      left: 1 + (generation % 5000),
      warningBlocks: 7,
    },
    gameRules: { keep_inventory: true, random_tick_speed: generation % 4096 },
  };
}

export function numberedPlayer(generation: number): SavedPlayer {
  const inventory = Array.from({ length: 46 }, (_, slot) =>
    slot % 5 === 0 ? null : { item: 'stone', count: slot, ...(slot % 7 === 0 ? { damage: slot } : {}) },
  );
  inventory[0] = null;
  return {
    position: [generation, 64.1, -0.2],
    motion: [0.1, -0.0784000015258789, 0],
    yaw: 33.3,
    pitch: -12.7,
    onGround: true,
    fallDistance: 0.3,
    mode: 'survival',
    flying: false,
    health: 19.7,
    food: 17,
    saturation: 3.3,
    exhaustion: 1.1,
    foodTimer: 7,
    air: 299,
    level: 3,
    experience: 0.1,
    inventory,
    selected: 8,
    dead: false,
    absorption: 3.5,
    effects: [
      { effect: 'speed', amplifier: 1, duration: generation + 1, showIcon: true },
      { effect: 'night_vision', amplifier: 200, duration: -1, showIcon: false },
    ],
    spawn: [1, 2, 3],
    spawnIsBed: true,
    fire: 60,
    spared: 11,
    totalExperience: 77,
    score: 78,
    sleeping: [4, 5, -6],
    sleepTicks: 50,
    swimming: true,
  };
}

/** The one generation that all of a stored world belongs to. Throws when its parts disagree. */
export function generationOf(world: SavedWorld, load: (cx: number, cz: number) => SavedChunk | null): number {
  const numbers = new Set<number>([world.level.time, world.player?.position[0] ?? -1]);
  for (const [cx, cz] of numberedChunks) {
    const chunk = load(cx, cz);
    if (chunk === null) throw new Error(`chunk ${cx}, ${cz} is missing`);
    numbers.add(chunk.time);
    for (const { id } of chunk.entities) numbers.add(id - 2 ** 40);
    if (chunk.sections[1]?.cells[0] !== chunk.time % 23) throw new Error(`chunk ${cx}, ${cz} has blocks of another generation`);
  }
  const [generation] = numbers;
  if (generation === undefined || numbers.size !== 1) throw new Error(`a mixture of generations ${[...numbers].join(', ')}`);
  return generation;
}
