import { expect, test } from 'vitest';
import { didYouMean } from './did-you-mean.ts';

const names = ['click', 'click-at', 'chat', 'state', 'status', 'screenshot', 'screenshot-sequence', 'ui'];

test.each([
  ['clik', 'click'],
  ['clcik', 'click'],
  ['CLICK', 'click'],
  ['stat', 'state'],
  ['sate', 'state'],
  ['ch', 'chat'],
  ['screenshto', 'screenshot'],
  ['screenshot-seqence', 'screenshot-sequence'],
  ['iu', 'ui'],
  ['xyzzy', undefined],
  ['', undefined],
  ['s'.repeat(1000), undefined],
])('%j most likely meant %j', (typed, meant) => {
  expect(didYouMean(typed, names)).toBe(meant);
});
