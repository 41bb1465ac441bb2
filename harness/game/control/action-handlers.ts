import type { Args, CommandName, GameCommandName, Handlers, Reply } from '../../../ctl/table/commands.ts';
import type { InputPort } from '../input/input-port.ts';
import { attack } from './actions/attack.ts';
import { breakBlock } from './actions/break.ts';
import { chat, command, fill, setblock } from './actions/chat.ts';
import { click, clickAt } from './actions/click.ts';
import { clickSlot } from './actions/click-slot.ts';
import { drop } from './actions/drop.ts';
import { goTo } from './actions/goto.ts';
import { interact, interactEntity } from './actions/interact.ts';
import { look, lookAt, turn } from './actions/look.ts';
import { jump, move } from './actions/move.ts';
import { options } from './actions/options.ts';
import { pause, resume } from './actions/pause.ts';
import { place } from './actions/place.ts';
import { dragAt, scrollAt } from './actions/pointer.ts';
import { key, mouse, release } from './actions/raw-input.ts';
import { respawn } from './actions/respawn.ts';
import { select } from './actions/select.ts';
import { set } from './actions/set.ts';
import { type } from './actions/type.ts';
import { useItem } from './actions/use-item.ts';
import type { ControlContext, GamePort } from './game-port.ts';

type Action<N extends CommandName> = (port: InputPort, args: Args<N>) => Promise<Reply>;

type ActionName =
  | ('fill' | 'setblock')
  | ('drag-at' | 'scroll-at' | 'options' | 'click-slot')
  | ('click' | 'set' | 'type' | 'click-at' | 'pause' | 'resume' | 'chat' | 'command' | 'look' | 'look-at' | 'turn')
  | ('move' | 'jump' | 'break' | 'place' | 'select' | 'key' | 'mouse' | 'release')
  | ('goto' | 'interact' | 'interact-entity' | 'use-item' | 'attack' | 'drop' | 'respawn');

/** Every action, each a story of inputs that a player could give. */
const actions: { readonly [N in ActionName]: Action<N> } = {
  click,
  set,
  type,
  'click-at': clickAt,
  'drag-at': dragAt,
  'scroll-at': scrollAt,
  options,
  'click-slot': clickSlot,
  pause,
  resume,
  chat,
  command,
  fill,
  setblock,
  look,
  'look-at': lookAt,
  turn,
  move,
  jump,
  break: breakBlock,
  place,
  select,
  key,
  mouse,
  release,
  goto: goTo,
  interact,
  'interact-entity': interactEntity,
  'use-item': useItem,
  attack,
  drop,
  respawn,
};

/** The actions as handlers: each gets the input port of its connection and nothing else of the game. */
export function actionHandlers(game: GamePort): Pick<Handlers<ControlContext>, ActionName> {
  const handle =
    <N extends GameCommandName>(action: Action<N>) =>
    async ({ signal }: ControlContext, args: Args<N>): Promise<Reply> => ({ ok: true, ...(await action(game.input(signal), args)) });
  return Object.fromEntries(
    Object.entries(actions).map(([name, action]) => [name, handle(action as Action<ActionName>)]),
  ) as unknown as Pick<Handlers<ControlContext>, ActionName>;
}
