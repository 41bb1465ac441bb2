import { describe, expect, it } from 'vitest';
import { InputState } from './input-state.ts';
import { KeyBindings } from './key-bindings.ts';

const down = (key: string) => ({ type: 'key', key, down: true }) as const;
const up = (key: string) => ({ type: 'key', key, down: false }) as const;
const press = { type: 'button', button: 'left', down: true } as const;
const letGo = { type: 'button', button: 'left', down: false } as const;

describe('InputState', () => {
  it('holds a key until it is let go', () => {
    const state = new InputState(new KeyBindings());
    state.apply(down('w'), true);
    expect(state.takeControls().forward).toBe(true);
    expect(state.takeControls().forward).toBe(true);
    state.apply(up('w'), true);
    expect(state.takeControls().forward).toBe(false);
  });

  it('counts a press once, also when it is let go within the tick', () => {
    const state = new InputState(new KeyBindings());
    state.apply(press, true);
    state.apply(letGo, true);
    expect(state.takeControls()).toMatchObject({ attack: false, attackPressed: true });
    expect(state.takeControls()).toMatchObject({ attack: false, attackPressed: false });
  });

  it('takes a repeat of a held key for no new press', () => {
    const state = new InputState(new KeyBindings());
    state.apply(down('q'), true);
    expect(state.takeControls().dropPressed).toBe(true);
    state.apply(down('q'), true);
    expect(state.takeControls().dropPressed).toBe(false);
  });

  it('lets held keys act again after a screen, and buttons only when pressed anew', () => {
    const state = new InputState(new KeyBindings());
    state.apply(down('w'), true);
    state.apply(press, true);
    state.screenOpened();
    expect(state.takeControls()).toMatchObject({ forward: true, attack: false, attackPressed: false });
    state.apply(letGo, true);
    state.apply(press, true);
    expect(state.takeControls()).toMatchObject({ attack: true, attackPressed: true });
  });

  it('keeps a button that went down over a screen out of the world', () => {
    const state = new InputState(new KeyBindings());
    state.apply(press, false);
    expect(state.takeControls()).toMatchObject({ attack: false, attackPressed: false });
    expect(state.held()).toEqual({ keys: [], buttons: ['left'] });
  });
});
