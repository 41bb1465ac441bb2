import { mix32 } from '../../simulation/random/position-hash.ts';
import type { PlayerView } from '../../simulation/view.ts';
import type { SpriteName } from '../sprite-art.ts';
import type { Stage } from '../stage.ts';

const heartsARow = 10;
const pitch = 8;
const rowRise = 10;
/** Hearts jump when this much health or less is left. */
const lowHealth = 4;
/** Ticks that the hearts blink after harm and after healing, and the ticks of one blink (Java Edition's). */
const blinks = { hurt: 20, heal: 10 } as const;
const blinkTicks = 3;
/** With regeneration a heart after another jumps; then none for a few ticks. */
const waveRest = 5;
const waveRise = 2;

type Kind = 'heart' | 'heart-poison' | 'heart-wither' | 'heart-gold' | 'heart-old';

function kindOf(player: PlayerView): Kind {
  const has = (id: string): boolean => player.effects.some(({ effect }) => effect === id);
  if (has('poison')) return 'heart-poison';
  return has('wither') ? 'heart-wither' : 'heart';
}

/** Whether the hearts are lit just now, because health changed a moment ago. */
export function heartsLit(stage: Stage): boolean {
  return Object.entries(blinks).some(([moment, ticks]) => {
    const left = ticks - stage.host.since(moment);
    return left > 0 && Math.floor(left / blinkTicks) % 2 === 1;
  });
}

interface Heart {
  readonly kind: Kind;
  /** Half hearts that it holds, and held before; 2 or more is a whole one, 0 or less none. */
  readonly own: number;
  readonly old: number;
  readonly lit: boolean;
}

const filled = (kind: Kind, points: number): SpriteName => (points >= 2 ? kind : points === 1 ? `${kind}-half` : 'heart-empty');

function drawHeart(stage: Stage, { kind, own, old, lit }: Heart, x: number, y: number): void {
  const { painter } = stage;
  if (old > own && own < 2) painter.sprite(filled('heart-old', old), x, y);
  // A half heart's own picture has an empty half, which would hide the pale one.
  const half = own === 1 && old > own;
  if (own > 0 || old <= own) painter.sprite(filled(kind, own), x, y, half ? { width: 5 } : {});
  if (lit) painter.sprite('heart-lit', x, y);
}

/** Rows of hearts for health and absorption; how many there are decides how high what stands above them is. */
export function heartRows({ absorption }: PlayerView): number {
  return Math.ceil((heartsARow + Math.ceil(absorption / 2)) / heartsARow);
}

/**
 * Hearts from the left: ten of health, then golden ones of absorption. While they are lit, what was lost is shown pale. Everything that
 * moves follows ticks, so that a frozen frame is the same in every run.
 */
export function drawHearts(stage: Stage, player: PlayerView, left: number, top: number): void {
  const { ticks } = stage.host;
  const health = Math.ceil(player.health);
  const absorption = Math.ceil(player.absorption);
  const before = Math.ceil(player.healthBefore);
  const kind = kindOf(player);
  const lit = heartsLit(stage);
  const regenerates = player.effects.some(({ effect }) => effect === 'regeneration');
  const wave = regenerates ? ticks % (heartsARow + waveRest) : -1;
  const golden = Math.ceil(absorption / 2);
  for (let i = heartsARow + golden - 1; i >= 0; i--) {
    const x = left + (i % heartsARow) * pitch;
    const jump = health + absorption <= lowHealth ? mix32(ticks * 31 + i) & 1 : 0;
    const y = top - Math.floor(i / heartsARow) * rowRise - jump - (i === wave ? waveRise : 0);
    const own = i < heartsARow ? health - 2 * i : absorption - 2 * (i - heartsARow);
    const old = i < heartsARow && lit ? before - 2 * i : 0;
    drawHeart(stage, { kind: i < heartsARow ? kind : 'heart-gold', own, old, lit }, x, y);
  }
}
