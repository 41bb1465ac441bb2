/** What a kind of harm is like. */
interface DamageRule {
  /** Goes past armour. */
  readonly pastArmour?: true;
  /** Goes past resistance; `everything`: past enchantments as well. */
  readonly pastEffects?: true;
  readonly pastEverything?: true;
  /** Counts in creative mode, and no totem helps. */
  readonly unstoppable?: true;
  /** Follows the difficulty even when no creature caused it. */
  readonly scales?: true;
  /** Exhaustion of who is hurt. */
  readonly tires?: number;
  readonly fire?: true;
  readonly explosion?: true;
  readonly fall?: true;
  readonly projectile?: true;
  /** Tells of a death by it, and of one that somebody caused. */
  readonly text: (victim: string) => string;
  readonly textBy?: (victim: string, attacker: string) => string;
}

const tires = 0.1;
const past = { pastArmour: true } as const;

/**
 * Every kind of harm, by Java's id without `minecraft:`, with what Java's tags and tables say of it (minecraft.wiki, "Damage type"). The
 * sentences are the game's own.
 */
export const damageTypes = {
  fall: { ...past, fall: true, text: (who) => `${who} fell too far` },
  drown: { ...past, text: (who) => `${who} ran out of air`, textBy: (who, by) => `${who} ran out of air on the run from ${by}` },
  starve: { ...past, pastEffects: true, pastEverything: true, text: (who) => `${who} starved` },
  in_wall: { ...past, text: (who) => `${who} was stuck in a block` },
  cramming: { ...past, text: (who) => `${who} was crushed in a crowd` },
  in_fire: { tires, fire: true, text: (who) => `${who} stood in fire` },
  campfire: { tires, fire: true, text: (who) => `${who} stood in a campfire` },
  on_fire: { ...past, fire: true, text: (who) => `${who} was burnt up`, textBy: (who, by) => `${who} was burnt up, set on fire by ${by}` },
  lava: { tires, fire: true, text: (who) => `${who} fell into lava`, textBy: (who, by) => `${who} fled from ${by} into lava` },
  hot_floor: { tires, fire: true, text: (who) => `${who} stood on magma for too long` },
  lightning_bolt: { tires, text: (who) => `${who} was hit by lightning` },
  cactus: { tires, text: (who) => `${who} was pricked by a cactus`, textBy: (who, by) => `${who} fled from ${by} into a cactus` },
  sweet_berry_bush: { tires, text: (who) => `${who} was scratched by a berry bush` },
  freeze: { ...past, text: (who) => `${who} froze` },
  falling_block: { tires, text: (who) => `${who} was hit by a falling block` },
  magic: { ...past, text: (who) => `${who} was killed by magic` },
  indirect_magic: { ...past, text: (who) => `${who} was killed by magic`, textBy: (who, by) => `Magic of ${by} killed ${who}` },
  wither: { ...past, text: (who) => `${who} withered away` },
  outside_border: { ...past, text: (who) => `${who} strayed beyond the border of the world` },
  out_of_world: { ...past, pastEffects: true, pastEverything: true, unstoppable: true, text: (who) => `${who} fell out of the world` },
  generic_kill: { ...past, pastEffects: true, pastEverything: true, unstoppable: true, text: (who) => `${who} was killed by a command` },
  generic: { ...past, text: (who) => `${who} died` },
  mob_attack: { tires, text: (who) => `${who} was struck down`, textBy: (who, by) => `${by} struck ${who} down` },
  mob_attack_no_aggro: { tires, text: (who) => `${who} was struck down`, textBy: (who, by) => `${by} struck ${who} down` },
  player_attack: { tires, text: (who) => `${who} was struck down`, textBy: (who, by) => `${by} struck ${who} down` },
  arrow: { tires, projectile: true, text: (who) => `${who} was hit by an arrow`, textBy: (who, by) => `${by} shot ${who}` },
  thrown: {
    tires,
    projectile: true,
    text: (who) => `${who} was hit by something thrown`,
    textBy: (who, by) => `${by} hit ${who} with a throw`,
  },
  thorns: { tires, text: (who) => `${who} was hurt by thorns`, textBy: (who, by) => `The thorns of ${by} hurt ${who}` },
  explosion: { tires, explosion: true, scales: true, text: (who) => `${who} was blown up`, textBy: (who, by) => `${by} blew ${who} up` },
  player_explosion: {
    tires,
    explosion: true,
    scales: true,
    text: (who) => `${who} was blown up`,
    textBy: (who, by) => `${by} blew ${who} up`,
  },
  ender_pearl: { ...past, fall: true, text: (who) => `${who} was thrown too hard by a pearl` },
} as const satisfies Readonly<Record<string, DamageRule>>;

export type DamageType = keyof typeof damageTypes;

/** Who or what hurts, and from where. */
export interface DamageSource {
  readonly type: DamageType;
  /** The creature that is behind it: its kind (a Java id without `minecraft:`), its entity id, and its own name when it has one. */
  readonly attacker?: { readonly kind: string; readonly id?: number; readonly name?: string | null };
  /** Where it comes from: who is hurt is thrown back and tilts away from there. */
  readonly from?: readonly [number, number, number];
  /** Strength of the throw back, 0.4 unless said otherwise; 0 for none. */
  readonly knockback?: number;
}

/** The rule of a type, with all that it may have. */
export function damageRule(type: DamageType): DamageRule {
  return damageTypes[type];
}
