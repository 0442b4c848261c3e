import { area, type Box, bottom, contains, right } from '@blueprompt/core/geometry';
import type { Part } from '../canvas/find-parts.ts';

/** A bar fills its box but for round corners. */
const MIN_SOLID = 0.78;
/** The border of a bar is no wider than this, in CSS pixels. */
const MAX_BORDER = 4;
/** The thickest grid line that cuts a bar, in CSS pixels. */
const MAX_CUT = 2;
/** Thinnest bar, in CSS pixels: what is thinner is a line. */
export const MIN_THICK = 2;
/** More parts than a chart has bars: of more, the smallest are specks. */
const MAX_PARTS = 400;

/** A filled box that may be a bar, with the ink of its border where it has one. */
export type Bar = { box: Box; ink: number; border?: number };

export const massOf = (bars: readonly Bar[]): number => bars.reduce((sum, { box }) => sum + area(box), 0);

/** Filled boxes; one with a border around it is as large as the border. */
export const findBars = (all: readonly Part[], scale: number): Bar[] => {
  const parts = largest(all);
  const isSolid = ({ box, pixels }: Part): boolean =>
    pixels >= MIN_SOLID * area(box) && Math.min(box.width, box.height) >= 1 && pixels >= MIN_THICK * MIN_THICK * scale;
  const frames = parts.filter(
    (part) => !isSolid(part) && Math.min(part.box.width, part.box.height) >= MIN_THICK * scale,
  );
  return joinCut(parts.filter(isSolid), scale).map(({ ink, box }) => {
    const frame = frames.find(
      (one) =>
        one.ink !== ink &&
        contains(one.box, box) &&
        one.box.x < box.x &&
        right(one.box) > right(box) &&
        (one.box.y < box.y || bottom(one.box) > bottom(box)) &&
        one.box.width - box.width <= 2 * MAX_BORDER * scale &&
        one.box.height - box.height <= 2 * MAX_BORDER * scale,
    );
    return frame ? { box: frame.box, ink, border: frame.ink } : { box, ink };
  });
};

/** A grid line behind a pale bar shows through it and cuts it in two. */
const joinCut = (parts: readonly Part[], scale: number): Part[] => {
  const joined: Part[] = [];
  for (const part of parts) {
    const { box } = part;
    const other = joined.find(
      (one) =>
        one.ink === part.ink &&
        Math.abs(one.box.x - box.x) <= 1 &&
        Math.abs(one.box.width - box.width) <= 1 &&
        box.y - bottom(one.box) > 0 &&
        box.y - bottom(one.box) <= MAX_CUT * scale,
    );
    if (!other) joined.push({ ...part, box: { ...box } });
    else {
      other.box.height = bottom(box) - other.box.y;
      other.pixels += part.pixels;
    }
  }
  return joined;
};

const largest = (parts: readonly Part[]): readonly Part[] => {
  if (parts.length <= MAX_PARTS) return parts;
  const least = [...parts].sort((a, b) => b.pixels - a.pixels)[MAX_PARTS]!.pixels;
  return parts.filter(({ pixels }) => pixels > least);
};
