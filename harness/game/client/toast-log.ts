import type { Toast } from '../gui/gui-host.ts';

const kept = 20;

/** Notices of the open world, oldest first; those long past are dropped. */
export class ToastLog {
  #toasts: readonly Toast[] = [];

  get list(): readonly Toast[] {
    return this.#toasts;
  }

  /** @param toast with its tick in the clock of what fades. */
  add(toast: Toast): void {
    this.#toasts = [...this.#toasts, toast].slice(-kept);
  }

  clear(): void {
    this.#toasts = [];
  }
}
