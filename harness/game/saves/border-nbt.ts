import { furthestCentre, narrowestBorder, plainBorder, type SavedBorder, widestBorder } from '../simulation/world/world-border.ts';
import { type NbtTag, nbt } from './nbt.ts';
import type { NbtFields } from './nbt-fields.ts';

/** The border of the world as Java's world_border.dat has it (minecraft.wiki, "World border"). */
export function encodeBorder(border: SavedBorder): Readonly<Record<string, NbtTag>> {
  return {
    center_x: nbt.double(border.centerX),
    center_z: nbt.double(border.centerZ),
    size: nbt.double(border.size),
    lerp_target: nbt.double(border.target),
    lerp_time: nbt.long(border.left),
    warning_blocks: nbt.int(border.warningBlocks),
    warning_time: nbt.int(15),
    damage_per_block: nbt.double(border.damagePerBlock),
    safe_zone: nbt.double(border.safeZone),
  };
}

const centres = [-furthestCentre, furthestCentre] as const;
const widths = [narrowestBorder, widestBorder] as const;
const far = [0, 1e9] as const;

/** Reads the border; null stands for a file that is not there. @throws NbtError when one is damaged. */
export function decodeBorder(fields: NbtFields | null): SavedBorder {
  if (fields === null) return plainBorder;
  const size = fields.within('size', widths, plainBorder.size);
  return {
    centerX: fields.within('center_x', centres, plainBorder.centerX),
    centerZ: fields.within('center_z', centres, plainBorder.centerZ),
    size,
    target: fields.within('lerp_target', widths, size),
    left: Math.floor(fields.within('lerp_time', far, 0)),
    warningBlocks: Math.floor(fields.within('warning_blocks', far, plainBorder.warningBlocks)),
    damagePerBlock: fields.within('damage_per_block', far, plainBorder.damagePerBlock),
    safeZone: fields.within('safe_zone', far, plainBorder.safeZone),
  };
}
