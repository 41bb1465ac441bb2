import { describe, expect, test } from 'vitest';
import { parseApprovalFile } from '../../approval-file.ts';
import { approvalCommands, approvalFile, fileCommand } from './approval-text.ts';
import type { ReviewData } from './review-data.ts';
import { decided, leftOut, nextOpen, tally, undecided } from './review-state.ts';

const digest = 'a'.repeat(64);
const result = (shot: string) => ({ at: `shot-${shot}`, item: { shot, key: 'k', P: [digest] } });
const data: ReviewData = {
  schema: 'horizon-rig-approval-1',
  run: '2026-01-01T00:00:00.000Z',
  from: ' --from out',
  changes: [
    { id: '00000001', says: 'sky', size: '2 shots', approvable: true, results: [result('one'), result('two')] },
    // Two displays show one golden.
    {
      id: '00000002',
      says: 'sea',
      size: '2 shots',
      approvable: true,
      results: [result('three'), { ...result('three'), at: 'shot-three-xvfb' }],
    },
    { id: '00000003', says: 'blank', size: '1 shot', approvable: false, results: [{ at: 'shot-four', item: null }] },
  ],
};
const now = '2026-01-02T03:04:05.000Z';

describe('what a review decides', () => {
  test('is accepted with a reason or not at all', () => {
    for (const reason of ['', '   ', ' x ']) expect(() => decided(undecided, '00000001', 'accept', reason)).toThrow(/say why/);
    expect(decided(undecided, '00000001', 'accept', ' new sky ').decisions).toEqual({
      '00000001': { choice: 'accept', reason: 'new sky' },
    });
    expect(tally(decided(decided(undecided, '00000001', 'reject'), '00000001', 'later'))).toEqual({ accept: 0, reject: 0, later: 1 });
  });

  test('goes on with the next open change, around the end', () => {
    const state = decided(decided(undecided, '00000002', 'later'), '00000003', 'reject');
    expect([nextOpen(undecided, data.changes, -1), nextOpen(state, data.changes, 0), nextOpen(state, data.changes, 2)]).toEqual([0, 0, 0]);
    expect(nextOpen(decided(state, '00000001', 'later'), data.changes, 0)).toBeNull();
  });

  test('is a file of the one change with its reason, or of several with theirs at each shot', () => {
    expect(approvalFile(data, decided(undecided, '00000001', 'reject'), '', now)).toBeNull();
    const one = decided(undecided, '00000001', 'accept', 'new sky');
    const single = approvalFile(data, one, 'Ada', now)!;
    expect([single.name, single.shots, parseApprovalFile(single.text)]).toEqual([
      'approval-00000001.json',
      2,
      {
        schema: data.schema,
        reason: 'new sky',
        cluster: '00000001',
        author: 'Ada',
        decided: now,
        items: [result('one').item, result('two').item],
      },
    ]);
    const both = approvalFile(data, decided(one, '00000002', 'accept', 'new sea'), '', now)!;
    expect([both.name, both.shots]).toEqual(['approval-2-changes.json', 3]);
    expect(parseApprovalFile(both.text).items[2]).toEqual({ ...result('three').item, reason: 'new sea', cluster: '00000002' });
  });

  test('leaves out what is left out, and is nothing when all is', () => {
    const one = leftOut(decided(undecided, '00000001', 'accept', 'new sky'), 'shot-two');
    expect(parseApprovalFile(approvalFile(data, one, '', now)!.text).items).toEqual([result('one').item]);
    expect(approvalFile(data, leftOut(one, 'shot-one'), '', now)).toBeNull();
    expect(approvalFile(data, leftOut(one, 'shot-two'), '', now)!.shots).toBe(2);
  });

  test('is the same as commands, in words that a shell takes', () => {
    const state = decided(decided(undecided, '00000001', 'accept', "it's new"), '00000002', 'accept', 'new');
    expect(approvalCommands(data, state, 'Ada L.')).toBe(
      `npx horizon-rig approve --cluster 00000001 --from out --reason 'it'\\''s new' --author 'Ada L.'\nnpx horizon-rig approve --cluster 00000002 --from out --reason new --author 'Ada L.'`,
    );
    expect(approvalCommands(data, leftOut(state, 'shot-one'), '').split('\n')[0]).toBe(
      "npx horizon-rig approve two --from out --reason 'it'\\''s new'",
    );
    expect(fileCommand(data, 'approval 1.json')).toBe("npx horizon-rig approve --file 'approval 1.json' --from out");
  });
});
