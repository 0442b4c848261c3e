import type { Pixels } from '../../contract.ts';
import type { Rgb } from '../scene.ts';
import { type Area, intersect, isEmpty } from './area.ts';
import { blendPixel } from './blend.ts';
import { cutCorner, type Point } from './outline.ts';
import { insetRoundRect, type RoundRect } from './round-rect.ts';

/** A piece of the line, upright or flat: which of both decides along which axis its pixels are counted. */
type Piece = { from: Point; to: Point; isUpright: boolean };

/**
 * Paints an even border of at most one pixel around a round shape. The browser draws it as a line without a width: each row of an
 * upright piece and each column of a flat one gets a pixel's worth of paint, so that it is thinner where it is diagonal.
 */
export function paintHairline(canvas: Pixels, clip: Area, outer: RoundRect, width: number, color: Rgb): void {
  const middle = insetRoundRect(outer, [width / 2, width / 2, width / 2, width / 2]);
  if (middle === undefined) return;
  const { left, top, right, bottom } = middle;
  const touched = intersect(clip, { left: left - 1, top: top - 1, right: right + 1, bottom: bottom + 1 });
  if (isEmpty(touched)) return;
  const pieces = traceMiddle(middle);
  const cover = new Float32Array(touched.right - touched.left);
  for (let y = touched.top; y < touched.bottom; y++) {
    for (const piece of pieces) {
      const [from, to] = piece.isUpright ? addUpright(piece, y, touched, cover) : addFlat(piece, y, touched, cover);
      // Written at once and not after all pieces, as the browser blends one over the other where they meet.
      for (let x = from; x < to; x++) {
        const share = Math.min(1, cover[x - touched.left]! * width);
        blendPixel(canvas.colors, y * canvas.width + x, color, Math.round(255 * share));
      }
    }
  }
}

/** The columns that an upright piece touches in a row; how much it covers of them is written to `cover`. */
const addUpright = ({ from, to }: Piece, y: number, area: Area, cover: Float32Array): readonly [number, number] => {
  const upper = Math.max(y, from.y);
  const lower = Math.min(y + 1, to.y);
  if (lower <= upper) return [0, 0];
  const x = from.x + ((to.x - from.x) * ((upper + lower) / 2 - from.y)) / (to.y - from.y);
  const first = Math.max(area.left, Math.floor(x - 0.5));
  const end = Math.min(area.right, Math.floor(x - 0.5) + 2);
  for (let at = first; at < end; at++) cover[at - area.left] = (lower - upper) * (1 - Math.abs(at + 0.5 - x));
  return [first, end];
};

/** The same for a flat piece, column by column. */
const addFlat = ({ from, to }: Piece, y: number, area: Area, cover: Float32Array): readonly [number, number] => {
  if (Math.max(from.y, to.y) <= y - 0.5 || Math.min(from.y, to.y) >= y + 1.5) return [0, 0];
  const first = Math.max(area.left, Math.floor(from.x));
  const end = Math.min(area.right, Math.ceil(to.x));
  for (let at = first; at < end; at++) {
    const left = Math.max(at, from.x);
    const right = Math.min(at + 1, to.x);
    const middle = from.y + ((to.y - from.y) * ((left + right) / 2 - from.x)) / (to.x - from.x);
    cover[at - area.left] = Math.max(0, right - left) * Math.max(0, 1 - Math.abs(y + 0.5 - middle));
  }
  return [first, end];
};

const traceMiddle = ({ left, top, right, bottom, rx, ry }: RoundRect): Piece[] => {
  const corner = (at: 0 | 1 | 2 | 3): Point[] => {
    const points = cutCorner(rx[at], ry[at], 'hairline').flatMap((curve, index) =>
      index === 0 ? curve : curve.slice(1),
    );
    const isLeft = at === 0 || at === 3;
    const placed = (points.length > 0 ? points : [{ x: 0, y: 0 }]).map(({ x, y }) => ({
      x: isLeft ? left + x : right - x,
      y: at < 2 ? top + y : bottom - y,
    }));
    // Points run from the flat side to the upright one; around the shape every other corner is the other way round.
    return at === 1 || at === 3 ? placed : placed.toReversed();
  };
  const ring = [...corner(0), ...corner(1), ...corner(2), ...corner(3)];
  return ring.flatMap((here, at) => {
    const next = ring[(at + 1) % ring.length]!;
    const isUpright = Math.abs(next.y - here.y) > Math.abs(next.x - here.x);
    const isForward = isUpright ? next.y > here.y : next.x > here.x;
    if (here.x === next.x && here.y === next.y) return [];
    return [isForward ? { from: here, to: next, isUpright } : { from: next, to: here, isUpright }];
  });
};
