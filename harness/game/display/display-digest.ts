import type { DisplayList, FreeQuads, GuiQuads, SectionMesh, TextureSet } from './display-list.ts';
import { freeFloats, packedWords } from './display-list.ts';
import type { PostFrame } from './post-frame.ts';
import { TextureContent } from './texture-content.ts';

/** A digest of bytes as text, such as SHA-256 in hex. The same function must be passed throughout a process for its caches to help. */
export type Hash = (bytes: Uint8Array) => string;

/** What a display list with its textures is made of, each with its own digest, so that a verdict can say which part moved. */
export interface DisplayLayers {
  /** Size of the picture and the view. */
  readonly camera: string;
  /** Sky, fog and the colour behind everything. */
  readonly sky: string;
  readonly light: string;
  readonly sections: string;
  readonly backdrop: string;
  readonly objects: string;
  readonly lines: string;
  readonly hand: string;
  readonly gui: string;
  /** Which picture of each moving texture is shown. */
  readonly frames: string;
  /** The passes over the world's picture; absent where there are none. */
  readonly post?: string;
}

const bytesOf = (array: Uint8Array | Uint16Array | Uint32Array | Int32Array | Float32Array | Float64Array): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

const numbers = (...values: readonly number[]): Uint8Array => bytesOf(new Float64Array(values));

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

/** The bytes of a text of digests (plain ASCII). */
function asciiBytes(text: string): Uint8Array {
  const out = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) out[i] = text.charCodeAt(i) & 255;
  return out;
}

/** What was made once of things that never change, by hash function and object. A new content is a new object. */
const known = new WeakMap<Hash, WeakMap<object, TextureContent>>();

/** The content of a texture set, kept as long as the set. */
export function contentOf(textures: TextureSet, hash: Hash): TextureContent {
  const table = known.get(hash) ?? new WeakMap<object, TextureContent>();
  known.set(hash, table);
  const content = table.get(textures) ?? new TextureContent(textures, hash);
  table.set(textures, content);
  return content;
}

const sectionDigests = new WeakMap<TextureContent, WeakMap<SectionMesh, string>>();

const freeParts = (content: TextureContent, quads: FreeQuads): Uint8Array[] => content.free(quads).map(bytesOf);

/**
 * The content of a section: its place and quads, and what their tiles show; never its id or version nor a tile's number, which depend on
 * how they came to be.
 */
function sectionBytes({ x, y, z, solid, shapes, blended }: SectionMesh, content: TextureContent): Uint8Array {
  return joined([
    numbers(x, y, z, ...solid.map((group) => group.length), shapes.count, blended.count),
    ...solid.flatMap((group) => content.packed(group).map(bytesOf)),
    ...freeParts(content, shapes),
    ...freeParts(content, blended),
  ]);
}

function sectionDigest(section: SectionMesh, content: TextureContent, hash: Hash): string {
  const table = sectionDigests.get(content) ?? new WeakMap<SectionMesh, string>();
  sectionDigests.set(content, table);
  const digest = table.get(section) ?? hash(sectionBytes(section, content));
  table.set(section, digest);
  return digest;
}

const isEmpty = (section: SectionMesh): boolean =>
  section.shapes.count === 0 && section.blended.count === 0 && section.solid.every((group) => group.length === 0);

function sectionsDigest(sections: readonly SectionMesh[], content: TextureContent, hash: Hash): string {
  const ordered = sections.filter((section) => !isEmpty(section)).sort((a, b) => a.x - b.x || a.y - b.y || a.z - b.z);
  return hash(asciiBytes(ordered.map((section) => sectionDigest(section, content, hash)).join(' ')));
}

/** The moving tiles that the sections and quads of a frame draw, and what each shows now: other tiles may move unseen. */
function framesBytes({ sections, objects, hand, tileFrames }: DisplayList, content: TextureContent): Uint8Array {
  if (!tileFrames) return new Uint8Array(0);
  const moved = new Set<number>();
  for (const section of sections) for (const tile of tilesOf(section)) if (tileFrames[tile] !== tile) moved.add(tile);
  for (const quads of [objects, hand]) for (const tile of freeTiles(quads)) if (tileFrames[tile] !== tile) moved.add(tile);
  // By what they show, not by their numbers, which move when tiles are added.
  const pairs = [...moved]
    .map((tile) => [content.tile(tile), content.tile(tileFrames[tile]!)] as const)
    .sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return numbers(...pairs.flat());
}

