import { contentOf, type Hash } from './display-digest.ts';
import type { DisplayList, FreeQuads, GuiQuads, SectionMesh, TextureSet } from './display-list.ts';
import { freeFlags, freeFloats, guiInts, guiSheets, packedWords } from './display-list.ts';
import type { TextureContent } from './texture-content.ts';
import { tileNames } from './tile-table.ts';

/** Quads of one texture: how many, and two sums over what they are, which no order moves. */
interface Tally {
  count: number;
  a: number;
  b: number;
}

type Tallies = Map<string, Tally>;

/** Two multipliers of Steele and Vigna's linear congruential tables (2021), odd and far apart. */
const [first, second] = [0x915f77f5, 0x93d765dd];

/**
 * How often each texture is drawn in a frame and a short digest of how: `oak_leaves` as `123 9f0c61d200ab34cd`, so that a verdict can name
 * what is drawn otherwise. Neither the order of quads counts nor where a texture lies in its set, but where and how a quad is drawn and
 * every texel of its texture. Text, sprites and filled areas of the interface are `gui/text`, `gui/sprites` and `gui/fills`; lines and what
 * has no texture are `lines` and `untextured`.
 */
export function displayDraws(list: DisplayList, textures: TextureSet, hash: Hash): Readonly<Record<string, string>> {
  const content = contentOf(textures, hash);
  const all: Tallies = new Map();
  if (list.camera !== null) {
    for (const section of list.sections) addSection(all, section);
    for (const quads of [list.backdrop, list.objects, list.hand]) addFree(all, quads, 0);
    addLines(all, list);
  }
  addGui(all, list.gui, content);
  const names = [...all.keys()].sort();
  return Object.fromEntries(names.map((name) => [name, tallyText(all.get(name)!, shownBy(name, content))]));
}

function tallyText({ count, a, b }: Tally, shown: number): string {
  return `${count} ${word(Math.imul(a ^ shown, first))}${word(Math.imul(b + shown, second))}`;
}

const word = (value: number): string => (value >>> 0).toString(16).padStart(8, '0');

const tileOf: ReadonlyMap<string, number> = new Map(tileNames.map((name, tile) => [name, tile]));

/** What a tile shows; what the interface shows is in its quads already. */
function shownBy(name: string, content: TextureContent): number {
  const tile = tileOf.get(name);
  return tile === undefined ? 0 : content.tile(tile) | 0;
}

function tally(all: Tallies, name: string): Tally {
  let found = all.get(name);
  if (found === undefined) {
    found = { count: 0, a: 0, b: 0 };
    all.set(name, found);
  }
  return found;
}

/** Adds the words of one quad from `at` on to a tally. */
function add(to: Tally, words: Uint32Array | Int32Array, at: number, length: number, seed: number): void {
  let a = seed;
  for (let i = at; i < at + length; i++) {
    a = Math.imul(a ^ words[i]!, first);
    a ^= a >>> 15;
  }
  to.count += 1;
  to.a = (to.a + a) | 0;
  to.b = (to.b + Math.imul(a ^ (a >>> 13), second)) | 0;
}

/** A section never changes: what it adds is kept with it. */
const sections = new WeakMap<SectionMesh, Tallies>();

function addSection(all: Tallies, section: SectionMesh): void {
  let own = sections.get(section);
  if (own === undefined) {
    own = new Map();
    const seed = Math.imul(Math.imul(Math.imul(section.x, first) + section.y, second) + section.z, first);
    for (const [face, group] of section.solid.entries()) addPacked(own, group, seed + face + 1);
    addFree(own, section.shapes, seed);
    addFree(own, section.blended, seed + 7);
    sections.set(section, own);
  }
  for (const [name, { count, a, b }] of own) {
    const to = tally(all, name);
    to.count += count;
    to.a = (to.a + a) | 0;
    to.b = (to.b + b) | 0;
  }
}

const tileField = 0xfff << 12;

function addPacked(all: Tallies, group: Uint32Array, seed: number): void {
  const bare = new Uint32Array(packedWords);
  for (let at = 0; at < group.length; at += packedWords) {
    const tile = (group[at]! >>> 12) & 0xfff;
    bare.set(group.subarray(at, at + packedWords));
    bare[0] = bare[0]! & ~tileField;
    add(tally(all, tileNames[tile] ?? 'missing'), bare, 0, packedWords, seed);
  }
}

function addFree(all: Tallies, { count, data }: FreeQuads, seed: number): void {
  const bare = new Float32Array(freeFloats);
  const words = new Uint32Array(bare.buffer);
  for (let quad = 0; quad < count; quad++) {
    const at = quad * freeFloats;
    const untextured = ((data[at + 19]! | 0) & freeFlags.untextured) !== 0;
    bare.set(data.subarray(at, at + freeFloats));
    bare[9] = 0;
    add(tally(all, untextured ? 'untextured' : (tileNames[data[at + 9]! | 0] ?? 'missing')), words, 0, freeFloats, seed);
  }
}

function addLines(all: Tallies, { lines }: DisplayList): void {
  const words = new Uint32Array(lines.data.buffer, lines.data.byteOffset, lines.count * 7);
  for (let line = 0; line < lines.count; line++) add(tally(all, 'lines'), words, line * 7, 7, 0);
}

const guiNames: readonly string[] = ['gui/fills', 'gui/text', 'gui/sprites'];

function addGui(all: Tallies, quads: GuiQuads, content: TextureContent): void {
  const [bare, shown] = content.gui(quads);
  for (let quad = 0; quad < quads.count; quad++) {
    const at = quad * guiInts;
    const sheet = quads.data[at + 6]!;
    const top = Math.min(quads.data[at + 8]!, quads.data[at + 10]!);
    // A tile's texels are 16 rows of the sheet, each 16 parts high.
    const name = sheet === guiSheets.blocks ? tileNames[Math.floor(top / 256)] : guiNames[sheet];
    add(tally(all, name ?? 'missing'), bare, at, guiInts, shown[quad]! | 0);
  }
}
