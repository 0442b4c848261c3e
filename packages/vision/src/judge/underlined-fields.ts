import { type Box, bottom, centreX, overlap, right } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import { isInside } from '../boxes/is-inside.ts';
import type { Shape } from '../boxes/shape.ts';
import type { PageFacts } from '../classify/page-facts.ts';
import type { Node } from '../classify/scene-tree.ts';

/** A line under a field is at least this long and at most this thick, in CSS pixels; longer than the share it parts the page. */
const MIN_LINE = 80;
const MAX_THICK = 3;
const MAX_SHARE = 0.9;
/** Height of a field whose text does not tell it, and the bounds of one whose text does, in CSS pixels. */
const USUAL = 36;
const HEIGHTS = [26, 92] as const;
/** Farthest that the text of a field stands above its line, in font sizes. */
const TEXT_GAP = 1.5;
/** A line is an underline where the text on it takes up this share of it; on the open truth pages the text of a field takes up two thirds at most. */
const MIN_UNDERLINED_SHARE = 0.75;
/** Farthest that the name of an empty field stands above its line, and how far from its left end it begins, in CSS pixels. */
const LABEL_GAP = 56;
const LABEL_INDENT = 24;
/** Boxes to tick are at most this large, in CSS pixels. */
const MAX_TICK = 20;
/** More lines than this are those of a table. */
const MAX_FIELDS = 60;

/**
 * Where a line may be all that is drawn of a field: the place above it, as high as its text suggests. A line with nothing
 * but space above it parts the page.
 */
export const underlinedFields = (nodes: readonly Node[], texts: readonly TextLine[], page: PageFacts): Shape[] => {
  const boxes = nodes.filter(({ shape }) => shape.kind === 'box').map(({ shape }) => shape.box);
  // A title with a button at its end may be ruled too: it is no field.
  const labelled = boxes.filter((box) => texts.some((line) => isInside(line.box, box, 0)));
  // As may a choice to tick, below a form.
  const isTick = ({ width, height }: Box): boolean =>
    width <= MAX_TICK * page.scale && height <= MAX_TICK * page.scale && Math.abs(width - height) <= 2;
  const ticks = boxes.filter(isTick);
  const lines = nodes
    .filter(({ shape: { kind, box } }) => {
      const isLong = box.width >= MIN_LINE * page.scale && box.width <= page.width * MAX_SHARE;
      return kind === 'line' && isLong && box.height <= MAX_THICK * page.scale;
    })
    .slice(0, MAX_FIELDS)
    .map(({ shape }) => ({ shape, text: textOn(shape.box, texts) }))
    .filter(({ shape, text }) => !text || text.box.width < MIN_UNDERLINED_SHARE * shape.box.width);
  const told = lines.filter(({ shape, text }) => text || texts.some((line) => isLabel(line, shape.box, page)));
  return lines
    .filter(({ shape }) => told.some((field) => areAlike(field.shape.box, shape.box)))
    .map(({ shape, text }): Shape => {
      const { box } = shape;
      const wanted = text ? text.box.height + 2 * (box.y - bottom(text.box)) : USUAL * page.scale;
      const height = Math.round(Math.min(HEIGHTS[1] * page.scale, Math.max(HEIGHTS[0] * page.scale, wanted)));
      const top = Math.max(0, bottom(box) - height);
      return { ...shape, box: { x: box.x, y: top, width: box.width, height: bottom(box) - top } };
    })
    .filter((shape) => !boxes.some((other) => overlap(other, shape.box) > 0.6))
    .filter((shape) => !labelled.some((button) => isInside(button, shape.box, 1)))
    .filter((shape) => !ticks.some((tick) => isInside(tick, shape.box, 1)));
};

/** The text that stands on a line. */
const textOn = (box: Box, texts: readonly TextLine[]): TextLine | undefined =>
  texts.find((line) => {
    const gap = box.y - bottom(line.box);
    const isOver = centreX(line.box) > box.x && line.box.x >= box.x - 2 && right(line.box) <= right(box) + 2;
    return isOver && gap >= 0 && gap <= line.fontSize * TEXT_GAP;
  });

/** Does the text stand close above the left end of the line, as the name of an empty field does? */
const isLabel = ({ box }: TextLine, line: Box, page: PageFacts): boolean =>
  line.y >= bottom(box) &&
  line.y - bottom(box) <= LABEL_GAP * page.scale &&
  Math.abs(box.x - line.x) <= LABEL_INDENT * page.scale;

/** Lines of one length and thickness are drawn for the same purpose. */
const areAlike = (a: Box, b: Box): boolean => Math.abs(a.width - b.width) <= 2 && a.height === b.height;
