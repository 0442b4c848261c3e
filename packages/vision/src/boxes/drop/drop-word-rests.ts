import { bottom, centreY, right } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import type { Shape } from '../shape.ts';

/** Letters follow each other closer than this many font sizes; icons keep more distance. */
const LETTER_GAP = 0.28;
/** A letter is no taller than its line, give or take an ascender. */
const MAX_HEIGHT = 1.5;
/** Largest side of such a rest in pixels at scale 1. */
const MAX_SIDE = 48;

/** Drops single letters that the reader left out at the end or in the middle of a line. */
export const dropWordRests = (shapes: readonly Shape[], texts: readonly TextLine[], scale: number): Shape[] =>
  shapes.filter(({ kind, box, border }) => {
    if (Math.max(box.width, box.height) > MAX_SIDE * scale || (kind === 'box' && border)) return true;
    return !texts.some((line) => {
      if (centreY(box) < line.box.y || centreY(box) > bottom(line.box)) return false;
      if (box.height > line.box.height * MAX_HEIGHT || box.width > line.fontSize * 1.2) return false;
      const gap = Math.max(line.box.x - right(box), box.x - right(line.box));
      return gap <= line.fontSize * LETTER_GAP && !isBetweenWords(box, line);
    });
  });

/** Inside the line but far from its words: an icon between two texts that were read as one line. */
const isBetweenWords = (box: Shape['box'], line: TextLine): boolean =>
  line.words.every((word) => {
    const gap = Math.max(word.box.x - right(box), box.x - right(word.box));
    return gap > line.fontSize * LETTER_GAP;
  });
