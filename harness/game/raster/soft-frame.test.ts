import { describe, expect, it } from 'vitest';
import { freeFlags } from '../display/display-list.ts';
import { lookAt } from './bench-camera.ts';
import { countColor, drawTest, freeQuads, packed, pixelAt, section, testList, testTextures, wall } from './fixtures/test-lists.ts';
import { createTarget } from './frame-target.ts';
import { mixBits } from './mix-bits.ts';
import { prepareTextures } from './prepared-textures.ts';
import { createScratch, drawFrame } from './soft-frame.ts';

const magenta = 0xff00ff;
const size = 64 * 48;

/** A number 0..1 from a seed and an index. */
function fraction(seed: number, index: number): number {
  return mixBits(seed, index, 99) / 4294967296;
}

describe('packed faces', () => {
  it('leave no hole in a closed room of four sections, from 50 poses in it', () => {
    // A room 32 x 16 x 32 seen from inside: floor, ceiling and walls meet at every lattice corner, over section borders.
    const sections = [];
    for (const [x, z] of [
      [0, 0],
      [16, 0],
      [0, 16],
      [16, 16],
    ]) {
      const faces: number[][] = [[], [], [], [], [], []];
      for (let a = 0; a < 16; a++) {
        for (let b = 0; b < 16; b++) {
          faces[1].push(...packed(a, 0, b, 0));
          faces[0].push(...packed(a, 15, b, 0));
          if (b === 0) continue;
          if (x === 0) faces[5].push(...packed(0, b, a, 0));
          else faces[4].push(...packed(15, b, a, 0));
          if (z === 0) faces[3].push(...packed(a, b, 0, 0));
          else faces[2].push(...packed(a, b, 15, 0));
        }
      }
      sections.push(section(faces, { id: `${x},0,${z}`, x, z }));
    }
    const scratch = createScratch();
    const textures = prepareTextures(testTextures());
    for (let pose = 0; pose < 50; pose++) {
      const at = (i: number): number => fraction(pose, i);
      const eye = [1.2 + at(0) * 29.6, 1.2 + at(1) * 13.6, 1.2 + at(2) * 29.6];
      const target = [eye[0] + at(3) - 0.5, eye[1] + (at(4) - 0.5) * 0.9, eye[2] + at(5) - 0.5];
      const list = testList({ width: 320, height: 200, sections, camera: lookAt(eye, target) });
      const frame = createTarget(320, 200);
      drawFrame(list, textures, frame, scratch);
      expect(countColor(frame, magenta), `holes in pose ${pose}`).toBe(0);
    }
  });

  it('leave no hole where the camera looks straight along the axes from block corners', () => {
    const faces: number[][] = [[], [], [], [], [], []];
    for (let a = 0; a < 16; a++) for (let b = 0; b < 16; b++) faces[3].push(...packed(a, b, 0, 0));
    for (const [x, y] of [
      [8, 8],
      [8.5, 8],
      [7.5, 8.5],
      [8.25, 7.75],
    ]) {
      const frame = drawTest(testList({ sections: [section(faces)], camera: lookAt([x, y, 5], [x, y, 0]) }));
      expect(countColor(frame, magenta), `from ${x}, ${y}`).toBe(0);
    }
  });

  it('join free quads at shared corners without a hole', () => {
    const faces: number[][] = [[], [], [], [], [], []];
    const rows: number[][] = [];
    for (let a = 0; a < 16; a++) {
      for (let b = 0; b < 16; b++) {
        if ((a + b) & 1) faces[3].push(...packed(a, b, 0, 0));
        else rows.push([a, b + 1, 1, 1, 0, 0, 0, -1, 0, 0, 0, 0, 16, 16, 0xffffff, 1, 240, 0, 0.8, 0]);
      }
    }
    for (let pose = 0; pose < 20; pose++) {
      const eye = [6 + fraction(pose, 1) * 4, 6 + fraction(pose, 2) * 4, 4 + fraction(pose, 3)];
      const target = [eye[0] + fraction(pose, 4) - 0.5, eye[1] + fraction(pose, 5) - 0.5, 1];
      const list = testList({
        width: 200,
        height: 150,
        sections: [section(faces, { shapes: freeQuads(...rows) })],
        camera: lookAt(eye, target),
      });
      expect(countColor(drawTest(list), magenta), `holes in pose ${pose}`).toBe(0);
    }
  });

  it('in one plane show the earlier, through whose holes the later is seen', () => {
    const camera = lookAt([8.5, 8.5, 10], [8.5, 8.5, 9]);
    const white = packed(8, 8, 8, 0);
    const stripes = packed(8, 8, 8, 1);
    const over = drawTest(testList({ camera, sections: [section({ 3: [...stripes, ...white] })] }));
    const under = drawTest(testList({ camera, sections: [section({ 3: [...white, ...stripes] })] }));
    expect(countColor(under, 0)).toBe(0);
    expect(countColor(over, 0)).toBeGreaterThan(100);
    expect(countColor(over, 0) + countColor(over, 0xcccccc)).toBe(countColor(under, 0xcccccc));
  });

  it('show only from outside', () => {
    const up = section({ 1: packed(8, 8, 8, 0) });
    const above = drawTest(testList({ sections: [up], camera: lookAt([8.5, 12, 9], [8.5, 9, 8.5]) }));
    const below = drawTest(testList({ sections: [up], camera: lookAt([8.5, 5, 9], [8.5, 9, 8.5]) }));
    expect(countColor(above, magenta)).toBeLessThan(size);
    expect(countColor(below, magenta)).toBe(size);
  });

  it('cut at the near plane still fill the picture when the eye stands a hair above the floor', () => {
    const faces: number[] = [];
    for (let a = 0; a < 16; a++) for (let b = 0; b < 16; b++) faces.push(...packed(a, 0, b, 0));
    const frame = drawTest(testList({ sections: [section({ 1: faces })], camera: lookAt([8.3, 1.06, 8.4], [8.3, 0.9, 8.1]) }));
    for (let x = 0; x < 64; x++) expect(pixelAt(frame, x, 47), `column ${x}`).toBe(0xffffff);
  });

  it.each([
    ['down', 0, [8.5, 7, 8.5], [0, 0, -1]],
    ['up', 1, [8.5, 10, 8.5], [0, 0, 1]],
  ] as const)('lay the tile of a face that looks %s with u to the east', (_name, face, eye, towards) => {
    const list = testList({
      sections: [section({ [face]: packed(8, 8, 8, 3) })],
      camera: {
        ...lookAt([0, 0, 0], [0, 0, -1]),
        x: eye[0],
        y: eye[1],
        z: eye[2],
        right: [1, 0, 0],
        up: [0, 0, -towards[2]],
        forward: [0, face === 0 ? 1 : -1, 0],
      },
    });
    const frame = drawTest(list);
    const red = (x: number): number => pixelAt(frame, x, 24) >> 16;
    const green = (y: number): number => (pixelAt(frame, 32, y) >> 8) & 255;
    expect(red(36)).toBeGreaterThan(red(28));
    expect(green(28)).toBeGreaterThan(green(20));
  });

  it('turn the tile a quarter clockwise when the flag is set', () => {
    const turned = packed(8, 8, 8, 3);
    turned[3] |= 1 << 24;
    const camera = lookAt([8.5, 8.5, 11], [8.5, 8.5, 9]);
    const plain = drawTest(testList({ sections: [section({ 3: packed(8, 8, 8, 3) })], camera }));
    const spun = drawTest(testList({ sections: [section({ 3: turned })], camera }));
    // What was at the top left (u = v = 0) is now at the top right.
    expect(pixelAt(plain, 24, 16)).toBe(pixelAt(spun, 39, 16));
    expect(pixelAt(plain, 39, 16)).toBe(pixelAt(spun, 39, 31));
  });
});

