/**
 * A small WebAssembly assembler: instructions are nested calls that give bytes, so that a kernel reads like the expression it computes
 * and its source is all there is (no compiler to install, no binary to commit). Opcodes are those of the WebAssembly specification 2.0
 * with fixed-width SIMD.
 */

/** Bytes of instructions. */
export type Code = readonly number[];

/** Types of values that kernels use. */
export type ValueType = 'i32' | 'i64' | 'v128';

const typeBytes: Readonly<Record<ValueType, number>> = { i32: 0x7f, i64: 0x7e, v128: 0x7b };

/** A parameter or local variable. */
export interface Local {
  readonly get: Code;
  set(value: Code): Code;
}

/** One function of a module. Declare parameters first, then locals. */
export interface FunctionDefinition {
  readonly name: string;
  readonly params: readonly ValueType[];
  readonly result: ValueType | null;
  readonly locals: readonly ValueType[];
  readonly body: Code;
}

/** Unsigned LEB128. */
function unsigned(value: number): number[] {
  const out: number[] = [];
  let rest = value >>> 0;
  do {
    const low = rest & 0x7f;
    rest >>>= 7;
    out.push(rest === 0 ? low : low | 0x80);
  } while (rest !== 0);
  return out;
}

/** Signed LEB128. */
function signed(value: bigint): number[] {
  const out: number[] = [];
  let rest = value;
  for (;;) {
    const low = Number(rest & 0x7fn);
    rest >>= 7n;
    const done = (rest === 0n && (low & 0x40) === 0) || (rest === -1n && (low & 0x40) !== 0);
    out.push(done ? low : low | 0x80);
    if (done) return out;
  }
}

const plain =
  (...opcode: number[]) =>
  (...operands: Code[]): Code => [...operands.flat(), ...opcode];
const vector = (opcode: number) => plain(0xfd, ...unsigned(opcode));
const memory =
  (...opcode: number[]) =>
  (operands: readonly Code[], offset = 0): Code => [...operands.flat(), ...opcode, 0, ...unsigned(offset)];

/** Instructions on 32-bit integers; `load` and `store` are unaligned. */
export const i32 = {
  of: (value: number): Code => [0x41, ...signed(BigInt(value | 0))],
  load: memory(0x28),
  load8: memory(0x2d),
  store: memory(0x36),
  store8: memory(0x3a),
  eqz: plain(0x45),
  eq: plain(0x46),
  ltS: plain(0x48),
  ltU: plain(0x49),
  gtS: plain(0x4a),
  gtU: plain(0x4b),
  clz: plain(0x67),
  ctz: plain(0x68),
  add: plain(0x6a),
  sub: plain(0x6b),
  mul: plain(0x6c),
  remU: plain(0x70),
  and: plain(0x71),
  or: plain(0x72),
  shl: plain(0x74),
  shrU: plain(0x76),
  choose: plain(0x1b),
} as const;

/** Instructions on 64-bit integers. */
export const i64 = {
  of: (value: bigint): Code => [0x42, ...signed(BigInt.asIntN(64, value))],
  load: memory(0x29),
  store: memory(0x37),
  extend: plain(0xad),
  add: plain(0x7c),
  mul: plain(0x7e),
  and: plain(0x83),
  or: plain(0x84),
  xor: plain(0x85),
  shl: plain(0x86),
  shrU: plain(0x88),
} as const;

/** Instructions on 128-bit vectors, named by lanes. */
export const v128 = {
  of: (bytes: readonly number[]): Code => [0xfd, 0x0c, ...bytes],
  load: memory(0xfd, 0x00),
  load32: memory(0xfd, 0x5c),
  store: memory(0xfd, 0x0b),
  store32: (operands: readonly Code[]): Code => [...operands.flat(), 0xfd, 0x5a, 0, 0, 0],
  shuffle: (a: Code, b: Code, lanes: readonly number[]): Code => [...a, ...b, 0xfd, 0x0d, ...lanes],
  and: vector(0x4e),
  or: vector(0x50),
  xor: vector(0x51),
  choose: vector(0x52),
  any: vector(0x53),
} as const;

