import { loadFontFamilies } from '../font-faces.ts';
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

/**
 * True where solid blocks explain the ink of a line and the letters that it was read as do not, whatever face they are set in: bars
 * of a chart, stripes and dashes. An "ill" is as good as its blocks, and stays; on photos and gradients ink is not told well enough.
 */
export function isDrawing(line: ReadLine): boolean {
  if (line.ink.busy) return false;
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
  const blocks = new Float32Array(width * height);
  for (const { left, top, right, bottom } of findPieces(width, height, coverage))
    for (let y = top; y <= bottom; y++) blocks.fill(1, y * width + left, y * width + right + 1);
  return 1 - correlation(coverage, blocks);
};

type Piece = { left: number; top: number; right: number; bottom: number };

/** What hangs together of the ink of a word; its rim has none. */
function findPieces(width: number, height: number, coverage: Float32Array): Piece[] {
  const isSeen = Uint8Array.from(coverage, (ink) => (ink < INK_COVERAGE ? 1 : 0));
  const pieces: Piece[] = [];
  for (let first = 0; first < isSeen.length; first++) {
    if (isSeen[first] === 1) continue;
    isSeen[first] = 1;
    const piece = { left: width, top: height, right: 0, bottom: 0 };
    for (const open = [first]; open.length > 0; ) {
      const at = open.pop()!;
      const [x, y] = [at % width, Math.floor(at / width)];
      piece.left = Math.min(piece.left, x);
      piece.right = Math.max(piece.right, x);
      piece.top = Math.min(piece.top, y);
      piece.bottom = Math.max(piece.bottom, y);
      for (const next of [
        x > 0 && at - 1,
        x < width - 1 && at + 1,
        y > 0 && at - width,
        y < height - 1 && at + width,
      ]) {
        if (next === false || isSeen[next] === 1) continue;
        isSeen[next] = 1;
        open.push(next);
      }
    }
    pieces.push(piece);
  }
  return pieces;
}