describe('depth', () => {
  it.each([
    ['near first', [0, 1]],
    ['far first', [1, 0]],
  ])('shows the nearer of two walls, %s', (_name, order) => {
    const walls = [wall(3, 2, 0x00ff00), wall(5, 20, 0x0000ff)];
    const frame = drawTest(testList({ objects: freeQuads(...order.map((i) => walls[i])) }));
    expect(pixelAt(frame, 32, 24)).toBe(0x00ff00);
    expect(pixelAt(frame, 2, 2)).toBe(0x0000ff);
  });

  it('lets the backdrop show only where nothing solid is', () => {
    const frame = drawTest(
      testList({
        objects: freeQuads(wall(30, 10, 0x00ff00)),
        backdrop: freeQuads(wall(10, 60, 0x0000ff, { flags: freeFlags.fullBright | freeFlags.noDepthWrite })),
      }),
    );
    expect(pixelAt(frame, 32, 24)).toBe(0x00ff00);
    expect(pixelAt(frame, 2, 2)).toBe(0x0000ff);
  });

  it('draws the hand over everything, however near', () => {
    const near = freeQuads(wall(0.1, 4, 0x00ff00));
    const hand = freeQuads([-1, 1, 2, 2, 0, 0, 0, -2, 0, 0, 0, 0, 16, 16, 0x0000ff, 1, 240, 0, 1, freeFlags.fullBright]);
    expect(pixelAt(drawTest(testList({ objects: near, hand })), 32, 24)).toBe(0x0000ff);
  });

  it('draws a line on the surface that it lies on, and hides it behind another', () => {
    const line = { count: 1, data: Float32Array.from([-2, 0, -4, 2, 0, -4, 0xff0000]) };
    const inWall = drawTest(testList({ objects: freeQuads(wall(4, 8, 0x00ff00)), lines: line }));
    const behind = drawTest(testList({ objects: freeQuads(wall(3.5, 8, 0x00ff00)), lines: line }));
    expect(countColor(inWall, 0xff0000)).toBeGreaterThan(20);
    expect(countColor(behind, 0xff0000)).toBe(0);
  });
});

