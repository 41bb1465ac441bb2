import type { EffectView } from '../simulation/view.ts';
import { withNamespace, withoutNamespace } from './item-nbt.ts';
import { type NbtCompound, nbt } from './nbt.ts';
import type { NbtFields } from './nbt-fields.ts';

/** A status effect as Java stores it in `active_effects` (wiki "Player.dat format"). The amplifier is a byte that wraps at 128. */
export function encodeEffect({ effect, amplifier, duration, showIcon }: EffectView): NbtCompound {
  return nbt.compound({
    id: nbt.string(withNamespace(effect)),
    amplifier: nbt.byte((amplifier << 24) >> 24),
    duration: nbt.int(duration),
    ambient: nbt.byte(0),
    show_particles: nbt.byte(1),
    show_icon: nbt.flag(showIcon),
  });
}

export function decodeEffect(fields: NbtFields): EffectView {
  return {
    effect: withoutNamespace(fields.string('id')),
    amplifier: fields.number('amplifier', 0) & 255,
    duration: fields.number('duration', 0),
    showIcon: fields.flag('show_icon', true),
  };
}
