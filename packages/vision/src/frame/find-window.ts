import { channelGap } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';
import type { Controls, Edges } from './window-part.ts';

/** Levels that a strip of a window may differ by along itself, and from one pixel to the next where none are lost: what shines through is smooth. */
const MAX_LEVELS_APART = { lossy: 24, exact: 12 };
const STEP = 2;
/** Levels at a window's edge, where its shadow may be as dark as it is. */
const EDGE = 5;
/** So far beside the lights their strip is as it is elsewhere, in points: compression makes ripples around them. */
const CLEAR = { lossy: 5, exact: 2 };
/** A window is at least this wide and high, in shares of the picture: a smaller one is a picture on a page. */
const MIN_SHARE = 0.6;
/** Corners are rounded by no more than this, in points. */
const MAX_RADIUS = 28;
/** Tabs leave some of these rows below a window's upper edge free, in points: shadows of tabs reach higher, rims lower. */
const ROWS = [1, 2, 3, 5];
/** Beside a window there is nothing but a backdrop: so few of its pixels may jump by so many levels. */
const JUMP = 24;
const MAX_JUMPS = 0.0005;
/** Nearer than this to a window, in points, its own rim is seen. */
const RIM = 4;
/** Share of a row that must change at a window's lower edge. */
const MIN_EDGE_SHARE = 0.6;

/** The edges of the window that the controls belong to; none where it is one of several things in the picture. */
export const findWindow = (pixels: Pixels, controls: Controls): Edges | undefined => {
  const { width, height } = pixels;
  if (controls.side === 'right') return { left: 0, top: 0, right: width, bottom: height };
  const upper = upperEdges(pixels, controls);
  if (!upper) return undefined;
  const window = { ...upper, bottom: lowerEdge(pixels, upper, controls.scale) };
  const isMain = window.right - window.left >= MIN_SHARE * width && window.bottom - window.top >= MIN_SHARE * height;
  return isMain && isAlone(pixels, window, controls.scale) ? window : undefined;
};

/** From the lights left, up and along the top the strip has one colour. */
const upperEdges = (pixels: Pixels, { left: from, middle, scale }: Controls): Omit<Edges, 'bottom'> | undefined => {
  const column = Math.round(from - (pixels.isLossy ? CLEAR.lossy : CLEAR.exact) * scale);
  if (column < 0) return undefined;
  const left = follow(pixels, column, middle, -1, 0);
  const top = follow(pixels, column, middle, 0, -1);
  const reached = ROWS.map((points) => {
    const row = top + Math.round(points * scale);
    // The row lies in the bow of the corners, which takes the same of it on both sides.
    const bow = follow(pixels, column, row, -1, 0) - left;
    return follow(pixels, column, row, 1, 0) + 1 + bow;
  });
  const about = Math.min(pixels.width, Math.max(...reached));
  const slack = Math.round(4 * scale);
  // Beside the lights the edge is straight.
  const exact = follow(pixels, about - 2 * slack, middle, 1, 0) + 1;
  return { left, top, right: Math.abs(exact - about) <= slack ? exact : about };
};

/** The last place in a direction that the colour of the start reaches. */
const follow = ({ width, height, colors, isLossy }: Pixels, x: number, y: number, dx: number, dy: number): number => {
  const start = colors[y * width + x]!;
  const same = isLossy ? MAX_LEVELS_APART.lossy : MAX_LEVELS_APART.exact;
  const step = isLossy ? MAX_LEVELS_APART.lossy : STEP;
  const isInside = (): boolean => x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height;
  for (let color = start; isInside(); ) {
    const next = colors[(y + dy) * width + x + dx]!;
    if (channelGap(next, color) > step || channelGap(next, start) > same) break;
    color = next;
    x += dx;
    y += dy;
  }
  return dx === 0 ? y : x;
};

/** Where the straight sides end and a long edge crosses; the picture's own where nothing is below the window. */
const lowerEdge = (pixels: Pixels, { left, top, right }: Omit<Edges, 'bottom'>, scale: number): number => {
  const { width, height, colors } = pixels;
  const rim = Math.round(2 * scale);
  if (left < rim && right > width - rim) return height;
  const at = (x: number, y: number): number => colors[y * width + Math.min(width - 1, Math.max(0, x))]!;
  const isSide = (y: number): boolean =>
    channelGap(at(left - rim, y), at(left + rim, y)) > EDGE &&
    channelGap(at(right - 1 - rim, y), at(right - 1 + rim, y)) > EDGE;
  let straight = height - 1;
  while (straight > top && !isSide(straight)) straight--;
  const radius = Math.round(MAX_RADIUS * scale);
  const changed = (y: number): number => {
    let count = 0;
    for (let x = left + radius; x < right - radius; x++) if (channelGap(at(x, y - 1), at(x, y)) > EDGE) count++;
    return count / Math.max(1, right - left - 2 * radius);
  };
  for (let y = Math.min(height - 1, straight + radius); y > Math.max(top, straight - radius); y--) {
    if (changed(y) < MIN_EDGE_SHARE) continue;
    // Below a page lies the window's own rim, thin as it is.
    return changed(y - 1) >= MIN_EDGE_SHARE ? y - 1 : y;
  }
  return straight + 1;
};

/** True where all that lies beside the window is smooth. */
const isAlone = ({ width, height, colors }: Pixels, { left, top, right, bottom }: Edges, scale: number): boolean => {
  const rim = Math.round(RIM * scale);
  let [seen, jumps] = [0, 0];
  for (let y = 0; y < height; y++) {
    const isBeside = y >= top - rim && y < bottom + rim;
    for (let x = 1; x < width; x++) {
      if (isBeside && x === Math.max(1, left - rim)) x = Math.max(x, right + rim + 1);
      if (x >= width) break;
      seen++;
      if (channelGap(colors[y * width + x]!, colors[y * width + x - 1]!) > JUMP) jumps++;
    }
  }
  return jumps <= MAX_JUMPS * seen;
};
