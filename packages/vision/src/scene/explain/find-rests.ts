import type { Box } from '@blueprompt/core/box';
import type { TextLine } from '@blueprompt/core/measurement';
import { type Segments, segment } from '../../boxes/areas/segment.ts';
import type { Pixels } from '../../contract.ts';
import { pixelBits } from '../bits.ts';
import { radiusAround } from '../regions/corner-radius.ts';
import { listPartBoxes, type PartBox } from '../regions/part-boxes.ts';
import { readPartRows } from '../regions/part-rows.ts';
import type { Corners } from '../scene.ts';

/** What no surface explains, in one piece: letters and icons are ink, what fills its outline with many colours is a picture. */
export type Rest = { kind: 'text' | 'ink' | 'picture'; box: Box; corners: Corners; size: number };

/** Smaller pieces are ink however dense they are, in pixels. */
const MIN_PICTURE = 16;
/** A picture fills its outline, and its outline its box, at least by these shares. */
const MIN_DENSE = 0.5;
const MIN_OUTLINE = 0.6;
/** A box that holds this share of the piece's own box is where the piece ends. */
const MIN_BOX = 0.7;
/** Pixels by which letters may stand out of the box of their line. */
const OVERHANG = 3;
/** The points of an ellipsis or the slant of a chevron: so few pixels that only the largest of them are listed. */
const MIN_SPECK = 2;
const MAX_SPECKS = 6000;

/** Lists the pieces that are left over when a screenshot is compared with what was painted. */
export function findRests(real: Pixels, painted: Pixels, texts: readonly TextLine[]): Rest[] {
  const left = new Uint32Array(real.colors.length);
  for (let i = 0; i < left.length; i++) if (pixelBits(painted.colors[i]!, real.colors[i]!) > 0) left[i] = 1;
  const pieces = segment({ width: real.width, height: real.height, colors: left });
  const rests: Rest[] = [];
  for (const part of pieces.large) {
    const size = pieces.size[part]!;
    if (pieces.color[part] !== 1) continue;
    const whole = boxOf(pieces, part);
    if (texts.some(({ box }) => isWithin(whole, box))) {
      rests.push({ kind: 'text', box: whole, corners: [0, 0, 0, 0], size });
      continue;
    }
    const rows = readPartRows(pieces, part);
    const inside = rows.right.reduce((sum, end, row) => sum + end - rows.left[row]!, 0);
    const isDense = size > inside * MIN_DENSE && inside > whole.width * whole.height * MIN_OUTLINE;
    const isPicture = isDense && Math.min(whole.width, whole.height) >= MIN_PICTURE;
    const [main] = isPicture ? listPartBoxes(pieces, part, 1) : [];
    const isMain = main && main.box.width * main.box.height > whole.width * whole.height * MIN_BOX;
    rests.push({
      kind: isPicture ? 'picture' : 'ink',
      box: isMain ? main.box : whole,
      corners: isMain ? touchedCorners(main) : [0, 0, 0, 0],
      size,
    });
  }
  return [...rests, ...listSpecks(pieces, painted, texts)];
}

/** Pieces too small to have a shape, in the middle of a surface: on its edge they are no more than the softness of that. */
const listSpecks = (pieces: Segments, painted: Pixels, texts: readonly TextLine[]): Rest[] => {
  const isLarge = new Set(pieces.large);
  const specks: Rest[] = [];
  for (let part = 0; part < pieces.count; part++) {
    const size = pieces.size[part]!;
    if (pieces.color[part] !== 1 || size < MIN_SPECK || isLarge.has(part)) continue;
    const box = boxOf(pieces, part);
    if (isEven(painted, box)) specks.push({ kind: 'ink', box, corners: [0, 0, 0, 0], size });
  }
  return specks
    .toSorted((one, other) => other.size - one.size)
    .slice(0, MAX_SPECKS)
    .map((speck) => (texts.some(({ box }) => isWithin(speck.box, box)) ? { ...speck, kind: 'text' } : speck));
};

/** Is one colour painted behind and around a box? */
const isEven = ({ width, height, colors }: Pixels, box: Box): boolean => {
  const [left, end] = [Math.max(0, box.x - 1), Math.min(width, box.x + box.width + 1)];
  const [top, low] = [Math.max(0, box.y - 1), Math.min(height, box.y + box.height + 1)];
  const color = colors[top * width + left];
  for (let y = top; y < low; y++) for (let x = left; x < end; x++) if (colors[y * width + x] !== color) return false;
  return true;
};

const boxOf = ({ left, top, right, bottom }: Segments, part: number): Box => ({
  x: left[part]!,
  y: top[part]!,
  width: right[part]! - left[part]!,
  height: bottom[part]! - top[part]!,
});

/** A rest has all pixels that its outline touches, a part those within: one pixel less on each side. */
const touchedCorners = ({ box, losses }: PartBox): Corners => {
  const half = Math.min(box.width, box.height) / 2;
  const radius = (missing: number): number =>
    radiusAround(missing, { besideX: 1, besideY: 1, rows: Math.floor(half) }, half);
  return [radius(losses[0]), radius(losses[1]), radius(losses[2]), radius(losses[3])];
};

const isWithin = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - OVERHANG &&
  inner.y >= outer.y - OVERHANG &&
  inner.x + inner.width <= outer.x + outer.width + OVERHANG &&
  inner.y + inner.height <= outer.y + outer.height + OVERHANG;
