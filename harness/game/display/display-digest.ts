import type { DisplayList, FreeQuads, SectionMesh, Sheet, TextureSet } from './display-list.ts';
import { freeFloats, guiInts } from './display-list.ts';
import type { PostFrame } from './post-frame.ts';

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
  readonly textures: string;
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

const freeBytes = (quads: FreeQuads): Uint8Array => bytesOf(quads.data.subarray(0, quads.count * freeFloats));

/** Digests of things that never change, by hash function and object. A new content is a new object. */
const known = new WeakMap<Hash, WeakMap<object, string>>();

function once(hash: Hash, thing: object, bytes: () => Uint8Array): string {
  let table = known.get(hash);
  if (!table) {
    table = new WeakMap();
    known.set(hash, table);
  }
  let digest = table.get(thing);
  if (digest === undefined) {
    digest = hash(bytes());
    table.set(thing, digest);
  }
  return digest;
}

/** The content of a section: its place and quads; never its id or version, which depend on how it came to be. */
function sectionBytes(section: SectionMesh): Uint8Array {
  const { solid, shapes, blended } = section;
  return joined([
    numbers(section.x, section.y, section.z, ...solid.map((group) => group.length), shapes.count, blended.count),
    ...solid.map(bytesOf),
    freeBytes(shapes),
    freeBytes(blended),
  ]);
}

const isEmpty = (section: SectionMesh): boolean =>
  section.shapes.count === 0 && section.blended.count === 0 && section.solid.every((group) => group.length === 0);

function sectionsDigest(sections: readonly SectionMesh[], hash: Hash): string {
  const ordered = sections.filter((section) => !isEmpty(section)).sort((a, b) => a.x - b.x || a.y - b.y || a.z - b.z);
  return hash(asciiBytes(ordered.map((section) => once(hash, section, () => sectionBytes(section))).join(' ')));
}

const sheetBytes = (sheet: Sheet): Uint8Array => joined([numbers(sheet.width, sheet.height), sheet.pixels]);

function texturesDigest(textures: TextureSet, hash: Hash): string {
  return once(hash, textures, () =>
    joined([
      numbers(textures.tiles),
      textures.blocks.subarray(0, textures.tiles * 1024),
      sheetBytes(textures.font),
      sheetBytes(textures.gui),
    ]),
  );
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

/** Which pack, and which passes. Their numbers follow from the pack, the state and the frame's clock, which a game without pixels has none of. */
function postBytes({ chain, passes }: PostFrame): Uint8Array {
  return asciiBytes([chain, ...passes.map(({ kind }) => kind)].join(' '));
}

/**
 * Digests the parts of a display list by content. The order of sections does not matter, nor do empty ones; the order of everything else
 * does. What is not drawn without a camera is left out then.
 */
export function displayLayers(list: DisplayList, textures: TextureSet, hash: Hash): DisplayLayers {
  const world = list.camera !== null;
  const free = (quads: FreeQuads) => hash(world ? freeBytes(quads) : new Uint8Array(0));
  return {
    camera: hash(cameraBytes(list)),
    sky: hash(skyBytes(list)),
    light: hash(world ? lightBytes(list) : new Uint8Array(0)),
    sections:
      world && list.fades
        ? hash(asciiBytes(`${sectionsDigest(list.sections, hash)} ${hash(bytesOf(list.fades))}`))
        : sectionsDigest(world ? list.sections : [], hash),
    backdrop: free(list.backdrop),
    objects: free(list.objects),
    lines: hash(world ? bytesOf(list.lines.data.subarray(0, list.lines.count * 7)) : new Uint8Array(0)),
    hand: free(list.hand),
    gui: hash(bytesOf(list.gui.data.subarray(0, list.gui.count * guiInts))),
    textures: texturesDigest(textures, hash),
    frames: hash(world && list.tileFrames ? bytesOf(list.tileFrames) : new Uint8Array(0)),
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
