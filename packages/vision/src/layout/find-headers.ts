import { bottom, centreY, right } from '@blueprompt/core/geometry';
import type { Region, TextLine } from '@blueprompt/core/measurement';
import type { Shape } from '../boxes/shape.ts';
import type { PageFacts } from '../classify/page-facts.ts';
import { toRegion } from './to-region.ts';

/** Tallest bar at the top, in CSS pixels. */
const MAX_BAR = 160;
/** Tallest bar that nothing paints, in CSS pixels. */
const MAX_UNPAINTED = 110;
/** Free space below the first row of a bar that nothing paints, in CSS pixels. */
const MIN_GAP = 12;
/** A bar that hangs below the top like a card: how far at most, and its heights, in CSS pixels. */
const MAX_HANG = 32;
const HANGING = [40, 100] as const;
/** Its free space at both sides is alike, and small beside its width. */
const MIN_HANGING = 0.9;
const SAME_SPACE = 12;
/** A second bar (menu below the brand row) is no taller than this, in CSS pixels. */
const MAX_SECOND_BAR = 84;

type Span = { left: number; right: number };

/** The bar at the top, a second bar below it where there is one, and the opening band with the largest words. */
export const findHeaders = (
  shapes: readonly Shape[],
  texts: readonly TextLine[],
  page: PageFacts,
  span: Span,
): Region[] => {
  const first =
    paintedBar(shapes, page, span, 0, MAX_BAR) ??
    hangingBar(shapes, texts, page, span) ??
    barAboveEdge(shapes, page, span) ??
    unpaintedBar(texts, page, span);
  if (!first) return [];
  const second = paintedBar(shapes, page, span, bottom(first.box), MAX_SECOND_BAR);
  const isMenu = second && texts.filter((line) => isIn(line, second)).length >= 3;
  const bars = isMenu ? [first, second] : [first];
  const hero = openingBand(shapes, texts, page, span, bottom(bars.at(-1)!.box));
  return [...bars, ...(hero ? [hero] : [])];
};

const isIn = (line: TextLine, region: Region): boolean =>
  centreY(line.box) > region.box.y && centreY(line.box) < bottom(region.box) && line.box.x >= region.box.x;

const reaches = ({ box }: Shape, span: Span, slack: number): boolean =>
  box.x <= span.left + slack && right(box) >= span.right - slack;

const paintedBar = (
  shapes: readonly Shape[],
  page: PageFacts,
  span: Span,
  top: number,
  maxHeight: number,
): Region | undefined => {
  const bar = shapes.find(
    (shape) =>
      shape.kind === 'box' &&
      Math.abs(shape.box.y - top) <= 3 * page.scale &&
      shape.box.height <= maxHeight * page.scale &&
      shape.box.height >= 24 * page.scale &&
      reaches(shape, span, 4),
  );
  return bar && toRegion('header', bar);
};

/** A card with one row of words, as wide as the page's content, before anything else: dashboards hang their bar so. */
const hangingBar = (
  shapes: readonly Shape[],
  texts: readonly TextLine[],
  page: PageFacts,
  span: Span,
): Region | undefined => {
  const bar = shapes.find(({ kind, box }) => {
    const [left, side] = [box.x - span.left, span.right - right(box)];
    const isWide =
      box.width >= (span.right - span.left) * MIN_HANGING && Math.abs(left - side) <= SAME_SPACE * page.scale;
    const isLow = box.height >= HANGING[0] * page.scale && box.height <= HANGING[1] * page.scale;
    return kind === 'box' && isWide && isLow && left > 4 && box.y > 0 && box.y <= MAX_HANG * page.scale;
  });
  if (!bar) return undefined;
  const inside = texts.filter((line) => isIn(line, toRegion('header', bar)) && right(line.box) <= right(bar.box));
  const isRow = inside.every((line) => Math.abs(centreY(line.box) - centreY(bar.box)) < bar.box.height / 4);
  const isFirst = !texts.some((line) => line.box.x >= span.left && bottom(line.box) <= bar.box.y);
  return inside.length > 0 && isRow && isFirst ? toRegion('header', bar) : undefined;
};

/** A line under the bar, or the painted part that begins below it. */
const barAboveEdge = (shapes: readonly Shape[], page: PageFacts, span: Span): Region | undefined => {
  const edges = shapes
    .filter((shape) => shape.kind !== 'blob' && reaches(shape, span, 4))
    .map(({ box, kind }) => (kind === 'line' ? bottom(box) : box.y))
    .filter((y) => y >= 36 * page.scale && y <= MAX_BAR * page.scale)
    .toSorted((a, b) => a - b);
  const y = edges[0];
  if (y === undefined) return undefined;
  return { role: 'header', box: { x: span.left, y: 0, width: span.right - span.left, height: y } };
};

/** Texts in one row at the very top, at both ends of the page: a bar without paint. */
const unpaintedBar = (texts: readonly TextLine[], page: PageFacts, span: Span): Region | undefined => {
  const inSpan = texts.filter((line) => line.box.x >= span.left && line.box.x < span.right);
  const top = inSpan.toSorted((a, b) => a.box.y - b.box.y)[0];
  if (!top || top.box.y > 90 * page.scale) return undefined;
  const row = inSpan.filter((line) => Math.abs(centreY(line.box) - centreY(top.box)) < 24 * page.scale);
  const width = span.right - span.left;
  const spread = Math.max(...row.map((line) => right(line.box))) - Math.min(...row.map((line) => line.box.x));
  if (row.length < 3 || spread < width * 0.5) return undefined;
  const end = Math.max(...row.map((line) => bottom(line.box)));
  const next = inSpan
    .filter((line) => line.box.y >= end - 2 && !row.includes(line))
    .toSorted((a, b) => a.box.y - b.box.y)[0];
  const gap = (next?.box.y ?? page.height) - end;
  if (gap < MIN_GAP * page.scale) return undefined;
  if (end + top.box.y > MAX_UNPAINTED * page.scale) return undefined;
  // The row sits in the middle of its bar, as far from the lower edge as from the top of the page.
  const height = Math.min(end + top.box.y, end + gap / 2);
  return { role: 'header', box: { x: span.left, y: 0, width, height: Math.round(height) } };
};

/** The band below the bars when it carries the largest words of the page. */
const openingBand = (
  shapes: readonly Shape[],
  texts: readonly TextLine[],
  page: PageFacts,
  span: Span,
  top: number,
): Region | undefined => {
  const band = shapes.find(
    (shape) =>
      shape.kind !== 'line' &&
      shape.box.y <= top + 4 &&
      bottom(shape.box) > top + 120 * page.scale &&
      shape.box.height <= Math.min(page.height * 0.8, 1100 * page.scale) &&
      reaches(shape, span, 4),
  );
  if (!band) return undefined;
  const largest = texts.toSorted((a, b) => b.fontSize - a.fontSize)[0];
  if (!largest || centreY(largest.box) < top || centreY(largest.box) > bottom(band.box)) return undefined;
  return toRegion('header', band);
};
