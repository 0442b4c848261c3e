import { bottom, centreY, right, surround } from '@blueprompt/core/geometry';
import type { Region, TextLine } from '@blueprompt/core/measurement';
import type { Shape } from '../boxes/shape.ts';
import type { PageFacts } from '../classify/page-facts.ts';
import { openingBand } from './opening-band.ts';
import { reaches, type Span } from './span.ts';
import { toRegion } from './to-region.ts';
import { unpaintedBar } from './unpainted-bar.ts';

/** Tallest bar at the top, in CSS pixels. */
const MAX_BAR = 160;
/** A bar that hangs below the top like a card: how far at most, and its heights, in CSS pixels. */
const MAX_HANG = 32;
const HANGING = [40, 100] as const;
/** Its free space at both sides is alike, and small beside its width. */
const MIN_HANGING = 0.9;
const SAME_SPACE = 12;
/** A second bar (menu below the brand row) is no taller than this, in CSS pixels. */
const MAX_SECOND_BAR = 84;

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
    unpaintedBar(shapes, texts, page, span);
  if (!first) return [];
  const second = paintedBar(shapes, page, span, bottom(first.box), MAX_SECOND_BAR);
  const isMenu = second && texts.filter((line) => isIn(line, second)).length >= 3;
  const bars = isMenu ? [first, second] : [first];
  const hero = openingBand(shapes, texts, page, span, bottom(bars.at(-1)!.box));
  return [...bars, ...(hero ? [hero] : [])];
};

const isIn = (line: TextLine, region: Region): boolean =>
  centreY(line.box) > region.box.y && centreY(line.box) < bottom(region.box) && line.box.x >= region.box.x;

const paintedBar = (
  shapes: readonly Shape[],
  page: PageFacts,
  span: Span,
  top: number,
  maxHeight: number,
): Region | undefined => {
  const low = shapes.filter(
    (shape) =>
      shape.kind === 'box' &&
      Math.abs(shape.box.y - top) <= 3 * page.scale &&
      shape.box.height <= maxHeight * page.scale &&
      shape.box.height >= 24 * page.scale,
  );
  const bar = low.find((shape) => reaches(shape, span, 4)) ?? barOfCells(low, page, span);
  return bar && toRegion('header', bar);
};

/** Lines between its parts cut a bar into cells of one height: together they are the bar. */
const barOfCells = (low: readonly Shape[], page: PageFacts, span: Span): Shape | undefined => {
  const rows = Map.groupBy(low, ({ box }) => Math.round(bottom(box) / (2 * page.scale)));
  for (const row of rows.values()) {
    const cells = row.toSorted((a, b) => a.box.x - b.box.x);
    const isClosed = cells.every((cell, i) => i === 0 || cell.box.x - right(cells[i - 1]!.box) <= 2 * page.scale);
    const box = surround(cells.map((cell) => cell.box));
    const widest = cells.toSorted((a, b) => b.box.width - a.box.width)[0]!;
    const whole = { ...widest, box };
    if (cells.length > 1 && isClosed && reaches(whole, span, 4)) return whole;
  }
  return undefined;
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
