import { expect, it } from 'vitest';
import { readLine } from './read-line.ts';
import { draw } from './testing/draw.ts';

const pixels = draw(['            ', ' # # ##  #  ', ' ### #   #  ', ' # # ##  ## ', '            ']);
const glyphs = { left: 0, top: 0, right: 12, bottom: 5, glyphs: [] };

it('does not read what the detector is sure is no text', async () => {
  let reads = 0;
  const read = async () => {
    reads++;
    return { chars: [] };
  };
  await readLine(pixels, glyphs, 0.001, read);
  expect(reads).toBe(0);
  await readLine(pixels, glyphs, 0.01, read);
  expect(reads).toBe(1);
});
