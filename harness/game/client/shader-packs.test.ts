import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { tempFolder } from '../../../ctl/testing/temp-folder.ts';
import { parsePack } from '../packs/parse-pack.ts';
import { passTable } from '../packs/pass-table.ts';
import { uniformNames } from '../packs/uniforms.ts';
import { ShaderPacks } from './shader-packs.ts';

const guide = readFileSync(new URL('../../../docs/packs.md', import.meta.url), 'utf8');

describe('the guide to packs', () => {
  it('names every pass with every value it takes, every uniform, and no other uniform', () => {
    for (const [pass, { params }] of Object.entries(passTable)) {
      const section = guide.slice(guide.indexOf(`\n\`${pass}\` `)).split(/\n`/)[1] ?? '';
      for (const name of Object.keys(params)) expect(section, pass).toContain(`\`${name}\``);
    }
    const listed = guide.slice(guide.indexOf('### Uniforms'), guide.indexOf('Under `HORIZON_STILL'));
    const names = [...listed.matchAll(/`([A-Za-z.]+)`/g)].map(([, name]) => name);
    expect(names.sort()).toEqual([...uniformNames].sort());
  });

  it('shows a pack that can be read', () => {
    const example = /```json\n([\s\S]*?)```/.exec(guide)?.[1] ?? '';
    expect(parsePack('example', example).passes).toHaveLength(3);
  });
});

describe('the packs of a game home', () => {
  it('are listed after the own ones, by name, a broken one with the reason', () => {
    const folder = tempFolder(onTestFinished);
    for (const [name, text] of [
      ['b', '{"format":1,"title":"Second","passes":[{"pass":"grade"}]}'],
      ['a', 'nonsense'],
      ['horizon-warm', '{"format":1,"title":"Impostor","passes":[{"pass":"grade"}]}'],
    ] as const) {
      mkdirSync(join(folder, name));
      writeFileSync(join(folder, name, 'pack.json'), text);
    }
    const list = new ShaderPacks(folder).list();
    expect(list.map(({ id, title }) => [id, title])).toEqual([
      ['horizon-warm', 'Horizon Warm'],
      ['horizon-trails', 'Horizon Trails'],
      ['a', 'a'],
      ['b', 'Second'],
    ]);
    expect(list[2]?.description).toMatch(/the shader pack a cannot be used: pack\.json is no JSON/);
  });

  it('are read anew after a refresh, and refused with what there is', () => {
    const folder = tempFolder(onTestFinished);
    const packs = new ShaderPacks(folder);
    expect(() => packs.load('late')).toThrow(/there is no .*late.*choose one of horizon-warm, horizon-trails, or put the pack there/);
    mkdirSync(join(folder, 'late'));
    writeFileSync(join(folder, 'late', 'pack.json'), '{"format":1,"title":"Late","passes":[{"pass":"grade"}]}');
    expect(() => packs.load('late')).toThrow(/there is no/);
    packs.refresh();
    expect(packs.load('late').title).toBe('Late');
  });

  it('of an immense pack.json are not read', () => {
    const folder = tempFolder(onTestFinished);
    mkdirSync(join(folder, 'big'));
    writeFileSync(join(folder, 'big', 'pack.json'), ' '.repeat(300_000));
    expect(() => new ShaderPacks(folder).load('big')).toThrow(/more than 262144 bytes; make it shorter/);
  });
});
