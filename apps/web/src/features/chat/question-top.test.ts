import { expect, test } from 'vitest';
import { questionTop } from './question-top.ts';

test.each([
  ['short: at the top of the box', 44, 480],
  ['as long as may be seen', 100, 480],
  ['long: its end, so that the answer begins in the box', 900, 1_280],
])('a question is %s', (_, offsetHeight, top) => {
  expect(questionTop({ offsetTop: 500, offsetHeight })).toBe(top);
});
