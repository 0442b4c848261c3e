import { expect, test } from 'vitest';
import { printArray, toLiteral } from './literals.ts';

test.each([
  ['plain', '"plain"'],
  ["it's", '"it\'s"'],
  ['say "hi"', '\'say "hi"\''],
  ['a\\b\n', '"a\\\\b\\n"'],
  ['\u2028', '"\\u2028"'],
  ['</script>$`', '"</script>$`"'],
])('writes %j as a string of code that means the same', (text, literal) => {
  expect(toLiteral(text)).toBe(literal);
});

test('writes an object a line, and long ones a line a value', () => {
  const long = 'word '.repeat(20).trim();
  expect(
    printArray(
      [
        [
          ['title', 'A'],
          ['text', 'b'],
        ],
        [
          ['title', long],
          ['text', 'c'],
        ],
      ],
      0,
    ),
  ).toBe(`[
  { title: "A", text: "b" },
  {
    title:
      "${long}",
    text: "c",
  },
]`);
});
