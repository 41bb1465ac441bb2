import { describe, expect, test } from 'vitest';
import {
  type ApprovalFile,
  ApprovalFileError,
  type ApprovalItem,
  approvalSchema,
  formatApprovalFile,
  itemFault,
  parseApprovalFile,
} from './approval-file.ts';

const digest = (letter: string): string => letter.repeat(64);
const item: ApprovalItem = { shot: 'meadow', key: 'game/soft/1', P: [digest('a'), digest('b')], U: [digest('c'), digest('c')] };
const whole: ApprovalFile = {
  schema: approvalSchema,
  items: [item, { shot: 'hall', key: 'game/soft/1', P: [digest('d')], reason: 'another one', cluster: '89abcdef' }],
  reason: 'the new leaves',
  author: 'A Person',
  cluster: '01234567',
  decided: '2026-01-02T03:04:05.678Z',
  proposedBy: 'an agent',
};
const changed = (change: object): string => JSON.stringify({ ...whole, ...change });
const itemChanged = (change: object): string => changed({ items: [{ ...item, ...change }] });

describe('an approval file', () => {
  test('gives back what was written, by name', () => {
    expect(parseApprovalFile(formatApprovalFile(whole))).toEqual({ ...whole, items: [whole.items[1], whole.items[0]] });
  });

  test('may leave reason, author, cluster, date and proposer to the command line', () => {
    const least = { schema: approvalSchema, items: [{ shot: 'a', key: 'k', P: [digest('a')] }] };
    expect(parseApprovalFile(JSON.stringify(least))).toEqual(least);
    expect(parseApprovalFile(JSON.stringify({ ...least, reason: '', author: null }))).toEqual(least);
  });

  const refused: readonly (readonly [string, string, RegExp])[] = [
    ['a cut file', formatApprovalFile(whole).slice(0, 200), /is no JSON: it is cut off or another file; save it again/],
    ['a list', '[]', /is no object; save the file again/],
    ['another form', changed({ schema: 'horizon-rig-approval-2' }), /is of the form horizon-rig-approval-2 and this program reads/],
    ['no form', changed({ schema: 1 }), /does not tell its form/],
    ['a field that is not known', changed({ everything: true }), /a field everything that is not known/],
    ['no pictures', changed({ items: [] }), /items holds no pictures/],
    ['one picture twice', changed({ items: [item, item] }), /names shot meadow under game\/soft\/1 twice/],
    ['a shot outside', itemChanged({ shot: '../meadow' }), /items\[0\]\.shot is no name of a shot/],
    ['a shot that climbs', itemChanged({ shot: 'a..b' }), /items\[0\]\.shot is no name of a shot/],
    ['no key', itemChanged({ key: ' ' }), /items\[0\]\.key is no text/],
    ['a key of two lines', itemChanged({ key: 'a\nb' }), /items\[0\]\.key has a control character/],
    ['no digest', itemChanged({ P: [] }), /items\[0\]\.P holds no digests/],
    ['a digest that is none', itemChanged({ P: ['xyz', digest('a')] }), /items\[0\]\.P holds something that is no hexadecimal/],
    ['widgets of fewer frames', itemChanged({ U: [digest('c')] }), /items\[0\]\.U has 1 digests for 2 frames/],
    ['a cluster that is none', changed({ cluster: 'all' }), /cluster is not 8 hexadecimal digits/],
    ['a reason without an end', changed({ reason: 'x'.repeat(2001) }), /reason is longer than 2000/],
    ['a reason that is no text', changed({ reason: 7 }), /reason is no text/],
    ['a date that is none', changed({ decided: 'yesterday' }), /decided is no ISO date/],
  ];
  test.each(refused)('is refused with %s, by field and with what to do', (_, text, message) => {
    expect(() => parseApprovalFile(text)).toThrow(message);
    expect(() => parseApprovalFile(text)).toThrow(ApprovalFileError);
  });

  test('holds for the frames that were seen alone', () => {
    const frames = [0, 1].map((at) => ({ digests: { S: digest('e'), U: item.U![at]!, P: item.P[at]! } }));
    expect(itemFault(item, { key: item.key, frames })).toBeNull();
    expect(itemFault(item, { key: 'other', frames })).toMatch(/captured under other and the decision is for game/);
    expect(itemFault(item, { key: item.key, frames: frames.slice(1) })).toMatch(/1 frames were captured and 2 were seen/);
    const moved = (layer: 'U' | 'P') => [frames[0]!, { digests: { ...frames[1]!.digests, [layer]: digest('f') } }];
    expect(itemFault(item, { key: item.key, frames: moved('P') })).toMatch(/the picture of frame 1 is not what was seen/);
    expect(itemFault(item, { key: item.key, frames: moved('U') })).toMatch(/the widgets of frame 1 are not what was seen/);
    const { U: _, ...unwidgeted } = item;
    expect(itemFault(unwidgeted, { key: item.key, frames: moved('U') })).toBeNull();
  });
});
