import type { JSONObject, Tool } from '@modelcontextprotocol/server';
import type { Param, Row } from '../table/row.ts';
import { readsOnly } from './tool-sets.ts';

/** The name of a command's tool: the command's with _ for - (spec, "One vocabulary"). */
export function toolName(command: string): string {
  return command.replaceAll('-', '_');
}

/** A command as a tool: everything in it comes from its row. */
export function toolOfRow(row: Row): Tool {
  return {
    name: toolName(row.name),
    title: titleOf(row.name),
    description: describe(row),
    inputSchema: {
      type: 'object',
      properties: Object.fromEntries(row.params.map((param) => [toolName(param.name), schemaOf(param)])),
      ...requiredOf(row),
      additionalProperties: false,
    },
    annotations: {
      readOnlyHint: readsOnly(row),
      destructiveHint: row.destructive === true,
      idempotentHint: readsOnly(row) && row.waits !== true,
      openWorldHint: row.openWorld === true,
    },
  };
}

/** A tool's arguments by the names of the table. Names that no parameter has stay, so that the check refuses them by name. */
export function argumentsOf(row: Row, given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const named = new Map(row.params.map((param) => [toolName(param.name), param.name]));
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [named.get(name) ?? name, value]));
}

/** The first sentence is what a client that searches its tools matches against. */
function describe(row: Row): string {
  const needs = row.needs.map((need) => (need === 'world' ? 'an open world' : 'a game that draws'));
  const sentences = [row.summary];
  if (needs.length > 0) sentences.push(`Needs ${needs.join(' and ')}`);
  if (row.openWorld) sentences.push('Reaches beyond this game: use it only when the player asks');
  if (row.destructive) sentences.push('Cannot be undone: ask the player first, then give confirm: true');
  return `${sentences.join('. ')}.`;
}

function requiredOf(row: Row): { readonly required?: string[] } {
  const required = row.params.filter((param) => !mayBeAbsent(param)).map((param) => toolName(param.name));
  return required.length === 0 ? {} : { required };
}

function mayBeAbsent(param: Param): boolean {
  return param.optional === true || 'default' in param || ('temporary' in param && param.temporary !== undefined);
}

type Schema = JSONObject;

function schemaOf(param: Param): Schema {
  const description = 'unit' in param && param.unit !== undefined ? `${param.help}, in ${param.unit}` : param.help;
  switch (param.type) {
    case 'switch':
      return { type: 'boolean', description };
    case 'rest':
      return { type: 'string', minLength: 1, ...lengthOf(param), description };
    case 'text':
      return {
        type: 'string',
        ...(param.choices === undefined ? {} : { enum: [...param.choices] }),
        ...lengthOf(param),
        ...defaultOf(param),
        description,
      };
    default: {
      const bounds = {
        ...(param.min > Number.MIN_SAFE_INTEGER ? { minimum: param.min } : {}),
        ...(param.max < Number.MAX_SAFE_INTEGER ? { maximum: param.max } : {}),
      };
      const number = { type: param.type, ...bounds };
      if (param.instead === undefined) return { ...number, ...defaultOf(param), description };
      return { anyOf: [number, { type: 'string', enum: [...param.instead] }], ...defaultOf(param), description };
    }
  }
}

function lengthOf(param: Param): Schema {
  return 'maxLength' in param && param.maxLength !== undefined && param.maxLength < 4096 ? { maxLength: param.maxLength } : {};
}

function defaultOf(param: Param): Schema {
  return 'default' in param && param.default !== undefined ? { default: param.default } : {};
}

/** `click-slot` as `Click slot`. */
function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
