import { type Expression, readExpression } from './expression.ts';
import type { Pack, PackPass } from './pack.ts';
import { PackError } from './pack-error.ts';
import { type PassParam, passTable } from './pass-table.ts';
import { uniformNames } from './uniforms.ts';

/** The format this game reads. */
export const packFormat = 1;

/** Most passes and variables of a pack: a frame must stay a frame. */
const mostPasses = 16;
const mostVariables = 64;

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(value: unknown, where: string): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  throw new PackError(`${where} is not an object; write { ... }`);
}

function textOf(value: unknown, where: string, most: number): string {
  if (typeof value === 'string' && value.trim() !== '' && value.length <= most) return value;
  throw new PackError(`${where} is not a text of up to ${most} letters; write "..."`);
}

function onlyFields(fields: Fields, allowed: readonly string[], where: string): void {
  for (const name of Object.keys(fields)) {
    if (!allowed.includes(name))
      throw new PackError(`${where} has a field "${name}" that means nothing; it may have ${allowed.join(', ')}`);
  }
}

function expressionOf(value: unknown, where: string, known: (name: string) => boolean): Expression {
  if (typeof value === 'number' && Number.isFinite(value)) return () => value;
  if (typeof value === 'string' && value.length <= 1000) return readExpression(value, where, known);
  throw new PackError(`${where} is neither a number nor an expression; write 0.5 or "0.5 + 0.2 * rainStrength"`);
}

function channelsOf(value: unknown, where: string, known: (name: string) => boolean): readonly Expression[] {
  const hex = typeof value === 'string' ? /^#([0-9a-fA-F]{6})$/.exec(value) : null;
  if (hex !== null) {
    const color = Number.parseInt(hex[1]!, 16);
    return [16, 8, 0].map((shift) => {
      const channel = ((color >> shift) & 255) / 255;
      return () => channel;
    });
  }
  if (!Array.isArray(value) || value.length !== 3) throw new PackError(`${where} is not three values; write [1, 0.9, 0.8] or "#ffe6cc"`);
  return value.map((each, i) => expressionOf(each, `${where}[${i}]`, known));
}

function paramOf(param: PassParam, value: unknown, where: string, known: (name: string) => boolean): readonly Expression[] {
  return param.type === 'channels' ? channelsOf(value, where, known) : [expressionOf(value, where, known)];
}

function passOf(value: unknown, where: string, known: (name: string) => boolean): PackPass {
  const fields = fieldsOf(value, where);
  const name = textOf(fields.pass, `${where}.pass`, 40);
  const kind = Object.hasOwn(passTable, name) ? passTable[name] : undefined;
  if (kind === undefined) throw new PackError(`${where}.pass is "${name}"; there are ${Object.keys(passTable).join(', ')}`);
  onlyFields(fields, ['pass', ...Object.keys(kind.params)], where);
  const given = new Map<string, readonly Expression[]>();
  for (const [field, param] of Object.entries(kind.params)) {
    if (fields[field] !== undefined) given.set(field, paramOf(param, fields[field], `${where}.${field}`, known));
  }
  return { kind, given };
}

/** Four numbers of 32 bits over the text (FNV-1a with four starts): tells one content from another, proves nothing. */
function contentOf(text: string): string {
  let digest = '';
  for (let start = 1; start <= 4; start++) {
    let hash = Math.imul(0x811c9dc5, start * 2 - 1);
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    digest += (hash >>> 0).toString(16).padStart(8, '0');
  }
  return digest;
}

/**
 * Reads a pack's `pack.json`.
 * @param id the name of its folder.
 * @throws PackError naming the field and what would be right.
 */
export function parsePack(id: string, text: string): Pack {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw new PackError(`pack.json is no JSON (${(cause as Error).message}); mend it at that place`, { cause });
  }
  const fields = fieldsOf(value, 'pack.json');
  onlyFields(fields, ['format', 'title', 'description', 'variables', 'passes'], 'pack.json');
  if (fields.format !== packFormat) throw new PackError(`format is ${JSON.stringify(fields.format)}; this game reads format ${packFormat}`);
  const names = new Set<string>(uniformNames);
  const known = (name: string): boolean => names.has(name);
  const variables: [string, Expression][] = [];
  for (const [name, given] of Object.entries(fieldsOf(fields.variables ?? {}, 'variables'))) {
    if (!/^[A-Za-z_]\w*$/.test(name)) throw new PackError(`"${name}" cannot name a variable; use letters, digits and _`);
    if (names.has(name)) throw new PackError(`the variable ${name} has the name of a uniform; use another`);
    variables.push([name, expressionOf(given, `variables.${name}`, known)]);
    names.add(name);
  }
  if (variables.length > mostVariables) throw new PackError(`there are ${variables.length} variables; ${mostVariables} is the most`);
  if (!Array.isArray(fields.passes) || fields.passes.length === 0)
    throw new PackError('passes is not a list of passes; write [{ "pass": "grade" }]');
  if (fields.passes.length > mostPasses) throw new PackError(`there are ${fields.passes.length} passes; ${mostPasses} is the most`);
  return {
    id,
    title: textOf(fields.title, 'title', 80),
    description: fields.description === undefined ? '' : textOf(fields.description, 'description', 400),
    variables,
    passes: fields.passes.map((pass, i) => passOf(pass, `passes[${i}]`, known)),
    content: contentOf(text),
  };
}
