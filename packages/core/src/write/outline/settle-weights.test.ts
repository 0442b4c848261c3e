import { expect, test } from 'vitest';
import type { TextBlock } from '../../text/text-block.ts';
import { settleWeights } from './settle-weights.ts';

const block = (fontWeight: number, length: number, fontSize = 14): TextBlock =>
  ({ text: 'x'.repeat(length), fontWeight, fontSize }) as TextBlock;

test('weights of a few odd words join the nearest that the page is set in, and never cross bold', () => {
  const odd = [block(200, 10), block(900, 8), block(600, 6)];
  const blocks = [block(400, 300), block(500, 120), block(700, 100), ...odd];
  expect([...blocks].map(settleWeights(blocks))).toEqual([400, 500, 700, 400, 700, 700]);
});

test('large text keeps a weight of its own', () => {
  const blocks = [block(400, 300), block(200, 12, 48), block(300, 12, 48)];
  expect(blocks.map(settleWeights(blocks))).toEqual([400, 200, 400]);
});
