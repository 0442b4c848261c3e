import { expect, test } from 'vitest';
import { createRecentAnswers } from './recent-answers.ts';

test('the oldest answers make room for new ones, by their size', () => {
  const recent = createRecentAnswers(20);
  recent.save('a', '12345678');
  recent.save('b', '12345678');
  recent.save('a', '87654321');
  expect(['a', 'b'].map(recent.load)).toEqual(['87654321', '12345678']);
  recent.save('c', '1234');
  expect(['a', 'b', 'c'].map(recent.load)).toEqual(['87654321', undefined, '1234']);
});

test('an answer larger than everything is not kept, and leaves nothing behind that counts', () => {
  const recent = createRecentAnswers(20);
  recent.save('a', 'x'.repeat(30));
  recent.save('b', '12345678');
  recent.save('c', '12345678');
  expect(['a', 'b', 'c'].map(recent.load)).toEqual([undefined, '12345678', '12345678']);
});
