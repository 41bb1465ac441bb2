import type { LayerDetails } from './captured.ts';
import type { Box } from './pixels/difference.ts';
import { difference } from './pixels/difference.ts';
import { areaStatistics, hexColor } from './pixels/picture-statistics.ts';
import type { FactResult } from './results.ts';
import type { Area, Fact } from './shot-plan.ts';

/** What facts are checked on. */
export interface FactSubject {
  readonly width: number;
  readonly height: number;
  readonly details: LayerDetails;
  /** RGBA of a frame. */
  pixels(frame: number): Promise<Uint8Array>;
  readonly frames: number;
}

/** Checks facts one by one; each says what it found. */
export async function checkFacts(facts: readonly Fact[], subject: FactSubject): Promise<FactResult[]> {
  const results: FactResult[] = [];
  for (const fact of facts) {
    const [holds, found] = await check(fact, subject);
    results.push({ says: fact.says, holds, found });
  }
  return results;
}

type Finding = readonly [holds: boolean, found: string];

async function check(fact: Fact, subject: FactSubject): Promise<Finding> {
  switch (fact.kind) {
    case 'brighter': {
      const [here, there] = [await measure(fact.area, subject), await measure(fact.than, subject)];
      if (here === null || there === null) return outside;
      const found = `luminance ${here.luminance.toFixed(1)} against ${there.luminance.toFixed(1)}`;
      return [here.luminance >= there.luminance + fact.by, found];
    }
    case 'painted': {
      const here = await measure(fact.area, subject);
      return here === null ? outside : [here.colors >= (fact.colors ?? 2), `${here.colors} colours`];
    }
    case 'color': {
      const here = await measure(fact.area, subject);
      if (here === null) return outside;
      const wanted = [fact.color >> 16, (fact.color >> 8) & 255, fact.color & 255];
      return [here.mean.every((channel, i) => Math.abs(channel - wanted[i]!) <= fact.within), `the mean colour is ${hexColor(here.mean)}`];
    }
    case 'widget': {
      const widget = subject.details.widgets.find(({ id }) => id === fact.widget);
      if (widget === undefined) return [false, `no widget ${fact.widget}; there are ${ids(subject.details)}`];
      if (fact.label !== undefined && widget.label !== fact.label) return [false, `its label is ${JSON.stringify(widget.label)}`];
      if (fact.enabled !== undefined && widget.enabled !== fact.enabled) return [false, `it is ${widget.enabled ? 'enabled' : 'disabled'}`];
      const here = await measure({ widget: fact.widget }, subject);
      return here === null ? outside : [here.colors >= 2, `${here.colors} colours in its bounds`];
    }
    case 'state': {
      const value = fieldAt(subject.details.state, fact.path);
      return [value === fact.equals, `${fact.path} is ${JSON.stringify(value) ?? 'not there'}`];
    }
    case 'moves': {
      const counts: number[] = [];
      for (let frame = 1; frame < subject.frames; frame++) {
        const [before, now] = [await subject.pixels(frame - 1), await subject.pixels(frame)];
        counts.push(difference(before, now, subject.width, subject.height).count);
      }
      const still = counts.findIndex((count) => count < fact.pixels);
      const found = still < 0 ? `${Math.min(...counts)} pixels or more move` : `only ${counts[still]} pixels move into frame ${still + 1}`;
      return [still < 0, found];
    }
  }
}

const outside: Finding = [false, 'the area lies outside the picture or its widget is not there'];

function ids({ widgets }: LayerDetails): string {
  return widgets.length === 0 ? 'none' : widgets.map(({ id }) => id).join(', ');
}

async function measure(area: Area, subject: FactSubject): Promise<ReturnType<typeof areaStatistics> | null> {
  const box = areaBox(area, subject.details, subject.width);
  if (box === null) return null;
  const found = areaStatistics(await subject.pixels(0), subject.width, subject.height, box);
  return found.pixels === 0 ? null : found;
}

/** An area in picture pixels; null when it names a widget that is not there. */
export function areaBox(area: Area, details: LayerDetails, width: number): Box | null {
  if (!('widget' in area)) return area;
  const widget = details.widgets.find(({ id }) => id === area.widget);
  if (widget === undefined) return null;
  const scale = Math.max(1, Math.round(width / details.guiSize[0]));
  const [x, y, w, h] = widget.bounds;
  return { x: x * scale, y: y * scale, width: w * scale, height: h * scale };
}

/** The value at a dotted path (`player.pos.1`), undefined when there is none. */
export function fieldAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (at, key) => (at !== null && typeof at === 'object' && Object.hasOwn(at, key) ? (at as Record<string, unknown>)[key] : undefined),
      value,
    );
}
