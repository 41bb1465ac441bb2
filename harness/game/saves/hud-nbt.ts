import { bossBarColors, bossBarStyles, type SavedBossBar } from '../simulation/hud/boss-bars.ts';
import type { SavedHud } from '../simulation/hud/hud.ts';
import { displaySlots, type SavedScoreboard } from '../simulation/hud/scoreboard.ts';
import { withNamespace } from './item-nbt.ts';
import { type NbtCompound, type NbtTag, nbt } from './nbt.ts';
import type { NbtFields } from './nbt-fields.ts';
import { playerUuid } from './player-uuid.ts';

/** Boss bars by id, as Java's custom_boss_events.dat has them (wiki "Java Edition level format"). A name is text with formatting codes. */
export function encodeBossBars(bars: readonly SavedBossBar[]): Readonly<Record<string, NbtTag>> {
  const entries = bars.map((bar): [string, NbtCompound] => [
    bar.id,
    nbt.compound({
      Name: nbt.string(bar.name),
      Value: nbt.int(bar.value),
      Max: nbt.int(bar.max),
      Color: nbt.string(bar.color),
      Overlay: nbt.string(bar.style),
      Visible: nbt.flag(bar.visible),
      Players: nbt.list(bar.shown ? [nbt.intArray(playerUuid)] : []),
      DarkenScreen: nbt.byte(0),
      PlayBossMusic: nbt.byte(0),
      CreateWorldFog: nbt.byte(0),
    }),
  ]);
  return Object.fromEntries(entries);
}

/** The scoreboard as Java's scoreboard.dat has it (wiki "Scoreboard", "NBT format"). */
export function encodeScoreboard({ objectives, scores, slots }: SavedScoreboard): Readonly<Record<string, NbtTag>> {
  return {
    Objectives: nbt.list(
      objectives.map(({ name, display, criterion }) =>
        nbt.compound({
          Name: nbt.string(name),
          CriteriaName: nbt.string(criterion),
          DisplayName: nbt.string(display),
          RenderType: nbt.string('integer'),
        }),
      ),
    ),
    PlayerScores: nbt.list(
      scores.map(({ holder, objective, score }) =>
        nbt.compound({ Name: nbt.string(holder), Objective: nbt.string(objective), Score: nbt.int(score), Locked: nbt.byte(0) }),
      ),
    ),
    DisplaySlots: nbt.compound(Object.fromEntries(Object.entries(slots).map(([slot, name]) => [slot, nbt.string(name)]))),
    Teams: nbt.list([]),
  };
}

const among = <T extends string>(word: string, choices: readonly T[], otherwise: T): T =>
  choices.find((choice) => choice === word) ?? otherwise;

function decodeBossBar(id: string, bar: NbtFields): SavedBossBar {
  const max = Math.max(1, bar.number('Max', 100));
  return {
    id: withNamespace(id),
    name: bar.string('Name', ''),
    value: bar.number('Value', 0),
    max,
    color: among(bar.string('Color', 'white'), bossBarColors, 'white'),
    style: among(bar.string('Overlay', 'progress'), bossBarStyles, 'progress'),
    visible: bar.flag('Visible', true),
    shown: bar.length('Players') > 0,
  };
}

function decodeScoreboard(fields: NbtFields): SavedScoreboard {
  const shown = fields.has('DisplaySlots') ? fields.compound('DisplaySlots') : null;
  const objectives = fields.compounds('Objectives').map((each) => {
    const name = each.string('Name');
    return { name, display: each.string('DisplayName', name), criterion: each.string('CriteriaName', 'dummy') };
  });
  const known = new Set(objectives.map(({ name }) => name));
  return {
    objectives,
    scores: fields
      .compounds('PlayerScores')
      .map((each) => ({ holder: each.string('Name'), objective: each.string('Objective'), score: each.number('Score', 0) }))
      .filter(({ objective }) => known.has(objective)),
    slots: Object.fromEntries(
      displaySlots.flatMap((slot) => (shown?.has(slot) === true && known.has(shown.string(slot)) ? [[slot, shown.string(slot)]] : [])),
    ),
  };
}

/** Reads both back; null stands for a file that is not there. @throws NbtError when one is damaged. */
export function decodeHud(bossBars: NbtFields | null, scoreboard: NbtFields | null): SavedHud {
  return {
    bossBars: bossBars === null ? [] : bossBars.names().map((id) => decodeBossBar(id, bossBars.compound(id))),
    scoreboard: scoreboard === null ? { objectives: [], scores: [], slots: {} } : decodeScoreboard(scoreboard),
  };
}
