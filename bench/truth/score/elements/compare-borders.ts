import type { AnswerNode } from '../../answer.ts';
import type { TruthBorder, TruthNode } from '../../truth.ts';
import { colorDifference } from '../color-difference.ts';
import { f1Of } from '../figures.ts';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
type Side = (typeof SIDES)[number];
type Line = Pick<TruthBorder, 'width' | 'color'>;
type Borders = Partial<Record<Side, Line>>;

/** CSS pixels. */
const MAX_WIDTH_ERROR_PX = 1;
const MAX_COLOR_DIFFERENCE = 5;
/** A border this close to the fill inside it cannot be seen: such a box is not judged. */
const MIN_SEEN_DIFFERENCE = 3;
/** A ring drawn as a shadow without blur is a border to the eye, unless it is wider than any. */
const MAX_RING_PX = 6;

/** The sides that show a border; undefined where one is there that cannot be told from the fill, or on sides that are not known. */
export function trueBorders({ paint }: TruthNode): Borders | undefined {
  if (paint?.hasSomeBorders) return undefined;
  const borders: Borders = {};
  for (const side of SIDES) {
    const line = paint?.borders?.[side];
    if (line && line.width > 0 && line.style !== 'none' && line.style !== 'hidden') borders[side] = line;
  }
  const ring = paint?.shadows?.find(
    ({ inset, x, y, blur, spread, alpha }) => !inset && x === 0 && y === 0 && blur === 0 && spread > 0 && alpha > 0.03,
  );
  const fill = paint?.fill;
  const isHidden =
    fill && SIDES.some((side) => borders[side] && colorDifference(borders[side].color, fill) < MIN_SEEN_DIFFERENCE);
  // Half-transparent rings have no colour of their own that could be compared.
  if (isHidden || (ring && (ring.alpha < 1 || ring.spread > MAX_RING_PX))) return undefined;
  if (ring && Object.keys(borders).length === 0)
    for (const side of SIDES) borders[side] = { width: ring.spread, color: ring.color };
  return borders;
}

const foundBorders = ({ border, edges = [] }: AnswerNode): Borders => {
  const borders: Borders = {};
  if (border && border.width > 0) for (const side of SIDES) borders[side] = border;
  for (const { side, color, width } of edges) borders[side] = { color, width };
  return borders;
};

/**
 * F1 of sides: found where the box has a border on that side of the true width and colour. Nothing where no box has one and none
 * is reported.
 */
export function compareBorders(
  boxes: readonly { sides: Borders | undefined; found: AnswerNode | undefined }[],
  scale: number,
): number | undefined {
  const counts = { tp: 0, fp: 0, fn: 0 };
  for (const { sides, found } of boxes) {
    if (!sides) continue;
    const told = found ? foundBorders(found) : {};
    for (const side of SIDES) {
      const [line, other] = [sides[side], told[side]];
      const isRight =
        line &&
        other &&
        Math.abs(line.width - other.width) <= MAX_WIDTH_ERROR_PX * scale &&
        colorDifference(line.color, other.color) < MAX_COLOR_DIFFERENCE;
      if (isRight) counts.tp++;
      else {
        if (line) counts.fn++;
        if (other) counts.fp++;
      }
    }
  }
  return f1Of(counts);
}
