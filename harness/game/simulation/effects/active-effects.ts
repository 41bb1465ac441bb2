import type { EffectView } from '../view.ts';
import { type EffectId, effectKind } from './effect-table.ts';

/** Duration of an effect that ends only when it is taken. */
export const endless = -1;

const longer = (a: number, b: number): boolean => b !== endless && (a === endless || a > b);

/** The effects that a player has, in the order in which they came. */
export class ActiveEffects {
  #list: readonly EffectView[] = [];

  get list(): readonly EffectView[] {
    return this.#list;
  }

  get(id: EffectId): EffectView | undefined {
    return this.#list.find((effect) => effect.effect === id);
  }

  /** 0 without the effect, else its level as it is shown: 1 for an amplifier of 0. */
  level(id: EffectId): number {
    const effect = this.get(id);
    return effect === undefined ? 0 : effect.amplifier + 1;
  }

  /** Adds an effect. False when the one that is there is as strong and lasts as long. */
  add(effect: EffectView): boolean {
    const there = this.#list.find((each) => each.effect === effect.effect);
    if (there === undefined) {
      this.#list = [...this.#list, effect];
      return true;
    }
    const stronger = effect.amplifier > there.amplifier;
    if (!stronger && !(effect.amplifier === there.amplifier && longer(effect.duration, there.duration))) return false;
    this.#list = this.#list.map((each) => (each === there ? effect : each));
    return true;
  }

  /** Takes one effect, or all; answers which there were. */
  remove(id: string | null): readonly EffectView[] {
    const taken = this.#list.filter(({ effect }) => id === null || effect === id);
    if (taken.length > 0) this.#list = this.#list.filter((each) => !taken.includes(each));
    return taken;
  }

  /** A tick goes by; answers what has ended. */
  tick(): readonly EffectView[] {
    if (this.#list.length === 0) return this.#list;
    const aged = this.#list.map((each) => (each.duration === endless ? each : { ...each, duration: each.duration - 1 }));
    this.#list = aged.filter(({ duration }) => duration !== 0);
    return aged.filter(({ duration }) => duration === 0);
  }

  /** Takes over saved effects; those that this game does not have are dropped. */
  import(saved: readonly EffectView[]): void {
    this.#list = saved.filter(({ effect, duration }) => effectKind(effect)?.instant === false && (duration === endless || duration > 0));
  }
}
