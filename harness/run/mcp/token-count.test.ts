import { Tiktoken } from 'js-tiktoken/lite';
import o200k from 'js-tiktoken/ranks/o200k_base';
import { expect, test } from 'vitest';
import { toolOfRow } from '../../../ctl/mcp/tool-of-row.ts';
import { rigInstructions } from './rig-prompts.ts';
import { rigRows } from './rig-rows.ts';

const encoding = new Tiktoken(o200k);

test('the tools are at most twelve and their list takes at most 3,000 tokens', () => {
  const tools = Object.values(rigRows).map((row) => toolOfRow(row));
  expect(tools.length).toBeGreaterThanOrEqual(9);
  expect(tools.length).toBeLessThanOrEqual(12);
  expect(encoding.encode(JSON.stringify(tools)).length).toBeLessThanOrEqual(3000);
});

test('the instructions are short enough for hosts that cut them', () => {
  expect(rigInstructions.length).toBeLessThan(1200);
});
