import { expect, test } from 'vitest';
import { amountOf } from './money.ts';

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
