import { expect, test } from 'vitest';
import { organize, upload } from './wizard.ts';

test.each([
  [['a.png'], "a.png wasn't added."],
  [['a.png', 'b.png'], "a.png and b.png weren't added."],
  [['a.png', 'b.png', 'c.png', 'd.png', 'e.png'], "a.png, b.png, c.png and 2 more weren't added."],
])('files beyond the limit are named in one sentence', (names, said) => {
  expect(upload.refused.dropped(names)).toBe(`The limit is 7 images. ${said}`);
});

test('a landing page has sections to pair with, a web app pages', () => {
  expect(organize.pair.landing('Hero')).toBe('Pair Hero with another section');
  expect(organize.pair.webapp('Cart')).toBe('Pair Cart with another page');
});
