import { expect, test } from 'vitest';
import { findChanges, maxTipped } from './answers.ts';
import { chooseRecorded } from './choose-recorded.ts';

test('no change is allowed on a processor like the one that recorded the answers, three pages in a hundred on another', () => {
  expect(maxTipped(67, 'x64', 'x64')).toBe(0);
  expect(maxTipped(67, 'x64', 'arm64')).toBe(2);
  expect(maxTipped(12, 'x64', 'arm64')).toBe(1);
});

test('a page that changed is named with its parts; one that is the same is not', () => {
  const recorded = { shop: { texts: 'a', palette: 'b' }, blog: { texts: 'c' } };
  const now = { shop: { texts: 'a', palette: 'x', tree: 'd' }, blog: { texts: 'c' } };
  expect(findChanges(now, recorded)).toEqual(['shop: palette, tree']);
});

const pages = ['shop', 'blog', 'docs'];
const recorded = { processor: 'x64', pages: { shop: {}, blog: {} } };

test.each([
  [[], ['shop', 'blog']],
  [['docs'], ['docs']],
  [['--all'], pages],
])('with %j are recorded %j', (args, chosen) => expect(chooseRecorded(args, pages, recorded, 'x64')).toEqual(chosen));

test('a name that is no page is refused, and so is mixing answers of two processors', () => {
  expect(() => chooseRecorded(['shopp'], pages, recorded, 'x64')).toThrow('shopp');
  expect(() => chooseRecorded(['shop'], pages, recorded, 'arm64')).toThrow('recorded on x64');
  expect(chooseRecorded([], pages, recorded, 'arm64')).toEqual(['shop', 'blog']);
});