const sectionTiles = new WeakMap<SectionMesh, ReadonlySet<number>>();

function tilesOf(section: SectionMesh): ReadonlySet<number> {
  let tiles = sectionTiles.get(section) as Set<number> | undefined;
  if (tiles === undefined) {
    tiles = new Set([...freeTiles(section.shapes), ...freeTiles(section.blended)]);
    for (const group of section.solid) for (let at = 0; at < group.length; at += packedWords) tiles.add((group[at]! >>> 12) & 0xfff);
    sectionTiles.set(section, tiles);
  }
  return tiles;
}

function freeTiles({ count, data }: FreeQuads): number[] {
  return Array.from({ length: count }, (_, quad) => data[quad * freeFloats + 9]! | 0);
}

function cameraBytes({ camera, width, height }: DisplayList): Uint8Array {
  if (!camera) return numbers(width, height);
  const { x, y, z, right, up, forward, tanHalfFov, near, far, jitter } = camera;
  return numbers(width, height, x, y, z, ...right, ...up, ...forward, tanHalfFov, near, far, ...(jitter ?? []));
}

function skyBytes({ sky, fog, clear, camera }: DisplayList): Uint8Array {
  // Without a world pass only the clear colour is drawn, with one only the sky and fog are.
  if (!camera) return numbers(clear);
  const glow = sky.glow ? [...sky.glow.direction, sky.glow.color, sky.glow.strength] : [];
  return numbers(sky.zenith, sky.horizon, sky.below, fog.color, fog.start, fog.end, ...glow);
}

const flatMark = Uint8Array.of(1);

function lightBytes({ lightmap, flatLight }: DisplayList): Uint8Array {
  return flatLight ? joined([lightmap, flatMark]) : lightmap;
}

const guiBytes = (quads: GuiQuads, content: TextureContent): Uint8Array => joined(content.gui(quads).map(bytesOf));

/** Which pack, and which passes. Their numbers follow from the pack, the state and the frame's clock, which a game without pixels has none of. */
function postBytes({ chain, passes }: PostFrame): Uint8Array {
  return asciiBytes([chain, ...passes.map(({ kind }) => kind)].join(' '));
}

/**
 * Digests the parts of a display list by content: a texture counts where it is drawn, as what it shows. The order of sections does not matter, nor do empty ones; the order of everything else
 * does. What is not drawn without a camera is left out then.
 */
export function displayLayers(list: DisplayList, textures: TextureSet, hash: Hash): DisplayLayers {
  const world = list.camera !== null;
  const content = contentOf(textures, hash);
  const free = (quads: FreeQuads) => hash(world ? joined(freeParts(content, quads)) : new Uint8Array(0));
  return {
    camera: hash(cameraBytes(list)),
    sky: hash(skyBytes(list)),
    light: hash(world ? lightBytes(list) : new Uint8Array(0)),
    sections:
      world && list.fades
        ? hash(asciiBytes(`${sectionsDigest(list.sections, content, hash)} ${hash(bytesOf(list.fades))}`))
        : sectionsDigest(world ? list.sections : [], content, hash),
    backdrop: free(list.backdrop),
    objects: free(list.objects),
    lines: hash(world ? bytesOf(list.lines.data.subarray(0, list.lines.count * 7)) : new Uint8Array(0)),
    hand: free(list.hand),
    gui: hash(guiBytes(list.gui, content)),
    frames: hash(world ? framesBytes(list, content) : new Uint8Array(0)),
    ...(world && list.post ? { post: hash(postBytes(list.post)) } : {}),
  };
}

/** The digest of a whole display list (layer D): of all its parts in their order. */
export function displayDigest(list: DisplayList, textures: TextureSet, hash: Hash): string {
  const layers = displayLayers(list, textures, hash);
  return hash(
    asciiBytes(
      Object.entries(layers)
        .map(([name, digest]) => `${name} ${digest}`)
        .join('\n'),
    ),
  );
}
