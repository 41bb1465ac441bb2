import type { InputEvent } from '../input/input-event.ts';
import { focusStep } from './focus-step.ts';
import type { GuiApi, GuiFrame, ScreenName, Widget } from './gui-api.ts';
import type { GuiHost } from './gui-host.ts';
import { drawChatLines } from './hud/chat-lines.ts';
import { drawDebugScreen } from './hud/debug-screen.ts';
import { drawHud } from './hud/hud.ts';
import { drawPlayerList } from './hud/player-list.ts';
import { drawToasts } from './hud/toasts.ts';
import { Painter } from './painter.ts';
import { blockMenuScreens, screenOfMenu } from './screens/block-menu-screen.ts';
import type { Screen, ScreenContext } from './screens/screen.ts';
import { screenTable } from './screens/screen-table.ts';
import { contains, type Focus, type Modifiers, type Press, type Registered, Stage } from './stage.ts';

/** What is open at first; the title screen unless said otherwise. */
export interface GuiOptions {
  readonly screen?: ScreenName;
}

const modifierKeys = {
  shift: ['left.shift', 'right.shift'],
  control: ['left.control', 'right.control', 'left.win', 'right.win'],
} as const;

/** The kinds that take the keyboard's focus when they are pressed; a button does its work and leaves the focus where it was. */
const focusedByPress: ReadonlySet<string> = new Set(['field', 'row', 'slider']);

/** Screens that a death closes, since one is dead whatever is open. */
const closedByDeath: ReadonlySet<ScreenName> = new Set(['game', 'chat', 'inventory', 'creative', ...blockMenuScreens]);

/** Where the newest chat lines are shown: not behind a menu, where they would only be in the way. The chat's screen draws its own. */
const showsChat: ReadonlySet<ScreenName> = new Set(['game', 'inventory', 'creative', 'death', ...blockMenuScreens]);

/** Opens the interface over a host. Nothing is drawn until `frame` is called. */
export function createGui(host: GuiHost, options: GuiOptions = {}): GuiApi {
  return new Gui(host, options.screen ?? 'title');
}

function widgetsOf(registered: readonly Registered[]): Widget[] {
  return registered.map(({ widget }) => widget);
}

