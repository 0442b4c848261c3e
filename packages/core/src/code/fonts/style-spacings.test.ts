import { expect, test } from 'vitest';
import { textBlocksOf } from '../../tree/nest-drafts.ts';
import { line } from '../../tree/page.fixture.ts';
import { facesOf } from './page-faces.ts';
import { readStyleSpacings } from './style-spacings.ts';

const faces = facesOf([], []);

/** Lines below each other, each so many pixels wider than its letters. */
const blocksOf = (texts: Record<string, number>, fontSize = 16) =>
  textBlocksOf({
    image: { width: 800, height: 2000, scale: 1 },
    texts: Object.entries(texts).map(([text, more], at) =>
      line(text, 100, 60 * at, faces.sans.widthEm(text, 400) * fontSize + more, fontSize),
    ),
    elements: [],
  });

test('a style has one letter-spacing, which its longest lines tell', () => {
  const blocks = blocksOf({ Jan: 0.6, Terms: -0.7, 'Switch or cancel at any time, all plans do': 4.2 });
  const spacingOf = readStyleSpacings(blocks, faces, 1);
  const spacings = blocks.map((block) => spacingOf(block));
  expect(new Set(spacings).size).toBe(1);
  expect(spacings[0]).toBeGreaterThan(0);
});

test('another style has another, and one that was not read none', () => {
  const [large, small] = [blocksOf({ 'Ship what your team will open': -15 }, 32), blocksOf({ 'Ship it now': 0 })];
  const spacingOf = readStyleSpacings([...large, ...small], faces, 1);
  expect(spacingOf(large[0]!)).toBeLessThan(spacingOf(small[0]!)!);
  expect(spacingOf(blocksOf({ Other: 0 }, 40)[0]!)).toBeUndefined();
});
