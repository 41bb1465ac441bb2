/** What a rule is set to: yes or no, or a whole number. */
export type RuleValue = boolean | number;

interface Rule {
  readonly name: string;
  readonly value: RuleValue;
  /** The least and most that a number may be. */
  readonly least?: number;
  readonly most?: number;
}

const flag = <Name extends string>(name: Name, value: boolean) => ({ name, value }) as const;
const number = <Name extends string>(name: Name, value: number, least: number, most: number) => ({ name, value, least, most }) as const;

/**
 * The rules that this game follows, with Java's ids without `minecraft:` since 1.21.11, defaults and bounds (minecraft.wiki, "Game
 * rule"). In the order in which they are listed and saved.
 */
export const gameRules = [
  flag('advance_time', true),
  flag('advance_weather', true),
  flag('block_drops', true),
  flag('block_explosion_drop_decay', true),
  flag('drowning_damage', true),
  flag('entity_drops', true),
  flag('fall_damage', true),
  flag('fire_damage', true),
  number('fire_spread_radius_around_player', 128, -1, 0x7fffffff),
  flag('immediate_respawn', false),
  flag('keep_inventory', false),
  flag('locator_bar', true),
  flag('mob_drops', true),
  flag('mob_explosion_drop_decay', true),
  flag('mob_griefing', true),
  flag('natural_health_regeneration', true),
  number('players_sleeping_percentage', 100, 0, 0x7fffffff),
  number('random_tick_speed', 3, 0, 4096),
  flag('send_command_feedback', true),
  flag('show_death_messages', true),
  flag('spawn_mobs', true),
  flag('spawn_monsters', true),
  flag('tnt_explodes', true),
  flag('tnt_explosion_drop_decay', false),
  flag('water_source_conversion', true),
  flag('lava_source_conversion', false),
] as const satisfies readonly Rule[];

type KnownRule = (typeof gameRules)[number];
export type GameRule = KnownRule['name'];
export type FlagRule = Extract<KnownRule, { readonly value: boolean }>['name'];
export type NumberRule = Extract<KnownRule, { readonly value: number }>['name'];

/** The rules of a world as plain data, by name. */
export type SavedGameRules = Readonly<Partial<Record<GameRule, RuleValue>>>;

/** A rule by its id without `minecraft:`; undefined for one that this game does not have. */
export function gameRule(name: string): (Rule & { readonly name: GameRule }) | undefined {
  return gameRules.find((rule) => rule.name === name);
}

/** What the rules of one world are set to. */
export class GameRules {
  readonly #values = new Map<string, RuleValue>(gameRules.map(({ name, value }) => [name, value]));

  /** @param saved rules that it does not name have their default, as have values of the wrong type or beyond the bounds. */
  constructor(saved: SavedGameRules = {}) {
    for (const rule of gameRules) {
      const value = saved[rule.name];
      if (value !== undefined && this.#fits(rule, value)) this.#values.set(rule.name, value);
    }
  }

  /** Whether a rule of yes or no is on. */
  on(name: FlagRule): boolean {
    return this.#values.get(name) === true;
  }

  /** The value of a rule that is a number. */
  number(name: NumberRule): number {
    return Number(this.#values.get(name));
  }

  /** The value of any rule. */
  get(name: GameRule): RuleValue {
    return this.#values.get(name)!;
  }

  /** Sets a rule. Throws a RangeError for a value of the wrong type or beyond its bounds. */
  set(name: GameRule, value: RuleValue): void {
    const rule = gameRule(name)!;
    if (!this.#fits(rule, value)) {
      const wanted = typeof rule.value === 'boolean' ? 'true or false' : `a whole number from ${rule.least} to ${rule.most}`;
      throw new RangeError(`The game rule ${name} cannot be ${value}; give ${wanted}.`);
    }
    this.#values.set(name, value);
  }

  /** All rules, in the order of the table. */
  export(): SavedGameRules {
    return Object.fromEntries(this.#values);
  }

  #fits(rule: Rule, value: RuleValue): boolean {
    if (typeof rule.value === 'boolean') return typeof value === 'boolean';
    return typeof value === 'number' && Number.isInteger(value) && value >= rule.least! && value <= rule.most!;
  }
}
