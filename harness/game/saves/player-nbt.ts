import { javaVersion } from '../simulation/java-version.ts';
import type { SavedPlayer } from '../simulation/persistence.ts';
import type { GameMode, ItemStack } from '../simulation/view.ts';
import { decodeEffect, encodeEffect } from './effect-nbt.ts';
import { exact } from './entity-fields.ts';
import { decodeStack, encodeStack } from './item-nbt.ts';
import { type NbtCompound, type NbtTag, nbt } from './nbt.ts';
import { NbtFields, type Range } from './nbt-fields.ts';
import { decodeMotion, decodePosition } from './place-nbt.ts';
import { playerUuid } from './player-uuid.ts';
import { decodeRange, encodeRange } from './waypoint-nbt.ts';

/** Game modes by their number in files (wiki "Game mode"). */
export const modeNumbers = ['survival', 'creative', 'adventure', 'spectator'] as const satisfies readonly GameMode[];

const slots = 46;
const hotbar = { first: 36, count: 9 } as const;
const mainSlots = { first: 9, count: 27 } as const;
/** What stands apart from Java's inventory list, and the slots of the inventory menu it is in (wiki "Player.dat format"). */
const equipment = { head: 5, chest: 6, legs: 7, feet: 8, offhand: 45 } as const;
/** The crafting grid, which Java empties when the menu closes and so never stores. */
const grid = { first: 1, count: 4 } as const;

/** What a player can have (wiki "Health", "Hunger", "Experience"); what a file says beyond it is taken to the nearest. */
const ranges = {
  health: [0, 20],
  fall: [0, 1e6],
  food: [0, 20],
  exhaustion: [0, 40],
  level: [0, 0x7fffffff],
  experience: [0, 1],
  absorption: [0, 2048],
  fire: [-20, 32767],
  spared: [0, 20],
  points: [0, 0x7fffffff],
  sleep: [0, 100],
} as const satisfies Record<string, Range>;

/** A player as Java stores it since 1.21.5 (wiki "Player.dat format"). */
export function encodePlayer(player: SavedPlayer): NbtCompound {
  const at = (slot: number): ItemStack | null => player.inventory[slot] ?? null;
  const inventory = [
    ...numbered(hotbar.count, (i) => at(hotbar.first + i), 0),
    ...numbered(mainSlots.count, (i) => at(mainSlots.first + i), mainSlots.first),
  ];
  const worn = Object.entries(equipment).flatMap(([name, slot]): [string, NbtTag][] => {
    const stack = at(slot);
    return stack === null ? [] : [[name, encodeStack(stack)]];
  });
  const flies = player.mode === 'creative' || player.mode === 'spectator';
  return nbt.compound({
    DataVersion: nbt.int(javaVersion.data),
    UUID: nbt.intArray(playerUuid),
    Dimension: nbt.string('minecraft:overworld'),
    Pos: nbt.list(player.position.map(nbt.double)),
    Motion: nbt.list(player.motion.map(nbt.double)),
    Rotation: nbt.list([nbt.float(player.yaw), nbt.float(player.pitch)]),
    OnGround: nbt.flag(player.onGround),
    fall_distance: nbt.double(player.fallDistance),
    Air: nbt.short(player.air),
    Fire: nbt.short(player.fire),
    Health: nbt.float(player.health),
    DeathTime: nbt.short(0),
    playerGameType: nbt.int(modeNumbers.indexOf(player.mode)),
    abilities: nbt.compound({
      flying: nbt.flag(player.flying),
      mayfly: nbt.flag(flies),
      instabuild: nbt.flag(player.mode === 'creative'),
      invulnerable: nbt.flag(flies),
      mayBuild: nbt.flag(player.mode === 'survival' || player.mode === 'creative'),
      flySpeed: nbt.float(0.05),
      walkSpeed: nbt.float(0.1),
    }),
    foodLevel: nbt.int(player.food),
    foodSaturationLevel: nbt.float(player.saturation),
    foodExhaustionLevel: nbt.float(player.exhaustion),
    foodTickTimer: nbt.int(player.foodTimer),
    XpLevel: nbt.int(player.level),
    XpP: nbt.float(player.experience),
    XpTotal: nbt.int(player.totalExperience),
    Score: nbt.int(player.score),
    SleepTimer: nbt.short(player.sleepTicks),
    sleeping_pos: player.sleeping === null ? undefined : nbt.intArray(player.sleeping),
    AbsorptionAmount: nbt.float(player.absorption),
    active_effects: player.effects.length === 0 ? undefined : nbt.list(player.effects.map(encodeEffect)),
    SelectedItemSlot: nbt.int(player.selected),
    Inventory: nbt.list(inventory),
    equipment: nbt.compound(Object.fromEntries(worn)),
    respawn:
      player.spawn === null
        ? undefined
        : nbt.compound({
            dimension: nbt.string('minecraft:overworld'),
            pos: nbt.intArray(player.spawn),
            yaw: nbt.float(0),
            pitch: nbt.float(0),
            forced: nbt.flag(!player.spawnIsBed),
          }),
    ...(player.receiveRange === undefined ? {} : encodeRange('waypoint_receive_range', player.receiveRange)),
    // Java keeps these in single precision or not at all; Java's own numbers win where another program has changed them.
    horizon: nbt.compound({
      yaw: nbt.double(player.yaw),
      pitch: nbt.double(player.pitch),
      health: nbt.double(player.health),
      saturation: nbt.double(player.saturation),
      exhaustion: nbt.double(player.exhaustion),
      experience: nbt.double(player.experience),
      dead: nbt.flag(player.dead),
      swimming: nbt.flag(player.swimming),
      spared: nbt.short(player.spared),
      grid: nbt.list(numbered(grid.count, (i) => at(grid.first + i), grid.first)),
    }),
  });
}

