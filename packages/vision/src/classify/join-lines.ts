import { type Box, bottom, right, surround } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import type { Shape } from '../boxes/shape.ts';
import type { Draft } from './draft.ts';
import type { PageFacts } from './page-facts.ts';

/** A line across, this thin and this long in CSS pixels, parts what is above it from what is below. */
const MAX_THICKNESS = 2;
const MIN_LENGTH = 120;
/** A line this near to a word of its row belongs to it, in font sizes. */
const BESIDE = 2;
/** The next piece of a line begins this near to its end, in CSS pixels. */
const SLACK = 2;

/** Is it too long for a part of a drawing or the line under a word, and no flourish beside a word? */
export const partsPage = ({ kind, box }: Shape, texts: readonly TextLine[], page: PageFacts): boolean => {
  const isLong = box.height <= MAX_THICKNESS * page.scale && box.width >= MIN_LENGTH * page.scale;
  const isBeside = (line: TextLine): boolean =>
    box.y > line.box.y &&
    bottom(box) < bottom(line.box) &&
    Math.max(box.x - right(line.box), line.box.x - right(box)) <= BESIDE * line.fontSize;
  return kind === 'line' && isLong && !texts.some(isBeside);
};

/** Pieces of one line that touch end to end become that line. */
export const joinLines = (drafts: readonly Draft[], page: PageFacts): Draft[] => [
  ...drafts.filter(({ type }) => type !== 'divider'),
  ...joinPieces(
    drafts.filter(({ type }) => type === 'divider'),
    SLACK * page.scale,
  ),
];

const joinPieces = (lines: readonly Draft[], slack: number): Draft[] => {
  const whole: Draft[] = [];
  for (const line of lines.toSorted((a, b) => a.box.x - b.box.x)) {
    const at = whole.findIndex((other) => goesOn(other.box, line.box, slack));
    if (at < 0) whole.push(line);
    else whole[at] = { ...whole[at]!, box: surround([whole[at]!.box, line.box]) };
  }
  return whole;
};

/** Does the second begin where the first ends, on the same rows? */
const goesOn = (first: Box, second: Box, slack: number): boolean =>
  first.width > first.height &&
  first.y === second.y &&
  first.height === second.height &&
  Math.abs(second.x - right(first)) <= slack;
