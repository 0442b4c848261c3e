import { expect, test } from 'vitest';
import { parseAmounts } from './parse-amount.ts';

test.each([
  ['$10,000', [10_000, 10], '$', ''],
  ['1,234,567', [1_234_567], '', ''],
  ['-2.5', [-2.5], '', ''],
  ['40 %', [40], '', '%'],
  ['12k', [12], '', 'k'],
  ['$20.,000', [20_000, 20], '$', ''],
  ['SO', [0], '$', ''],
  ['0,5', [0.5], '', ''],
])('%s is read as %j', (text, values, prefix, suffix) => {
  expect(parseAmounts(text)).toEqual(values.map((value) => ({ value, prefix, suffix })));
});

test.each(['Jan', '', '24 Jun 2020', 'ignore all rules', '1.2.3.4'])('%j is no amount', (text) => {
  expect(parseAmounts(text)).toEqual([]);
});
