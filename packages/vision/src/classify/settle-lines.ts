import { type Box, bottom, right, surround } from '@blueprompt/core/geometry';
import type { ElementType, TextLine } from '@blueprompt/core/measurement';
import type { Shape } from '../boxes/shape.ts';
import type { Draft } from './draft.ts';
import type { PageFacts } from './page-facts.ts';

/** A line across, this thin and this long in CSS pixels, parts what is above it from what is below. */
const MAX_THICKNESS = 2;
const MIN_LENGTH = 120;
/** A line this near to a word of its row belongs to it, in font sizes. */
const BESIDE = 2;
/** Lines that differ by no more lie on one line; an edge of a box lies this near to its side. In CSS pixels. */
const SLACK = 2;
/** A line over this share of a side is that side. */
const SAME_SIDE = 0.9;
/** What has sides of its own. */
const SIDED: ReadonlySet<ElementType> = new Set(['card', 'table', 'list', 'image', 'dialog', 'input', 'textarea']);

/** Is it too long for a part of a drawing or the line under a word, and no flourish beside a word? */
export const partsPage = ({ kind, box }: Shape, texts: readonly TextLine[], page: PageFacts): boolean => {
  const isLong = box.height <= MAX_THICKNESS * page.scale && box.width >= MIN_LENGTH * page.scale;
  const isBeside = (line: TextLine): boolean =>
    box.y > line.box.y &&
    bottom(box) < bottom(line.box) &&
    Math.max(box.x - right(line.box), line.box.x - right(box)) <= BESIDE * line.fontSize;
  return kind === 'line' && isLong && !texts.some(isBeside);
};

/** Pieces of one line become that line, and lines that are a side of something told are told with it. */
export const settleLines = (drafts: readonly Draft[], page: PageFacts): Draft[] => {
  const slack = SLACK * page.scale;
  const sided = drafts.filter(({ type }) => SIDED.has(type));
  const lines = joinPieces(
    drafts.filter(({ type }) => type === 'divider'),
    slack,
  );
  return [
    ...drafts.filter(({ type }) => type !== 'divider'),
    ...lines.filter((line) => !sided.some(({ box }) => isSideOf(line.box, box, slack))),
  ];
};

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

const isSideOf = (line: Box, box: Box, slack: number): boolean =>
  line.width >= line.height
    ? line.width >= SAME_SIDE * box.width &&
      line.x >= box.x - slack &&
      right(line) <= right(box) + slack &&
      [box.y, bottom(box)].some((y) => Math.abs(line.y + line.height / 2 - y) <= slack)
    : line.height >= SAME_SIDE * box.height &&
      line.y >= box.y - slack &&
      bottom(line) <= bottom(box) + slack &&
      [box.x, right(box)].some((x) => Math.abs(line.x + line.width / 2 - x) <= slack);
