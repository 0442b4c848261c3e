import { expect, it } from 'vitest';
import type { LineReader } from './line-reader.ts';
import { readLikelyLine, readLine } from './read-line.ts';
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

/** A reader that notes how it is asked, and answers with the same doubtful text every time. */
const reader = (text: string): { read: LineReader; efforts: string[] } => {
  const efforts: string[] = [];
  const chars = [...text].map((char, at) => ({ char, confidence: 0.7, at: at / text.length, spaceBefore: 0 }));
  return {
    efforts,
    read: async (_crop, effort = 'usual') => {
      efforts.push(effort);
      return { chars };
    },
  };
};

it('looks at a line on a photo a second time only where letters were seen', async () => {
  const [dashes, word] = [reader('---'), reader('HEL')];
  await readLikelyLine(pixels, glyphs, dashes.read);
  await readLikelyLine(pixels, glyphs, word.read);
  expect([dashes.efforts, word.efforts]).toEqual([['usual'], ['usual', 'usual']]);
});

it('glances only at a line that reads with no more letters than its parts have', async () => {
  const [same, more] = [reader('HEL v'), reader('HELLO')];
  await readLikelyLine(pixels, glyphs, same.read, { read: 4, glanced: 4 });
  await readLikelyLine(pixels, glyphs, more.read, { read: 4, glanced: 4 });
  expect([same.efforts, more.efforts]).toEqual([['quick'], ['quick', 'usual', 'usual']]);
});
