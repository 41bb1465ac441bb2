import type { Face, SimulationView } from '../simulation/view.ts';

const facings: readonly { readonly name: Face; readonly toward: string }[] = [
  { name: 'south', toward: '+Z' },
  { name: 'west', toward: '-X' },
  { name: 'north', toward: '-Z' },
  { name: 'east', toward: '+X' },
];

/** The horizontal direction of a yaw in degrees: 0 is south, 90 west. */
export function facingOf(yaw: number): (typeof facings)[number] {
  const quarter = Math.floor((((yaw % 360) + 360) % 360) / 90 + 0.5) % 4;
  return facings[quarter]!;
}

/** The lines of the F3 screen. They tell of the game and not of the machine, so they repeat like the rest of the picture. */
export function debugLines(
  simulation: SimulationView,
  picture: { readonly version: string; readonly width: number; readonly height: number; readonly reduced: boolean },
): { readonly left: readonly string[]; readonly right: readonly string[] } {
  const { world, player } = simulation;
  const [x, y, z] = [Math.floor(player.x), Math.floor(player.y), Math.floor(player.z)];
  const facing = facingOf(player.yaw);
  const light = world.light(x, y, z);
  const chunks = world.chunks();
  const left = [
    picture.version,
    `Chunks: ${chunks.length}  Entities: ${simulation.entities.length}`,
    '',
    `XYZ: ${player.x.toFixed(3)} / ${player.y.toFixed(5)} / ${player.z.toFixed(3)}`,
    `Block: ${x} ${y} ${z} [${x & 15} ${y & 15} ${z & 15}]`,
    `Chunk: ${x >> 4} ${y >> 4} ${z >> 4}`,
    `Facing: ${facing.name} (${facing.toward}) (${player.yaw.toFixed(1)} / ${player.pitch.toFixed(1)})`,
    `Light: ${Math.max(light.sky, light.block)} (${light.sky} sky, ${light.block} block)`,
    `Day ${Math.floor(world.time / 24_000)}, time ${world.dayTime}${world.frozen ? ', frozen' : ''}`,
    `Seed: ${world.seed}`,
  ];
  // Reduced, it tells nothing of where the player is (minecraft.wiki, "Debug screen", reduced debug info).
  if (picture.reduced) return { left: left.slice(0, 2), right: [`Display: ${picture.width}x${picture.height}`] };
  const right = [`Display: ${picture.width}x${picture.height}`, `Mode: ${player.mode}`, ''];
  const target = simulation.raycast(player.yaw, player.pitch);
  if (target !== null) {
    const cell = world.cell(target.x, target.y, target.z);
    right.push(`Block: ${target.x}, ${target.y}, ${target.z}`, `${world.kind(cell).name}`);
    for (const [key, value] of Object.entries(world.properties(cell))) right.push(`${key}: ${value}`);
  }
  return { left, right };
}