class Gui implements GuiApi {
  readonly #host: GuiHost;
  readonly #context: ScreenContext;
  readonly #keysDown = new Set<string>();
  /** What the interface does while no screen is open, by the actions of options.txt. */
  readonly #interfaceActions: Readonly<Record<string, (name: string) => void>> = {
    'key.inventory': () => this.open(this.#ownInventory),
    'key.chat': (name) => this.#openChat('', name),
    'key.command': (name) => this.#openChat('/', name),
    'key.toggleGui': () => {
      this.#hudHidden = !this.#hudHidden;
    },
  };
  /** What a key does while the debug key is held. */
  readonly #debugChords: Readonly<Record<string, () => void>> = {
    'key.debug.showAdvancedTooltips': () => this.#flip('advancedItemTooltips'),
    'key.debug.focusPause': () => this.#flip('pauseOnLostFocus'),
  };
  /** The debug key is down, and no chord was played on it yet. */
  #debugPending = false;
  #name: ScreenName = 'game';
  #screen: Screen | null = null;
  #focus: Focus = { id: null };
  #pointer: { readonly x: number; readonly y: number } | null = null;
  /** The id of the widget that the left button went down on and has not let go. */
  #dragged: string | null = null;
  /** The next text belongs to the key press which opened the screen, and so not into its field. */
  #swallowsText = false;
  /** What takesText answers, null while it is not known. */
  #takesText: boolean | null = null;
  #hudHidden = false;
  #debug = false;

  constructor(host: GuiHost, screen: ScreenName) {
    this.#host = host;
    this.#context = {
      host,
      remembered: { recipeBookOpen: false },
      go: (name, initialText) => this.open(name, initialText),
      leaveOptions: () => this.open(host.simulation ? 'pause' : 'title'),
    };
    this.open(screen);
  }

  get screen(): ScreenName {
    this.#follow();
    return this.#name;
  }

  get takesText(): boolean {
    this.#follow();
    if (this.#screen === null) return false;
    // Asked for every event, and only input moves the focus: so one drawing answers until the next input.
    this.#takesText ??= this.#focused(this.#draw().registered)?.actions.text !== undefined;
    return this.#takesText;
  }

  get pauses(): boolean {
    this.#follow();
    return this.#screen?.pauses ?? false;
  }

  frame(): GuiFrame {
    this.#follow();
    const stage = this.#draw();
    return {
      screen: this.#name,
      quads: stage.painter.quads(),
      widgets: stage.registered.flatMap(({ widget, hidden }) => (hidden ? [] : [widget])),
      scrolledOut: stage.registered.flatMap(({ widget, hidden }) => (hidden ? [{ widget, at: hidden }] : [])),
      pointerFree: this.#name !== 'game',
      hudHidden: this.#hudHidden,
    };
  }

  open(screen: ScreenName, initialText?: string): void {
    const before = this.#screen;
    // While the game is played the pointer is told to others, so what was known of it is stale.
    if (this.#name === 'game') this.#pointer = null;
    this.#name = screen;
    this.#screen = screen === 'game' ? null : screenTable[screen](this.#context, initialText);
    this.#focus = { id: this.#screen?.initialFocus ?? null };
    this.#dragged = null;
    this.#swallowsText = false;
    this.#takesText = null;
    before?.closed?.();
  }

  handle(event: InputEvent): boolean {
    this.#follow();
    if (event.type !== 'pointer') this.#takesText = null;
    switch (event.type) {
      case 'key':
        return this.#key(event.key, event.down);
      case 'text':
        return this.#text(event.text);
      case 'pointer':
        return this.#movePointer(event.x, event.y);
      case 'button':
        return this.#button(event);
      case 'wheel':
        this.#screen?.wheel?.(event.dy);
        return this.#screen !== null;
      default:
        return false;
    }
  }

  /** Opens and closes the screens that open and close by themselves: that of death with the player's, those of blocks with their menus. */
  #follow(): void {
    const dead = this.#host.simulation?.player.dead ?? false;
    if (dead && closedByDeath.has(this.#name)) this.open('death');
    else if (!dead && this.#name === 'death') this.open('game');
    const lies = (this.#host.simulation?.player.sleeping ?? null) !== null;
    if (lies && this.#name === 'game') this.open('bed');
    else if (!lies && this.#name === 'bed') this.open('game');
    this.#followMenu();
  }

  /** The screen of a block's menu opens with it and closes with it; the own inventory is another one in creative mode. */
  #followMenu(): void {
    const kind = this.#host.simulation?.player.menu?.kind;
    if (kind !== undefined && this.#name === 'game') this.open(screenOfMenu[kind]);
    else if (kind === undefined && blockMenuScreens.has(this.#name)) this.open('game');
    if ((this.#name === 'inventory' || this.#name === 'creative') && this.#name !== this.#ownInventory) this.open(this.#ownInventory);
  }

  get #ownInventory(): 'inventory' | 'creative' {
    return this.#host.simulation?.player.mode === 'creative' ? 'creative' : 'inventory';
  }

  /** Draws the present state. The widgets that input is given to are always those of a drawing made for that input. */
  #draw(): Stage {
    const host = this.#host;
    const stage = new Stage(new Painter(host.width, host.height, host.scale, host.ticks), host, this.#pointer, this.#focus);
    if (host.simulation && this.#name !== 'loading') {
      if (!this.#hudHidden) {
        drawHud(stage, this.#name !== 'inventory' && this.#name !== 'creative');
        if (showsChat.has(this.#name)) drawChatLines(stage, { open: false });
        if (this.#name === 'game' && this.#keysDown.has(host.binding('key.playerlist'))) drawPlayerList(stage);
      }
      if (this.#debug) drawDebugScreen(stage);
    }
    this.#screen?.draw(stage);
    if (!this.#hudHidden) drawToasts(stage);
    return stage;
  }

  #focused(registered: readonly Registered[]): Registered | undefined {
    return registered.find(({ widget }) => widget.enabled && widget.id === this.#focus.id);
  }

  #modifiers(): Modifiers {
    const held = (keys: readonly string[]): boolean => keys.some((key) => this.#keysDown.has(key));
    return { shift: held(modifierKeys.shift), control: held(modifierKeys.control) };
  }

  #key(key: string, down: boolean): boolean {
    if (!down) {
      this.#keysDown.delete(key);
      this.#swallowsText = false;
      if (this.#debugPending && key === this.#host.binding('key.debug.overlay')) {
        this.#debugPending = false;
        this.#debug = !this.#debug;
      }
      return this.#screen !== null;
    }
    this.#keysDown.add(key);
    this.#swallowsText = false;
    if (this.#screen === null) return this.#interfaceKey(key);
    if (this.#screen.capture?.(key)) return true;
    const modifiers = this.#modifiers();
    const { registered } = this.#draw();
    if (this.#focused(registered)?.actions.key?.(key, modifiers)) return true;
    if (this.#screen.key?.(key, modifiers)) return true;
    if (key === 'escape') this.#screen.back?.();
    else this.#moveFocus(registered, key, modifiers.shift);
    return true;
  }

  #moveFocus(registered: readonly Registered[], key: string, shift: boolean): void {
    const next = this.#nextFocus(registered, key, shift);
    if (next === null || next === this.#focus.id) return;
    this.#focus.id = next;
    this.#focused(registered)?.actions.focus?.();
  }

  /** Tab goes through everything; an arrow through what scrolls, out of view or not, before it goes on to what is in view beside it. */
  #nextFocus(registered: readonly Registered[], key: string, shift: boolean): string | null {
    const current = this.#focus.id;
    if (key === 'tab') return focusStep(widgetsOf(registered), current, key, shift);
    if (this.#focused(registered)?.place) {
      const inside = registered.flatMap(({ widget, place }) => (place ? [{ ...widget, bounds: place }] : []));
      const next = focusStep(inside, current, key, shift);
      if (next !== current) return next;
    }
    const seen = registered.filter(({ hidden, widget }) => !hidden || widget.id === current);
    return focusStep(widgetsOf(seen), current, key, shift);
  }

  /** A key or a button (`mouse.left`) while no screen is open. */
  #interfaceKey(name: string): boolean {
    const bound = (actions: Readonly<Record<string, unknown>>): string | undefined =>
      Object.keys(actions).find((action) => this.#host.binding(action) === name);
    if (name === 'escape') {
      this.open('pause');
      return true;
    }
    if (this.#keysDown.has(this.#host.binding('key.debug.modifier'))) {
      const chord = bound(this.#debugChords);
      if (chord !== undefined) {
        this.#debugPending = false;
        this.#debugChords[chord]!();
        return true;
      }
    }
    if (name === this.#host.binding('key.debug.overlay')) {
      this.#debugPending = true;
      return true;
    }
    const action = bound(this.#interfaceActions);
    if (action !== undefined) this.#interfaceActions[action]!(name);
    return action !== undefined;
  }

  #flip(option: 'advancedItemTooltips' | 'pauseOnLostFocus'): void {
    this.#host.setOption(option, !this.#host.options[option]);
  }

  /** A key that opens the chat also types a letter, before it is let go; that one is not meant for the field. */
  #openChat(initialText: string, name: string): void {
    this.open('chat', initialText);
    this.#swallowsText = !name.startsWith('mouse.');
  }

  #text(text: string): boolean {
    if (this.#screen === null) return false;
    if (this.#swallowsText) {
      this.#swallowsText = false;
      return true;
    }
    const field = this.#focused(this.#draw().registered)?.actions;
    if (!field?.text) return false;
    field.text(text);
    return true;
  }

  #movePointer(x: number, y: number): boolean {
    this.#pointer = { x, y };
    this.#screen?.pointer?.(x, y);
    if (this.#dragged !== null) {
      const dragged = this.#draw().registered.find(({ widget }) => widget.id === this.#dragged);
      dragged?.actions.drag?.(x, y);
    }
    return this.#screen !== null;
  }

  #button(event: Extract<InputEvent, { type: 'button' }>): boolean {
    const screen = this.#screen;
    if (screen === null) return event.down && this.#interfaceKey(`mouse.${event.button}`);
    if (!event.down) {
      if (event.button === 'left') this.#dragged = null;
      screen.release?.(event.button);
      return true;
    }
    if (screen.capture?.(`mouse.${event.button}`)) return true;
    const stage = this.#draw();
    const { x, y } = this.#pointer ?? { x: stage.width / 2, y: stage.height / 2 };
    const press: Press = { x, y, button: event.button, shift: event.shift ?? this.#modifiers().shift };
    const hit = stage.registered.findLast(({ widget, hidden }) => !hidden && contains(widget.bounds, x, y));
    // The middle button clones stacks and does nothing else.
    if (event.button === 'middle' && hit?.widget.kind !== 'slot') return true;
    if (!hit) {
      screen.pressOutside?.(press);
      return true;
    }
    if (!hit.widget.enabled) return true;
    if (focusedByPress.has(hit.widget.kind)) this.#focus.id = hit.widget.id;
    if (event.button === 'left') this.#dragged = hit.widget.id;
    hit.actions.press?.(press);
    return true;
  }
}
