import type { PlayerShape, ReplyOf } from '../../ctl/reply-shapes.ts';
import type { Position } from '../../ctl/shapes.ts';
import type { Args, GameCommandName } from '../../ctl/table/commands.ts';
import type { Rig } from '../../harness/run/scenario.ts';

/** An id without its namespace. */
export const plain = (item: string): string => item.replace(/^minecraft:/, '');

/** The block that a place lies in. */
export const cellOf = (pos: Position): Position => pos.map((value) => Math.floor(value + 0.001)) as unknown as Position;

/** One life in a new world: what the player has and where, asked from the game each time. */
export class Life {
  readonly rig: Rig;

  constructor(rig: Rig) {
    this.rig = rig;
  }

  async state(): Promise<{ readonly player: PlayerShape; readonly dayTime: number; readonly time: number }> {
    const { player, world } = (await this.rig.call('state', {})) as unknown as ReplyOf<'state'>;
    const dead = player === null || world === null || player.dead;
    this.rig.check(!dead, dead ? `the player lives (${await this.#lastWords()})` : 'the player lives');
    return { player: player as PlayerShape, dayTime: world?.day_time ?? 0, time: world?.time ?? 0 };
  }

  /** What the chat said last, and where and when that was. */
  async #lastWords(): Promise<string> {
    const { player, world } = (await this.rig.call('state', {})) as unknown as ReplyOf<'state'>;
    const { lines } = (await this.rig.call('chat-log', { limit: 3 })) as unknown as ReplyOf<'chat-log'>;
    const said = lines.map(({ text }) => text).join(' / ');
    return `"${said}" at ${player?.pos.map((value) => value.toFixed(1)).join(' ')}, time of day ${world?.day_time}`;
  }

  async cell(): Promise<Position> {
    return cellOf((await this.state()).player.pos);
  }

  async has(item: string): Promise<number> {
    const { player } = await this.state();
    return player.inventory.filter((stack) => plain(stack.item) === item).reduce((sum, stack) => sum + stack.count, 0);
  }

  /** Gives a command that may be refused; null when it was. */
  async tries<N extends GameCommandName>(name: N, args: Args<N>): Promise<Readonly<Record<string, unknown>> | null> {
    try {
      return await this.rig.call(name, args);
    } catch {
      return null;
    }
  }

  async goNear([x, y, z]: Position, within: number): Promise<boolean> {
    return (await this.tries('goto', { x, y, z, within, sprint: true, timeout: 60 })) !== null;
  }

  async block(x: number, y: number, z: number): Promise<string> {
    return plain(String((await this.rig.call('block', { x, y, z })).block));
  }

  async find(name: string, within: number, limit = 32): Promise<readonly Position[]> {
    const found = await this.tries('find-blocks', { name, within, limit });
    return ((found?.blocks ?? []) as readonly { readonly pos: Position }[]).map(({ pos }) => pos);
  }

  async slotOf(item: string, from: number): Promise<number> {
    const { menu } = (await this.rig.call('screen', {})) as unknown as ReplyOf<'screen'>;
    const found = menu?.slots.find((stack) => stack.slot >= from && plain(stack.item) === item);
    this.rig.check(found !== undefined, `there is ${item} to work with`);
    return found?.slot ?? 0;
  }

  async click(slot: number, button: 'left' | 'right' = 'left', shift = false): Promise<void> {
    await this.rig.call('click-slot', { slot, button, shift, double: false, hotbar: undefined, drop: undefined });
  }

  /** Lays items out in the grid of the open menu and takes what they make. */
  async craft(layout: Readonly<Record<string, readonly number[]>>, made: string, from: number): Promise<void> {
    const before = await this.has(made);
    for (const [item, places] of Object.entries(layout)) {
      const slot = await this.slotOf(item, from);
      await this.click(slot);
      for (const place of places) await this.click(place, 'right');
      await this.click(slot);
    }
    await this.click(0, 'left', true);
    this.rig.check((await this.has(made)) > before, `${made} is made`);
  }

  /** Takes an item into the hand: selects its hotbar slot, or brings it there first. */
  async hold(item: string): Promise<void> {
    const { player } = await this.state();
    const slots = player.inventory.filter((stack) => plain(stack.item) === item).map(({ slot }) => slot);
    const bar = slots.find((slot) => slot >= 36 && slot < 45);
    if (bar === undefined) {
      this.rig.check(slots.length > 0, `the player has ${item}`);
      await this.rig.call('key', { key: 'e', mode: 'tap' });
      await this.rig.call('click-slot', { slot: slots[0]!, button: 'left', shift: false, double: false, hotbar: 9, drop: undefined });
      await this.rig.call('key', { key: 'e', mode: 'tap' });
    }
    await this.rig.call('select', { slot: bar === undefined ? 9 : bar - 35 });
  }

  /** Puts the held block into the first place around the player that takes it; returns where. */
  async put(item: string, places: readonly Position[]): Promise<Position> {
    await this.hold(item);
    for (const [x, y, z] of places) if ((await this.tries('place', { x, y, z })) !== null) return [x, y, z];
    throw new Error(`there is no place for ${item}`);
  }

  /** Nothing but a player's means: no command in the log of inputs. */
  async playsFair(): Promise<void> {
    const { entries } = (await this.rig.call('input-log', {
      since: undefined,
      limit: 512,
      origin: undefined,
    })) as unknown as ReplyOf<'input-log'>;
    this.rig.check(
      entries.every((entry) => !('line' in entry) || !/^(command|chat) /.test(String(entry.line))),
      'the log of inputs holds no command',
    );
  }
}

/** Places beside a block, its own height first above, then level, then below. */
export const around = ([x, y, z]: Position): readonly Position[] =>
  [1, 0, -1].flatMap((dy) =>
    [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, -1],
    ].map(([dx, dz]) => [x + dx!, y + dy, z + dz!] as const),
  );
