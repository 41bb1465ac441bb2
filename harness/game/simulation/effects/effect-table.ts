/** A status effect. `instant` ones work once and are never had. Numbers and colours: minecraft.wiki, "Effect". */
export interface EffectKind {
  readonly id: string;
  readonly harmful: boolean;
  readonly instant: boolean;
  /** The colour Java gives to it, 0xRRGGBB. */
  readonly color: number;
}

const good = <Id extends string>(id: Id, color: number) => ({ id, harmful: false, instant: false, color }) as const;
const bad = <Id extends string>(id: Id, color: number) => ({ id, harmful: true, instant: false, color }) as const;

/** Every effect this game has. */
export const effectKinds = [
  good('speed', 0x33ebff),
  bad('slowness', 0x8bafe0),
  good('haste', 0xd9c043),
  bad('mining_fatigue', 0x4a4217),
  good('jump_boost', 0xfdff84),
  good('strength', 0xffc700),
  bad('weakness', 0x484d48),
  good('regeneration', 0xcd5cab),
  good('resistance', 0x9146f0),
  good('fire_resistance', 0xff9900),
  good('water_breathing', 0x98dac0),
  good('invisibility', 0xf6f6f6),
  bad('blindness', 0x1f1f23),
  good('night_vision', 0xc2ff66),
  bad('hunger', 0x587653),
  bad('poison', 0x87a363),
  bad('wither', 0x736156),
  good('absorption', 0x2552a5),
  bad('levitation', 0xceffff),
  good('slow_falling', 0xf3cfb9),
  { id: 'saturation', harmful: false, instant: true, color: 0xf82423 },
  { id: 'instant_health', harmful: false, instant: true, color: 0xf82423 },
  { id: 'instant_damage', harmful: true, instant: true, color: 0xa9656a },
] as const satisfies readonly EffectKind[];

export type EffectId = (typeof effectKinds)[number]['id'];

/** An effect by id, without `minecraft:`; undefined for one that this game does not have. */
export function effectKind(id: string): (EffectKind & { readonly id: EffectId }) | undefined {
  return effectKinds.find((kind) => kind.id === id);
}
