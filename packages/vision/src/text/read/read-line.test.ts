import { expect, it } from 'vitest';
import { draw } from '../testing/draw.ts';
import type { LineReader } from './line-reader.ts';
import { readLikelyLine, readLine, readUnsure } from './read-line.ts';

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

it('does not read a rule, however sure it is that there is text', async () => {
  const rule = { left: 0, top: 2, right: 12, bottom: 4, glyphs: [] };
  const { read, efforts } = reader('HEL');
  expect(await readLine(pixels, rule, 0.9, read)).toBeUndefined();
  expect(await readUnsure(pixels, rule, read)).toBeUndefined();
  expect(efforts).toEqual([]);
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
