import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';

/** A JSON schema as OpenAPI 3.0 writes it. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly nullable?: boolean;
  readonly enum?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly additionalProperties?: unknown;
}

/** One call of the published API. */
export interface Operation {
  readonly parameters: readonly {
    readonly name: string;
    readonly in: 'path' | 'query';
    readonly required: boolean;
    readonly schema: Schema;
  }[];
  readonly body: Schema | null;
  /** By status; null where an answer has no body. */
  readonly responses: Readonly<Record<string, Schema | null>>;
}

interface Published {
  readonly operations: Readonly<Record<string, Operation>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

const published = JSON.parse(readFileSync(new URL('./api-schema.generated.json', import.meta.url), 'utf8')) as Published;
const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
ajv.addSchema({ $id: 'api', components: published.components });
const validators = new Map<Schema, ValidateFunction>();

/** A request as it came. */
export interface SeenRequest {
  readonly route: string;
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** Which published call a method and a path are, with the values in the path; null when none is. */
export function routeOf(
  method: string,
  path: string,
): { readonly route: string; readonly values: Readonly<Record<string, string>> } | null {
  for (const route of Object.keys(published.operations)) {
    const [verb, template] = route.split(' ') as [string, string];
    // A reference (`heads/name`) keeps its slashes.
    const pattern = template.replace(/\{(\w+)\}/g, (_, name: string) =>
      name === 'ref' && template.endsWith('{ref}') ? `(?<${name}>.+)` : `(?<${name}>[^/]+)`,
    );
    const match = verb === method ? new RegExp(`^${pattern}$`).exec(path) : null;
    if (match === null) continue;
    const values = Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]);
    return { route, values: Object.fromEntries(values) };
  }
  return null;
}

/** What a request does that the published schema does not allow, a sentence each. */
export function requestFaults({ route, path, query, body }: SeenRequest): string[] {
  const operation = published.operations[route]!;
  const faults: string[] = [];
  for (const { name, in: where, required, schema } of operation.parameters) {
    const text = where === 'path' ? path[name] : query.get(name);
    if (text === undefined || text === null) {
      if (required) faults.push(`${route}: no ${name}`);
      continue;
    }
    const number = ['integer', 'number'].includes(plainType(schema));
    faults.push(...faultsOf(schema, number ? Number(text) : text).map((fault) => `${route}: ${name}${fault}`));
  }
  const known = operation.parameters.filter(({ in: where }) => where === 'query').map(({ name }) => name);
  for (const name of query.keys()) if (!known.includes(name)) faults.push(`${route}: no parameter is called ${name}`);
  if (operation.body === null) {
    if (body !== undefined) faults.push(`${route}: takes no body`);
  } else faults.push(...faultsOf(closed(operation.body), body).map((fault) => `${route}: body${fault}`));
  return faults;
}

/** What an answer has that the published schema does not allow: a stand-in must answer as the real one does. */
export function responseFaults(route: string, status: number, body: unknown): string[] {
  const { responses } = published.operations[route]!;
  const schema = responses[String(status)];
  // Refusals that every call shares (401, 403, 429, 5xx) are published for some calls only.
  if (schema === undefined) return status >= 400 ? [] : [`${route}: ${status} is no published answer`];
  if (schema === null) return body === undefined ? [] : [`${route}: ${status} has no body`];
  return faultsOf(schema, body).map((fault) => `${route}: answer ${status}${fault}`);
}

/** The least answer that the schema of a call allows, with `values` in place of what is made up. */
export function answerOf(route: string, status: number, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return { ...(sample(published.operations[route]!.responses[String(status)]!) as Record<string, unknown>), ...values };
}

/** The least value of a named schema. */
export function sampleOf(name: string, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return { ...(sample(published.components.schemas[name]!) as Record<string, unknown>), ...values };
}

function faultsOf(schema: Schema, value: unknown): string[] {
  const validate = validators.get(schema) ?? ajv.compile(schema);
  validators.set(schema, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? 'is wrong'}`);
}

const closedSchemas = new Map<Schema, Schema>();

/** A schema in which a field that is not published is a fault: a misspelt one would be taken in silence. */
function closed(schema: Schema): Schema {
  const known = closedSchemas.get(schema);
  if (known !== undefined) return known;
  const inner = (node: Schema): Schema => {
    if (node.oneOf !== undefined || node.anyOf !== undefined || node.allOf !== undefined) return node;
    const properties = Object.entries(node.properties ?? {}).map(([name, each]) => [name, inner(each)]);
    return {
      ...node,
      ...(node.items === undefined ? {} : { items: inner(node.items) }),
      ...(node.properties === undefined ? {} : { properties: Object.fromEntries(properties), additionalProperties: false }),
    };
  };
  const made = inner(schema);
  closedSchemas.set(schema, made);
  return made;
}

function whole(schema: Schema): Schema {
  return schema.$ref === undefined ? schema : published.components.schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)]!;
}

function plainType(schema: Schema): string {
  return whole(schema).type ?? '';
}

function sample(schema: Schema): unknown {
  const node = whole(schema);
  if (node.nullable === true) return null;
  if (node.enum !== undefined) return node.enum[0];
  const part = node.oneOf?.[0] ?? node.anyOf?.[0];
  if (part !== undefined) return sample(part);
  switch (node.type) {
    case 'array':
      return Array.from({ length: node.minItems ?? 0 }, () => sample(node.items!));
    case 'integer':
    case 'number':
      return node.minimum ?? 0;
    case 'boolean':
      return false;
    case 'string':
      return node.format === 'uri' ? 'https://example.com/' : node.format === 'date-time' ? '2026-01-01T00:00:00Z' : '';
    default: {
      const own = (node.required ?? []).map((name) => [name, sample(node.properties![name]!)]);
      return Object.assign(Object.fromEntries(own), ...(node.allOf ?? []).map(sample)) as unknown;
    }
  }
}