describe('fog', () => {
  const at = (distance: number): number =>
    pixelAt(
      drawTest(
        testList({ width: 65, height: 49, fog: { color: 0x102030, start: 10, end: 20 }, objects: freeQuads(wall(distance, 60, 0xffffff)) }),
      ),
      32,
      24,
    );

  it('leaves colours alone up to its start', () => expect(at(10)).toBe(0xffffff));
  it('is all there is from its end on', () => expect(at(20)).toBe(0x102030));
  it('is half way in between', () => expect(at(15)).toBe(0x878f97));
  it('covers packed faces beyond its end wholly', () => {
    const faces: number[] = [];
    for (let a = 0; a < 16; a++) for (let b = 0; b < 16; b++) faces.push(...packed(a, b, 0, 3));
    const camera = lookAt([8, 8, 40], [8, 8, 0]);
    const frame = drawTest(testList({ camera, sections: [section({ 3: faces })], fog: { color: 0x102030, start: 1, end: 30 } }));
    expect(countColor(frame, magenta) + countColor(frame, 0x102030)).toBe(size);
    expect(countColor(frame, 0x102030)).toBeGreaterThan(100);
  });
});

describe('alpha', () => {
  it('under 128 is a hole in a solid tile: half of the striped wall shows what is behind', () => {
    const frame = drawTest(testList({ objects: freeQuads(wall(1, 1.4, 0xffffff, { tile: 1 }), wall(2, 20, 0x00ff00)) }));
    const black = countColor(frame, 0);
    expect(black).toBeGreaterThan(0);
    expect(countColor(frame, 0x00ff00)).toBe(size - black);
    expect(Math.abs(black / (48 * 48) - 0.5)).toBeLessThan(0.05);
  });

  it('mixes a half-clear tile with what is behind it', () => {
    const frame = drawTest(
      testList({
        sections: [section({}, { blended: freeQuads(wall(4, 20, 0x0000ff, { tile: 2 })) })],
        objects: freeQuads(wall(8, 40, 0xff0000)),
      }),
    );
    expect(pixelAt(frame, 32, 24)).toBe(0x7f0080);
  });

  it('adds an additive quad to what is behind it, up to white', () => {
    const flags = freeFlags.fullBright | freeFlags.additive | freeFlags.noDepthWrite;
    const frame = drawTest(testList({ objects: freeQuads(wall(8, 40, 0x808010), wall(4, 20, 0xa02010, { flags })) }));
    expect(pixelAt(frame, 32, 24)).toBe(0xffa020);
  });

  it('shows what is drawn through walls whatever is nearer, and nothing else', () => {
    const near = wall(4, 20, 0x202020);
    const name = (flags: number) => wall(8, 20, 0x00ff00, { alpha: 0.5, flags: freeFlags.fullBright | freeFlags.noDepthWrite | flags });
    expect(pixelAt(drawTest(testList({ objects: freeQuads(near, name(0)) })), 32, 24)).toBe(0x202020);
    expect(pixelAt(drawTest(testList({ objects: freeQuads(near, name(freeFlags.through)) })), 32, 24)).toBe(0x109010);
  });

  it('gives one picture whatever the order in which blended quads come', () => {
    const rows = Array.from({ length: 24 }, (_, i) => {
      const color = mixBits(i, 3, 5) & 0xffffff;
      // Groups of four share their distance, so ties are there to settle.
      return wall(4 + (i >> 2), 6 + (i & 3), color, { alpha: 0.3 + (i % 3) * 0.2 });
    });
    const first = drawTest(testList({ objects: freeQuads(...rows) })).color;
    for (let seed = 1; seed <= 8; seed++) {
      const shuffled = rows.map((row, i) => [mixBits(seed, i, 1), row] as const).sort((a, b) => a[0] - b[0]);
      expect(drawTest(testList({ objects: freeQuads(...shuffled.map(([, row]) => row)) })).color).toEqual(first);
    }
  });

  it('leaves a decal on the face that it lies on visible', () => {
    const decal = wall(4, 2, 0x0000ff, { alpha: 0.999, flags: freeFlags.fullBright | freeFlags.noDepthWrite });
    expect(pixelAt(drawTest(testList({ objects: freeQuads(decal, wall(4, 8, 0xffffff)) })), 32, 24)).toBe(0x0000ff);
  });
});

