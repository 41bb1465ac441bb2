import { Tiktoken } from 'js-tiktoken/lite';
import o200k from 'js-tiktoken/ranks/o200k_base';
import { expect, test } from 'vitest';
import { gameInstructions } from './game-prompts.ts';
import { toolOfRow } from './tool-of-row.ts';
import { chosenRows, type ToolSetName, toolSetNames } from './tool-sets.ts';

const encoding = new Tiktoken(o200k);
const tokens = (value: unknown): number => encoding.encode(JSON.stringify(value)).length;

/** Tokens that a list of tools may cost: the context of an agent is spent before it has done anything. */
const budgets: Readonly<Record<ToolSetName, number>> = { core: 4000, play: 8000, ui: 8000, build: 8000, all: 14_000 };

test.each(toolSetNames)('the list of the set %s stays within its budget', (set) => {
  const list = chosenRows({ set, readOnly: false }).map(toolOfRow);
  expect(list.length).toBeGreaterThan(10);
  expect(tokens(list)).toBeLessThanOrEqual(budgets[set]);
});

test('the instructions are short enough for hosts that cut them', () => {
  expect(gameInstructions.length).toBeLessThan(1200);
});
