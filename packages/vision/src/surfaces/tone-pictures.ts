import { area, type Box, bottom, contains, meets, right } from '@blueprompt/core/geometry';
import type { Element, ElementType, Region, TextLine } from '@blueprompt/core/measurement';
import { MAX_TONES_SIDE, packTones, type Tones } from '@blueprompt/core/tones';
import { averageColor } from '../colour/average-color.ts';
import { mostFrequent } from '../colour/most-frequent.ts';
import type { Pixels } from '../contract.ts';

const PICTURES: readonly ElementType[] = ['image', 'avatar'];
/** A cell is about this large; smaller pictures than two cells are well told by one colour. In CSS pixels. */
const CELL = 40;
/** With fewer colours it is a drawing, or flat. */
const MIN_COLORS = 24;
/** A drawing on one colour is well told by that; the panels and bars of an interface are not. */
const MAX_FLAT = 0.5;
/** Pixels looked at along each side of a cell. */
const SAMPLES_PER_SIDE = 6;

/** Gives pictures that no flat colour fills their colours from afar. */
export const toneElements = (elements: readonly Element[], pixels: Pixels, scale: number): Element[] =>
  elements.map((element) => {
    const tones =
      PICTURES.includes(element.type) &&
      !element.gradient &&
      toneOf(element.box, [], pixels, scale, element.shows ? 1 : MAX_FLAT);
    return tones ? { ...element, tones } : element;
  });

/** Gives landmarks that lie on a photo its colours from afar, without what is written and painted on it. */
export const toneRegions = (
  regions: readonly Region[],
  elements: readonly Element[],
  texts: readonly TextLine[],
  pixels: Pixels,
  scale: number,
): Region[] =>
  regions.map((region) => {
    if (!region.picture) return region;
    const painted = elements.filter(
      ({ box, fill, gradient, ink, glyph, type }) =>
        (fill ?? gradient ?? ink ?? glyph) && !PICTURES.includes(type) && area(box) < area(region.box),
    );
    const onIt = [...painted, ...texts].map(({ box }) => box).filter((box) => meets(region.box, box));
    const tones = toneOf(region.box, onIt, pixels, scale);
    return tones ? { ...region, tones } : region;
  });

const toneOf = (
  box: Box,
  onIt: readonly Box[],
  pixels: Pixels,
  scale: number,
  maxFlat = MAX_FLAT,
): Tones | undefined => {
  const cells = (length: number): number => Math.min(MAX_TONES_SIDE, Math.round(length / (CELL * scale)));
  const [columns, rows] = [cells(box.width), cells(box.height)];
  if (columns < 2 || rows < 2) return undefined;
  const [width, height] = [box.width / columns, box.height / rows];
  const looks = Array.from({ length: columns * rows }, (_, at) =>
    looksIn(
      { x: box.x + (at % columns) * width, y: box.y + Math.floor(at / columns) * height, width, height },
      onIt,
      pixels,
    ),
  );
  const all = looks.flat();
  const flat = mostFrequent(all);
  if (!flat || flat.count >= maxFlat * all.length || new Set(all).size < MIN_COLORS) return undefined;
  return packTones(
    columns,
    rows,
    fillGaps(
      looks.map((seen) => (seen.length > 0 ? averageColor(seen) : undefined)),
      columns,
    ),
  );
};

/** Cells of which nothing shows have the colours around them, from their rim inwards. */
const fillGaps = (cells: readonly (number | undefined)[], columns: number): number[] => {
  let known = [...cells];
  while (known.includes(undefined)) {
    const around = (at: number): number[] =>
      [at - columns, at + columns, ...(at % columns > 0 ? [at - 1] : []), ...((at + 1) % columns > 0 ? [at + 1] : [])]
        .map((other) => known[other])
        .filter((color) => color !== undefined);
    const next = known.map((color, at) => {
      const seen = color === undefined ? around(at) : [];
      return seen.length > 0 ? averageColor(seen) : color;
    });
    // At least one cell is known, or there would be no colours at all.
    known = next;
  }
  return known.filter((color) => color !== undefined);
};

const looksIn = (cell: Box, onIt: readonly Box[], { width, height, colors }: Pixels): number[] => {
  const near = onIt.filter(
    (box) => box.x < right(cell) && right(box) > cell.x && box.y < bottom(cell) && bottom(box) > cell.y,
  );
  return Array.from({ length: SAMPLES_PER_SIDE * SAMPLES_PER_SIDE }, (_, at) => ({
    x: Math.floor(cell.x + (((at % SAMPLES_PER_SIDE) + 0.5) * cell.width) / SAMPLES_PER_SIDE),
    y: Math.floor(cell.y + ((Math.floor(at / SAMPLES_PER_SIDE) + 0.5) * cell.height) / SAMPLES_PER_SIDE),
  }))
    .filter(({ x, y }) => x >= 0 && y >= 0 && x < width && y < height)
    .filter(({ x, y }) => !near.some((box) => contains(box, { x, y, width: 1, height: 1 })))
    .map(({ x, y }) => colors[y * width + x]!);
};
