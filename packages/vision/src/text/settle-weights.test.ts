import { expect, it } from 'vitest';
import { settleWeights, type WeightVote } from './settle-weights.ts';

const vote = (changes: Partial<WeightVote>): WeightVote => ({
  strokes: 550,
  boldness: -1,
  fontSize: 18,
  color: 0x333333,
  chars: 12,
  ...changes,
});

it('asks the reader about all lines of one look together', () => {
  expect(settleWeights([vote({}), vote({ boldness: 4 }), vote({ boldness: 3, strokes: 560 })])).toEqual([
    600, 600, 600,
  ]);
});

it('keeps lines of other strokes, sizes and colours out of it', () => {
  const others = [{ strokes: 650 }, { fontSize: 20 }, { color: 0x3366ff }].map((change) =>
    vote({ boldness: 9, ...change }),
  );
  expect(settleWeights([vote({}), ...others])[0]).toBe(500);
});

it('believes strokes alone where nobody read the style, and in large text', () => {
  expect(settleWeights([vote({ boldness: undefined, strokes: 700 })])).toEqual([700]);
  expect(settleWeights([vote({ strokes: 700, fontSize: 40 }), vote({ strokes: 700 })])).toEqual([700, 500]);
});
