import { type Box, bottom, centreY, right, surround } from '@blueprompt/core/geometry';
import type { Region, TextLine } from '@blueprompt/core/measurement';
import type { Shape } from '../boxes/shape.ts';
import type { PageFacts } from '../classify/page-facts.ts';
import type { Span } from './span.ts';

/** Tallest bar, in CSS pixels. */
const MAX_UNPAINTED = 110;
/** Free space below the first row of a bar, in CSS pixels. */
const MIN_GAP = 12;
/** Smallest part of a bar that is no speck, smallest box that is no icon, tallest control, in CSS pixels; widest share. */
const MIN_PART = 10;
const MIN_SOLID = 24;
const MAX_CONTROL = 56;
const MAX_PART = 0.5;
/** Its row begins this near to the top, and its parts stand this near to the middle of the row, in CSS pixels. */
const MAX_TOP = 90;
const SAME_ROW = 24;
/** So many parts, over this share of the width, are a bar. */
const MIN_PARTS = 3;
const MIN_SPREAD = 0.5;

/** Texts, controls and icons in one row at the very top, at both ends of the page: a bar without paint. */
export const unpaintedBar = (
  shapes: readonly Shape[],
  texts: readonly TextLine[],
  page: PageFacts,
  span: Span,
): Region | undefined => {
  const width = span.right - span.left;
  const isInSpan = ({ box }: { box: Box }) => box.x >= span.left && right(box) <= span.right;
  const lines = texts.filter(isInSpan);
  const parts = shapes.filter(
    (shape) =>
      shape.kind !== 'line' &&
      isInSpan(shape) &&
      shape.box.width <= width * MAX_PART &&
      shape.box.height >= MIN_PART * page.scale,
  );
  const things = [...lines, ...parts.filter(({ box }) => box.height <= MAX_CONTROL * page.scale)];
  const top = things.toSorted((a, b) => a.box.y - b.box.y)[0];
  if (!top || top.box.y > MAX_TOP * page.scale) return undefined;
  const row = things.filter(({ box }) => Math.abs(centreY(box) - centreY(top.box)) < SAME_ROW * page.scale);
  const around = surround(row.map(({ box }) => box));
  if (row.length < MIN_PARTS || !row.some((thing) => 'text' in thing) || around.width < width * MIN_SPREAD)
    return undefined;
  const end = bottom(around);
  const solid = parts.filter(({ kind, box }) => kind === 'box' && box.height >= MIN_SOLID * page.scale);
  const below = [...lines, ...solid].filter((thing) => thing.box.y >= end - 2);
  const gap = Math.min(page.height, ...below.map(({ box }) => box.y)) - end;
  if (gap < MIN_GAP * page.scale || end + around.y > MAX_UNPAINTED * page.scale) return undefined;
  // The row sits in the middle of its bar, as far from the lower edge as from the top of the page.
  const height = Math.min(end + around.y, end + gap / 2);
  return { role: 'header', box: { x: span.left, y: 0, width, height: Math.round(height) } };
};