/** Reads it back. @throws NbtError when what a player must have is missing or damaged. */
export function decodePlayer(root: NbtCompound): SavedPlayer {
  const fields = new NbtFields(root);
  const own = fields.has('horizon') ? fields.compound('horizon') : new NbtFields(nbt.compound({}));
  const [yaw, pitch] = fields.numbers('Rotation', 2) as [number, number];
  const receiveRange = decodeRange('waypoint_receive_range', fields);
  const health = exact(own, 'health', fields.within('Health', ranges.health, 20));
  return {
    position: decodePosition(fields),
    motion: decodeMotion(fields),
    yaw: exact(own, 'yaw', yaw),
    pitch: exact(own, 'pitch', pitch),
    onGround: fields.flag('OnGround', false),
    fallDistance: fields.within('fall_distance', ranges.fall, 0),
    mode: modeNumbers[fields.number('playerGameType', 0)] ?? 'survival',
    flying: fields.has('abilities') && fields.compound('abilities').flag('flying', false),
    health,
    food: fields.within('foodLevel', ranges.food, 20),
    saturation: exact(own, 'saturation', fields.within('foodSaturationLevel', ranges.food, 5)),
    exhaustion: exact(own, 'exhaustion', fields.within('foodExhaustionLevel', ranges.exhaustion, 0)),
    foodTimer: fields.number('foodTickTimer', 0),
    air: fields.number('Air', 300),
    level: fields.within('XpLevel', ranges.level, 0),
    experience: exact(own, 'experience', fields.within('XpP', ranges.experience, 0)),
    inventory: decodeInventory(fields, own),
    selected: clampSlot(fields.number('SelectedItemSlot', 0)),
    dead: own.flag('dead', health <= 0),
    absorption: fields.within('AbsorptionAmount', ranges.absorption, 0),
    effects: fields.compounds('active_effects').map(decodeEffect),
    spawn: fields.has('respawn') ? (fields.compound('respawn').ints('pos', 3) as [number, number, number]) : null,
    spawnIsBed: fields.has('respawn') && !fields.compound('respawn').flag('forced', false),
    fire: fields.within('Fire', ranges.fire, -20),
    spared: own.within('spared', ranges.spared, 0),
    totalExperience: fields.within('XpTotal', ranges.points, 0),
    score: fields.within('Score', ranges.points, 0),
    sleeping: fields.has('sleeping_pos') ? (fields.ints('sleeping_pos', 3) as [number, number, number]) : null,
    sleepTicks: fields.within('SleepTimer', ranges.sleep, 0),
    swimming: own.flag('swimming', false),
    ...(receiveRange === null ? {} : { receiveRange }),
  };
}

function decodeInventory(fields: NbtFields, own: NbtFields): readonly (ItemStack | null)[] {
  const inventory: (ItemStack | null)[] = Array.from({ length: slots }, () => null);
  for (const stack of fields.compounds('Inventory')) {
    const slot = stack.number('Slot');
    if (slot >= 0 && slot < hotbar.count) inventory[hotbar.first + slot] = decodeStack(stack);
    else if (slot >= mainSlots.first && slot < mainSlots.first + mainSlots.count) inventory[slot] = decodeStack(stack);
  }
  for (const stack of own.compounds('grid')) {
    const slot = stack.number('Slot');
    if (slot >= grid.first && slot < grid.first + grid.count) inventory[slot] = decodeStack(stack);
  }
  const worn = fields.has('equipment') ? fields.compound('equipment') : null;
  for (const [name, slot] of Object.entries(equipment)) {
    if (worn?.has(name) === true) inventory[slot] = decodeStack(worn.compound(name));
  }
  return inventory;
}

/** The stacks that are there, each with its number in the file. */
function numbered(count: number, at: (i: number) => ItemStack | null, first: number): NbtCompound[] {
  return Array.from({ length: count }, (_, i) => i).flatMap((i) => {
    const stack = at(i);
    return stack === null ? [] : [encodeStack(stack, { Slot: nbt.byte(first + i) })];
  });
}

function clampSlot(slot: number): number {
  return Number.isInteger(slot) && slot >= 0 && slot < hotbar.count ? slot : 0;
}
