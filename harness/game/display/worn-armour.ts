import type { EquipmentSlot, ItemStack } from '../simulation/view.ts';
import { armourMaterials } from './armour-textures.ts';
import type { ArmouredPart } from './armoured-part.ts';
import { glintOver, shines } from './glint.ts';
import type { ModelLight } from './item-model.ts';
import type { MobPart } from './mob-model.ts';
import { skinned } from './mob-skins.ts';
import { pushPart } from './model-box.ts';
import type { Vector } from './quad-buffer.ts';
import { FreeBuffer } from './quad-buffer.ts';

/** Boxes that armour is laid round, about the joints of a body like a person's, sixteenths. */
const boxes: Readonly<Record<ArmouredPart, readonly [low: Vector, high: Vector]>> = {
  head: [
    [-4, 0, -4],
    [4, 8, 4],
  ],
  body: [
    [-4, -12, -2],
    [4, 0, 2],
  ],
  rightArm: [
    [-3, -10, -2],
    [1, 2, 2],
  ],
  leftArm: [
    [-1, -10, -2],
    [3, 2, 2],
  ],
  leg: [
    [-2, -12, -2],
    [2, 0, 2],
  ],
};

/** What of each slot's piece lies over a part, and how far it stands off (Java Edition: leggings half a sixteenth, others one). */
const pieces: Readonly<Record<ArmouredPart, readonly (readonly [slot: EquipmentSlot, piece: string, grown: number])[]>> = {
  head: [['head', 'helmet', 1]],
  body: [
    ['legs', 'waist', 0.5],
    ['chest', 'chest', 1],
  ],
  rightArm: [['chest', 'sleeve', 1]],
  leftArm: [['chest', 'sleeve', 1]],
  leg: [
    ['legs', 'legging', 0.5],
    ['feet', 'boot', 1],
  ],
};

/** What somebody wears, by slot. */
export type Worn = Readonly<Partial<Record<EquipmentSlot, ItemStack | null>>>;

const endings: Readonly<Partial<Record<EquipmentSlot, string>>> = {
  head: '_helmet',
  chest: '_chestplate',
  legs: '_leggings',
  feet: '_boots',
};

function materialOf(stack: ItemStack | null | undefined, slot: EquipmentSlot): string | null {
  const ending = endings[slot];
  if (!stack || ending === undefined) return null;
  const name = stack.item.startsWith('minecraft:') ? stack.item.slice(10) : stack.item;
  if (!name.endsWith(ending)) return null;
  const material = name.slice(0, -ending.length);
  return armourMaterials.includes(material) ? material : null;
}

const known = new Map<string, MobPart>();

/** The box of a piece of armour of a material over a part of a body. */
function pieceOf(material: string, piece: string, part: ArmouredPart): MobPart {
  const key = `${material}_${piece} ${part}`;
  const [low, high] = boxes[part];
  const skin = known.get(key) ?? { skin: `armour/${material}_${piece}`, joint: [0, 0, 0], low, high };
  known.set(key, skin);
  return skin;
}

/** Appends what is worn over a part of a body, about the part's joint. */
export function pushArmour(buffer: FreeBuffer, part: ArmouredPart, worn: Worn, light: ModelLight, tint = 0xffffff): void {
  for (const [slot, piece, grown] of pieces[part]) {
    const stack = worn[slot];
    const material = materialOf(stack, slot);
    if (material === null || !stack) continue;
    const box = skinned(pieceOf(material, piece, part));
    const own = new FreeBuffer();
    pushPart(own, box, { light, grown, tint });
    const quads = own.take();
    buffer.append(quads);
    if (shines(stack)) buffer.append(glintOver(quads));
  }
}
