import { expect, it } from 'vitest';
import { styleOf } from './read/line-reader.ts';
import { styleOfWords } from './style-of-words.ts';

const word = (left: number, right: number) => ({ chars: [], color: 0, left, right, top: 0, bottom: 10 });

it('takes the style from the steps that stand on the words, not from those on a bar beside them', () => {
  const crop = { left: 100, top: 0, right: 200, bottom: 20 };
  const style = styleOf([-6, -6, -6, 4, 4, 4, 4, 4, 4, 4], [0.6, 0.6, 0.6, 2, 2, 2, 2, 2, 2, 2].map(Math.log));
  const own = styleOfWords({ crop, style }, [word(101, 115), word(118, 129)]);
  expect(own.bold).toBeLessThan(0.01);
  expect(own.size).toBeCloseTo(0.6, 6);
  expect(style.bold).toBeGreaterThan(0.5);
});
