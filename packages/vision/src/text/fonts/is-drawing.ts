import { loadFontFamilies } from '../font-faces.ts';
import { findComponents } from '../ink/edge-components.ts';
import { INK_COVERAGE } from '../ink/ink-extent.ts';
import { toWordImage, type WordImage } from '../ink/word-image.ts';
import type { ReadLine } from '../read/read-line.ts';
import { textOf } from '../read/split-words.ts';
import { fitLine } from './fit-fonts.ts';
import { shapeOf, toExtent } from './line-shape.ts';
import { correlation, shapeMisfit } from './match-shapes.ts';

/** Blocks that leave more than this unexplained are no drawing of blocks. Letters leave 0.35 and more, a row of bars 0.05. */
const MAX_BLOCK_MISFIT = 0.2;
/** Letters explain the ink of a drawing so many times worse than blocks do. */
const MIN_LEAD = 2;
/** What a face that we do not know may leave unexplained of its own letters. */
const MAX_LETTER_MISFIT = 0.3;
/** No drawing of the open pages was read more surely than 0.94; words in faces that we do not know are. */
const MAX_CONFIDENCE = 0.97;

/**
 * True where solid blocks explain the ink of a line and the letters that it was read as do not, whatever face they are set in: bars
 * of a chart, stripes and dashes. An "ill" is as good as its blocks, and stays; on photos and gradients ink is not told well enough.
 */
export function isDrawing(line: ReadLine): boolean {
  if (line.ink.busy || line.confidence > MAX_CONFIDENCE) return false;
  const words = line.words.map((word) => toWordImage(line.ink, toExtent(word, line.ink), textOf(word)));
  const blocks = meanMisfit(words, blockMisfit);
  if (blocks > MAX_BLOCK_MISFIT) return false;
  const least = Math.max(MAX_LETTER_MISFIT, MIN_LEAD * blocks);
  const shape = shapeOf(line);
  return loadFontFamilies().every((family) => {
    const { fontSize } = fitLine(shape, family);
    return [family.regular, family.bold].every(
      (face) => meanMisfit(words, (word) => shapeMisfit(word, face, fontSize) ?? 1) > least,
    );
  });
}

/** The mean over the pixels of all words. */
const meanMisfit = (words: readonly WordImage[], misfitOf: (word: WordImage) => number): number => {
  const sizes = words.map(({ width, height }) => width * height);
  const all = sizes.reduce((sum, size) => sum + size, 0);
  return words.reduce((sum, word, at) => sum + sizes[at]! * misfitOf(word), 0) / all;
};

/** How unlike a word's pixels are to the boxes around its pieces, each filled. */
const blockMisfit = ({ width, height, coverage }: WordImage): number => {
  const inked = Uint8Array.from(coverage, (ink) => Number(ink >= INK_COVERAGE));
  const blocks = new Float32Array(width * height);
  for (const { left, top, right, bottom } of findComponents(inked, width))
    for (let y = top; y < bottom; y++) blocks.fill(1, y * width + left, y * width + right);
  return 1 - correlation(coverage, blocks);
};