describe('light', () => {
  it('dims by the lightmap, the face and the corners', () => {
    const lightmap = new Uint8Array(768).fill(255);
    lightmap.fill(128, 15 * 3, 15 * 3 + 3);
    const camera = lookAt([8.5, 12, 8.6], [8.5, 9, 8.5]);
    const up = drawTest(testList({ lightmap, camera, sections: [section({ 1: packed(8, 8, 8, 0) })] }));
    expect(pixelAt(up, 32, 24)).toBe(0x808080);
    const dim = packed(8, 8, 8, 0);
    dim[0] &= 0xffffff;
    const shut = drawTest(testList({ camera, sections: [section({ 1: dim })] }));
    expect(pixelAt(shut, 32, 24)).toBe(0x666666);
  });

  it('has the hue of the lightmap', () => {
    const lightmap = new Uint8Array(768);
    for (let i = 0; i < 256; i++) lightmap.set([200, 100, 50], i * 3);
    const objects = freeQuads(wall(4, 20, 0xffffff, { flags: 0 }));
    expect(pixelAt(drawTest(testList({ lightmap, objects })), 32, 24)).toBe(0xc86432);
  });
});

describe('a frame without a camera', () => {
  it('is its clear colour', () => {
    expect(countColor(drawTest(testList({ camera: null, clear: 0x123456 })), 0x123456)).toBe(size);
  });

  it('is refused on a target of another size, with what to do', () => {
    expect(() => drawFrame(testList(), prepareTextures(testTextures()), createTarget(10, 10), createScratch())).toThrow(
      /64x48.*10x10.*one size/,
    );
  });
});
