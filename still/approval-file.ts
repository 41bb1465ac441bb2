import type { DigestsShape } from '../ctl/shapes.ts';

/** Version of the shape of an approval file; it grows when a field changes its meaning or goes. */
export const approvalSchema = 'horizon-rig-approval-1';

/** One picture, or film, that was decided on: named by what was seen, so that nothing else can be approved by it. */
export interface ApprovalItem {
  /** The shot as its plan names it, without a display. */
  readonly shot: string;
  /** See `keyText`. */
  readonly key: string;
  /** Digest of the pixels of each frame that was seen. */
  readonly P: readonly string[];
  /** Digest of the widgets of each frame, where the game tells them. */
  readonly U?: readonly string[];
  /** Why this one is right, where it is another reason than the file's. */
  readonly reason?: string;
  /** Its cluster, where it is another one than the file's. */
  readonly cluster?: string;
}

/** A decision that was made away from the checkout: by a person in the report's review, or proposed by an agent. */
export interface ApprovalFile {
  readonly schema: typeof approvalSchema;
  /** One or more; no two of one shot and key. */
  readonly items: readonly ApprovalItem[];
  /** Why the pictures are right; the command line may give it instead. */
  readonly reason?: string;
  /** The person who decided; the command line may give it instead. */
  readonly author?: string;
  /** The cluster of changes that was decided on: 8 hexadecimal digits. */
  readonly cluster?: string;
  /** ISO 8601: when. */
  readonly decided?: string;
  /** Who proposes it and must not decide it. Such a file needs a person on the command line. */
  readonly proposedBy?: string;
}

/** An approval file that cannot be used; the message names the field and what to do. */
export class ApprovalFileError extends Error {
  override readonly name = 'ApprovalFileError';
}

/** Most characters of a reason or a name. */
export const longestWords = 2000;

/** The file as text: items by name, one a few lines, so that two files can be compared. */
export function formatApprovalFile(file: ApprovalFile): string {
  const { schema, items, ...rest } = file;
  const sorted = [...items].sort((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
  return `${JSON.stringify({ schema, ...rest, items: sorted }, null, 1)}\n`;
}

/**
 * Reads an approval file. Nothing is guessed: what is missing, unknown or of another shape is refused by its name.
 * @throws ApprovalFileError naming the field and what to do.
 */
export function parseApprovalFile(text: string): ApprovalFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ApprovalFileError('the approval file is no JSON: it is cut off or another file; save it again from the report');
  }
  const file = fieldsOf(value, 'the approval file', ['schema', 'items', 'reason', 'author', 'cluster', 'decided', 'proposedBy']);
  if (file.schema !== approvalSchema) {
    const told = typeof file.schema === 'string' ? `is of the form ${file.schema.slice(0, 80)}` : 'does not tell its form';
    throw new ApprovalFileError(`the approval file ${told} and this program reads ${approvalSchema}; make it with this version's report`);
  }
  if (!Array.isArray(file.items) || file.items.length === 0) throw fault('items', 'holds no pictures');
  const items = file.items.map(parseItem);
  const taken = new Set<string>();
  for (const item of items) {
    if (taken.has(idOf(item))) throw fault('items', `names shot ${item.shot} under ${item.key} twice`);
    taken.add(idOf(item));
  }
  const decided = optionalText(file.decided, 'decided');
  if (decided !== undefined && !/^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/.test(decided)) throw fault('decided', 'is no ISO date');
  return {
    schema: approvalSchema,
    items,
    ...given('reason', optionalText(file.reason, 'reason')),
    ...given('author', optionalText(file.author, 'author')),
    ...given('cluster', clusterOf(file.cluster, 'cluster')),
    ...given('decided', decided),
    ...given('proposedBy', optionalText(file.proposedBy, 'proposedBy')),
  };
}

/** What of the captured frames is not what an item saw, as a sentence's part; null when it is all the same. */
export function itemFault(
  item: ApprovalItem,
  { key, frames }: { readonly key: string; readonly frames: readonly { readonly digests: DigestsShape }[] },
): string | null {
  if (item.key !== key) return `it was captured under ${key} and the decision is for ${item.key}`;
  if (item.P.length !== frames.length) return `${frames.length} frames were captured and ${item.P.length} were seen`;
  const other = frames.findIndex(({ digests: { P, U } }, i) => P !== item.P[i] || (item.U !== undefined && U !== item.U[i]));
  if (other < 0) return null;
  const frame = frames.length > 1 ? ` of frame ${other}` : '';
  const what = frames[other]!.digests.P === item.P[other] ? `the widgets${frame} are` : `the picture${frame} is`;
  return `${what} not what was seen when it was decided`;
}

function parseItem(value: unknown, index: number): ApprovalItem {
  const at = `items[${index}]`;
  const item = fieldsOf(value, at, ['shot', 'key', 'P', 'U', 'reason', 'cluster']);
  const shot = text(item.shot, `${at}.shot`);
  // It becomes a part of a path.
  if (!/^[\w(][\w .()-]*$/.test(shot) || shot.includes('..')) throw fault(`${at}.shot`, 'is no name of a shot');
  const P = digests(item.P, `${at}.P`);
  const U = item.U === undefined ? undefined : digests(item.U, `${at}.U`);
  if (U !== undefined && U.length !== P.length) throw fault(`${at}.U`, `has ${U.length} digests for ${P.length} frames`);
  return {
    shot,
    key: keyOf(item.key, `${at}.key`),
    P,
    ...given('U', U),
    ...given('reason', optionalText(item.reason, `${at}.reason`)),
    ...given('cluster', clusterOf(item.cluster, `${at}.cluster`)),
  };
}

function fieldsOf(value: unknown, at: string, known: readonly string[]): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw fault(at, 'is no object');
  const unknown = Object.keys(value).find((name) => !known.includes(name));
  if (unknown !== undefined) throw fault(at, `has a field ${unknown.slice(0, 80)} that is not known; known are ${known.join(', ')}`);
  return value as Readonly<Record<string, unknown>>;
}

function digests(value: unknown, at: string): readonly string[] {
  if (!Array.isArray(value) || value.length === 0) throw fault(at, 'holds no digests');
  for (const digest of value) {
    if (typeof digest !== 'string' || !/^[0-9a-f]{16,64}$/.test(digest)) throw fault(at, 'holds something that is no hexadecimal digest');
  }
  return value as readonly string[];
}

function clusterOf(value: unknown, at: string): string | undefined {
  const cluster = optionalText(value, at);
  if (cluster !== undefined && !/^[0-9a-f]{8}$/.test(cluster)) throw fault(at, 'is not 8 hexadecimal digits');
  return cluster;
}

function keyOf(value: unknown, at: string): string {
  const key = text(value, at);
  if (/\p{Cc}/u.test(key)) throw fault(at, 'has a control character');
  return key;
}

function optionalText(value: unknown, at: string): string | undefined {
  return value === undefined || value === null || value === '' ? undefined : text(value, at);
}

function text(value: unknown, at: string): string {
  if (typeof value !== 'string' || value.trim() === '') throw fault(at, 'is no text');
  if (value.length > longestWords) throw fault(at, `is longer than ${longestWords} characters`);
  return value.trim();
}

function given<N extends string, V>(name: N, value: V | undefined): { readonly [K in N]?: V } {
  return value === undefined ? {} : ({ [name]: value } as { readonly [K in N]?: V });
}

function idOf({ shot, key }: ApprovalItem): string {
  return `${shot} ${key}`;
}

function fault(at: string, what: string): ApprovalFileError {
  return new ApprovalFileError(`approval file: ${at} ${what}; save the file again from the report or mend that field`);
}
