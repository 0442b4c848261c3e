import { expect, test } from 'vitest';
import { TokenName } from './token-name.ts';

test.each(['Editor on my laptop', 'Büro – 2. Stock', 'کار‌گاه', 'محمول', 'ノートPC', '👩\u200d💻 at home', '❤\ufe0f'])(
  '%s is a name',
  (name) => {
    expect(TokenName.parse(`  ${name} `)).toBe(name);
  },
);

test.each([
  ['a line end', 'a\nb'],
  ['a null', 'a\0b'],
  ['a C1 control', 'a\u0085b'],
  ['a turn to the left', 'a\u202eb'],
  ['an embedding', 'a\u202ab'],
  ['an isolate', 'a\u2066b'],
  ['a direction mark', 'a\u200eb'],
  ['an Arabic letter mark', 'a\u061cb'],
  ['a space of no width', 'a\u200bb'],
  ['a byte order mark', 'a\ufeffb'],
  ['a soft hyphen', 'a\u00adb'],
  ['a line separator', 'a\u2028b'],
  ['a tag', 'a\u{e0041}b'],
  ['a filler', 'a\u3164b'],
  ['half a character', 'a\ud800b'],
  ['an annotation', 'a\ufff9b'],
])('%s is in no name', (_, name) => {
  expect(TokenName.safeParse(name).error?.issues[0]?.message).toBe(
    'Invisible characters and characters that change the text direction are not allowed.',
  );
});

test.each(['\u200d', ' \u2800 ', '\u00a0\u200c'])('a name that shows nothing is none (%#)', (name) => {
  expect(TokenName.safeParse(name).success).toBe(false);
});
