import type { PostPass } from '../display/post-frame.ts';
import type { Expression } from './expression.ts';
import type { PassKind, PassParam, PassValues } from './pass-table.ts';
import type { Uniforms } from './uniforms.ts';

/** A pass as the pack has it: for each parameter that the pack gives, one expression, or three. */
export interface PackPass {
  readonly kind: PassKind;
  readonly given: ReadonlyMap<string, readonly Expression[]>;
}

/** A pack, read and checked. */
export interface Pack {
  /** The folder's name, which chooses it. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** In the order of the file; each may use those before it. */
  readonly variables: readonly (readonly [name: string, value: Expression])[];
  readonly passes: readonly PackPass[];
  /** A digest of what the pack is, so that an edited pack starts over. */
  readonly content: string;
}

function within(value: number, usual: number, { least, most }: PassParam): number {
  return Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : usual;
}

function valuesOf(pass: PackPass, scope: ReadonlyMap<string, number>): PassValues {
  const one = (name: string, index: number, usual: number): number => {
    const param = pass.kind.params[name]!;
    const expression = pass.given.get(name)?.[index];
    return expression === undefined ? usual : within(expression(scope), usual, param);
  };
  return {
    number: (name) => one(name, 0, pass.kind.params[name]!.usual as number),
    channels: (name) => {
      const usual = pass.kind.params[name]!.usual as readonly [number, number, number];
      return [one(name, 0, usual[0]), one(name, 1, usual[1]), one(name, 2, usual[2])];
    },
  };
}

/** The passes of a frame, with every expression worked out. A pure function of the uniforms. */
export function packPasses(pack: Pack, uniforms: Uniforms): readonly PostPass[] {
  const scope = new Map<string, number>(Object.entries(uniforms));
  for (const [name, value] of pack.variables) scope.set(name, value(scope));
  return pack.passes.map((pass) => pass.kind.resolve(valuesOf(pass, scope)));
}