export const u8x16 = {
  splat: vector(0x0f),
  add: vector(0x6e),
  sub: vector(0x71),
  subSaturating: vector(0x73),
  max: vector(0x79),
  averageUp: vector(0x7b),
  lane: (a: Code, lane: number): Code => [...a, 0xfd, 0x16, lane],
} as const;

export const i16x8 = {
  lowOfU8: vector(0x89),
  highOfU8: vector(0x8a),
  narrowToU8: vector(0x66),
  abs: vector(0x80),
  le: vector(0x33),
  add: vector(0x8e),
  sub: vector(0x91),
  splat: vector(0x10),
} as const;

export const i32x4 = {
  splat: vector(0x11),
  lane: (a: Code, lane: number): Code => [...a, 0xfd, 0x1b, lane],
  gt: vector(0x3b),
  bits: vector(0xa4),
  lowOfI16: vector(0xa7),
  highOfI16: vector(0xa8),
  shrU: vector(0xad),
  add: vector(0xae),
  sub: vector(0xb1),
} as const;

export const i64x2 = {
  splat: vector(0x12),
  shrU: vector(0xcd),
  add: vector(0xce),
  mul: vector(0xd5),
  mulLowU32: vector(0xde),
} as const;

/** Runs one piece after the other. */
export const sequence = (...parts: readonly Code[]): Code => parts.flat();

/** Runs `body` as long as `condition` is not 0 before it. */
export const whileTrue = (condition: Code, ...body: readonly Code[]): Code => [
  ...[0x02, 0x40, 0x03, 0x40],
  ...i32.eqz(condition),
  ...[0x0d, 1],
  ...body.flat(),
  ...[0x0c, 0, 0x0b, 0x0b],
];

/** Runs `then` when `condition` is not 0, else `otherwise`. */
export const when = (condition: Code, then: readonly Code[], otherwise: readonly Code[] = []): Code => [
  ...condition,
  ...[0x04, 0x40],
  ...then.flat(),
  ...(otherwise.length > 0 ? [0x05, ...otherwise.flat()] : []),
  0x0b,
];

/** Calls the function that was defined at this index of the module. */
export const call = (index: number, ...operands: readonly Code[]): Code => [...operands.flat(), 0x10, ...unsigned(index)];

/**
 * Defines a function. `write` is given a local for each parameter and a maker of further locals, and returns the body, which leaves the
 * result when there is one.
 */
export function defineFunction(
  name: string,
  params: readonly ValueType[],
  result: ValueType | null,
  write: (params: readonly Local[], local: (type: ValueType) => Local) => readonly Code[],
): FunctionDefinition {
  const locals: ValueType[] = [];
  const at = (index: number): Local => ({
    get: [0x20, ...unsigned(index)],
    set: (value) => [...value, 0x21, ...unsigned(index)],
  });
  const body = write(
    params.map((_, index) => at(index)),
    (type) => at(params.length + locals.push(type) - 1),
  ).flat();
  return { name, params, result, locals, body };
}

/** Bytes of a module that exports every function by its name and its memory, which starts with `pages` pages of 64 KiB, as `memory`. */
export function assembleModule(functions: readonly FunctionDefinition[], pages: number): Uint8Array<ArrayBuffer> {
  const list = (items: readonly Code[]): Code => [...unsigned(items.length), ...items.flat()];
  const section = (id: number, content: Code): Code => [id, ...unsigned(content.length), ...content];
  const text = (value: string): Code => list([...Buffer.from(value, 'utf8')].map((byte) => [byte]));
  const types = functions.map(
    (f): Code => [0x60, ...list(f.params.map((type) => [typeBytes[type]])), ...list(f.result === null ? [] : [[typeBytes[f.result]]])],
  );
  const bodies = functions.map((f): Code => {
    const code = [...list(f.locals.map((type) => [1, typeBytes[type]])), ...f.body, 0x0b];
    return [...unsigned(code.length), ...code];
  });
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, list(types)),
    ...section(3, list(functions.map((_, index) => unsigned(index)))),
    ...section(5, list([[0, ...unsigned(pages)]])),
    ...section(7, list([[...text('memory'), 2, 0], ...functions.map((f, index): Code => [...text(f.name), 0, ...unsigned(index)])])),
    ...section(10, list(bodies)),
  ]);
}
