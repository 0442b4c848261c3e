import { expect, test } from 'vitest';
import type { TextBlock } from '../text/text-block.ts';
import { toBlock } from '../text/to-block.ts';
import { text } from '../write/page.fixture.ts';
import { matchTexts } from './match-texts.ts';

const block = (words: string, x: number, y: number, fontSize = 14): TextBlock =>
  toBlock([text(words, x, y, { fontSize })]);

test('of two equal texts the one whose place the build shows is there, and the other was read with its neighbour', () => {
  const [home, path, title] = [block('Home', 94, 90), block('Dashboard', 154, 90), block('Dashboard', 94, 120, 40)];
  const [both, same] = [block('Home Dashboard', 94, 90), block('Dashboard', 94, 121, 40)];
  const { pairs, missing, extra } = matchTexts([home, path, title], [both, same]);
  expect(pairs.find(({ reference }) => reference === title)?.build).toBe(same);
  expect(pairs.find(({ build }) => build === both)?.reference.text).toBe('Home Dashboard');
  expect([missing, extra]).toEqual([[], []]);
});
