import { describe, expect, it } from 'vitest';
import { readExpression } from './expression.ts';
import { ownPacks } from './own-packs.ts';
import { packPasses } from './pack.ts';
import { parsePack } from './parse-pack.ts';
import { type Uniforms, uniformNames } from './uniforms.ts';

const uniforms = {
  ...Object.fromEntries(uniformNames.map((name) => [name, 0.25])),
  viewWidth: 640,
  viewHeight: 360,
  far: 64,
} as unknown as Uniforms;
const scope = new Map(Object.entries(uniforms));
const value = (text: string): number => readExpression(text, 'here', (name) => scope.has(name))(scope);
const pack = (rest: object): string => JSON.stringify({ format: 1, title: 'A pack', passes: [{ pass: 'grade' }], ...rest });

describe('an expression', () => {
  it.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['-2 - -3', 1],
    ['7 % 4 - 1 % 4', 2],
    ['-1 % 4', 3],
    ['1.5e1 / 3', 5],
    ['clamp(viewWidth, 0, 100) + min(3, 1, 2)', 101],
    ['mix(2, 4, rainStrength)', 2.5],
    ['smoothstep(0, 1, 0.5)', 0.5],
    ['if(2 > 1, 5, 6) + (1 <= 0)', 5],
    ['floor(cameraPosition.x) + frac(3.75)', 0.75],
  ])('%s is %d', (text, expected) => expect(value(text)).toBeCloseTo(expected, 12));

  it.each([
    ['', /ends too early/],
    ['1 +', /ends too early/],
    ['1 2', /"2" is too much/],
    ['(1', /a "\)" is missing/],
    ['wether', /wether is no uniform/],
    ['pow(1, 2)', /pow is no function; there are min/],
    ['mix(1, 2)', /mix takes 3 values, not 2/],
    ['constructor(1)', /constructor is no function/],
    ['1 $ 2', /cannot be read/],
    ['('.repeat(200), /nested too deep/],
  ])('%s is refused', (text, message) => expect(() => value(text)).toThrow(message));
});

describe('a pack', () => {
  it.each([
    ['{', /no JSON/],
    ['[]', /not an object/],
    [pack({ format: 2 }), /format is 2; this game reads format 1/],
    [pack({ passes: [] }), /not a list of passes/],
    [pack({ passes: [{ pass: 'glow' }] }), /passes\[0\]\.pass is "glow"; there are grade, vignette/],
    [pack({ passes: [{ pass: 'bloom', radious: 1 }] }), /"radious" that means nothing; it may have pass, threshold/],
    [pack({ passes: [{ pass: 'grade', tint: [1, 1] }] }), /passes\[0\]\.tint is not three values/],
    [pack({ passes: [{ pass: 'grade', exposure: null }] }), /neither a number nor an expression/],
    [pack({ passes: new Array(17).fill({ pass: 'grade' }) }), /17 passes; 16 is the most/],
    [pack({ variables: { rainStrength: 1 } }), /name of a uniform/],
    [pack({ variables: { a: 'b', b: 1 } }), /b is no uniform and no variable above it/],
    [pack({ title: '' }), /title is not a text/],
  ])('%s is refused with the place and what would be right', (text, message) => expect(() => parsePack('p', text)).toThrow(message));

  it('works its expressions out for each frame, holds them in range, and uses the usual value for what is no number', () => {
    const read = parsePack(
      'p',
      pack({
        variables: { wet: 'rainStrength * 2' },
        passes: [
          { pass: 'bloom', strength: 'wet', radius: 99, threshold: '0 / 0' },
          { pass: 'vignette', color: '#ff8000' },
        ],
      }),
    );
    expect(packPasses(read, { ...uniforms, rainStrength: 0.75 })).toMatchObject([
      { kind: 'bloom', strength: 1.5, radius: 0.25, threshold: 0.75 },
      { kind: 'vignette', color: 0xff8000 },
    ]);
  });

  it('with another text has another content, so that it starts over', () => {
    const content = (text: string) => parsePack('p', text).content;
    expect(content(pack({}))).toBe(content(pack({})));
    expect(content(pack({ description: 'x' }))).not.toBe(content(pack({})));
  });

  it('leaves grey grey when it grades by exposure, contrast and saturation alone', () => {
    const read = parsePack('p', pack({ passes: [{ pass: 'grade', exposure: 1.2, contrast: 1.3, saturation: 0.2 }] }));
    const [pass] = packPasses(read, uniforms);
    if (pass?.kind !== 'grade') throw new Error('a grade was asked for');
    const rows = [0, 3, 6].map((at) => pass.matrix.slice(at, at + 3).reduce((sum, share) => sum + share, 0));
    for (const row of rows) expect(row).toBeCloseTo(1.56, 12);
    expect(pass.offset).toEqual([-0.15, -0.15, -0.15].map((x) => expect.closeTo(x, 12)));
  });

  it.each(Object.keys(ownPacks))('%s of the game is whole', (name) => {
    for (const sunAngle of [0, 0.1, 0.25, 0.45, 0.5, 0.75, 0.99]) {
      const passes = packPasses(parsePack(name, ownPacks[name] ?? ''), { ...uniforms, sunAngle });
      expect(passes.length).toBeGreaterThan(2);
      for (const pass of passes)
        for (const number of Object.values(pass).flat()) if (typeof number === 'number') expect(Number.isFinite(number)).toBe(true);
    }
  });
});
