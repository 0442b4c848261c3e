import { expect, test } from 'vitest';
import { amountOf, quantitiesOf } from './money.ts';

test.each([
  ['$1,299.00', 1299],
  ['1.299,00 €', 1299],
  ['1 299 €', 1299],
  ['€ 42', 42],
  ['CHF 1’299.50', 1299.5],
  ['2 × $49.00', 49],
  ['Qty 2 $49.00', 49],
  ['Save 20% – now $99', 99],
  ['Total: $10.50.', 10.5],
  ['from $49, billed yearly', 49],
  ['$999K', 999_000],
  ['$1.2M', 1_200_000],
  ['$3bn', 3_000_000_000],
  ['1,2 M€', 1_200_000],
  ['$12 monthly', 12],
  ['$49mo', 49],
  ['$0.002 per token', 0.002],
  ['₹1,00,000', 100_000],
  ['10EUR', 10],
  ['2 seats', undefined],
  [`$${'9'.repeat(400)}`, undefined],
  ['5 m²', undefined],
])('the amount in "%s" is %s', (text, amount) => expect(amountOf(text)).toBe(amount));

test.each([
  [
    ['$1.2M', '$900K', '-$300K', '$-20', '−$5'],
    [1_200_000, 900_000, -300_000, -20, -5],
  ],
  [
    ['0.125', '0.5', '0.25', '1.125'],
    [0.125, 0.5, 0.25, 1.125],
  ],
  [
    ['1.250', '950', '—'],
    [1250, 950, undefined],
  ],
  [
    ['1.299,50 €', '1.300 €'],
    [1299.5, 1300],
  ],
  [
    ['−3 %', '+5 %', '0'],
    [-3, 5, 0],
  ],
  [
    ['1 day', '3 days'],
    [1, 3],
  ],
  [
    ['4.5/5', '3/5'],
    [4.5, 3],
  ],
  [
    ['A-2', 'A-3'],
    [2, 3],
  ],
  [['900 KB', '2 MB'], undefined],
  [['2 h', '45 min'], undefined],
  [['5 m', '5 min'], undefined],
  [['1h 30m', '1h 45m'], undefined],
  [['$5', '€ 4'], undefined],
  [['↑ 3 %', '↓ 5 %'], undefined],
  [['1.5', '1,5'], undefined],
])('%j are put in order as %j', (texts, quantities) => {
  expect(quantitiesOf(texts)).toEqual(quantities);
});
