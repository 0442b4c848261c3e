import type { Point, Ring } from '@blueprompt/core/chart';
import type { Canvas } from '../canvas/chart-canvas.ts';
import { type Circle, fitCircle } from './fit-circle.ts';
import { anglesOf, sliceRing } from './slice-ring.ts';

/** Smallest ring chart, in CSS pixels from its middle, and thinnest ring. */
const MIN_RADIUS = 14;
const MIN_RING = 2.5;
/** The lines between the slices of a pie meet in its middle: that is no hole. */
const MAX_HUB = 0.1;
/** Share of a circle that must be there: half of it for a gauge, a little less where the page ends. */
const MIN_SHARE = 0.42;
/** Nearly all that is drawn in a ring chart is the ring; the rest is its legend. */
const MIN_EXPLAINED = 0.8;
/** Points along the edge that a circle is fitted to. */
const MAX_EDGE = 500;
/** From the middle of the outermost pixels to the edge, less what the soft ones among them reach over it. */
const RIM = 0.2;

/** Reads a pie, a doughnut or a gauge: circle, hole and slices; nothing where what is drawn is not round. */
export const readRing = (canvas: Canvas): Ring | undefined => {
  const { box, width, height, scale } = canvas;
  const longest = Math.max(width, height);
  const circle = fitCircle(edgeOf(canvas), { min: MIN_RADIUS * scale, max: longest * 0.75 }, scale, MIN_SHARE);
  if (!circle) return undefined;
  const inner = innerRadius(canvas, circle);
  if (circle.radius - inner < MIN_RING * scale || explained(canvas, circle, inner) < MIN_EXPLAINED) return undefined;
  const slices = sliceRing(canvas, circle, inner);
  if (!slices) return undefined;
  return {
    x: round(circle.x + 0.5 + box.x),
    y: round(circle.y + 0.5 + box.y),
    radius: round(circle.radius + RIM),
    inner: inner <= MAX_HUB * circle.radius ? 0 : round(inner),
    slices,
  };
};

const round = (value: number): number => Math.round(value * 2) / 2;

/** Drawn pixels beside what is not drawn, evenly thinned. */
const edgeOf = ({ width, height, isDrawn }: Canvas): Point[] => {
  const edge: number[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (!isDrawn[at]) continue;
      const isInner =
        x > 0 && x < width - 1 && isDrawn[at - 1] && isDrawn[at + 1] && isDrawn[at - width] && isDrawn[at + width];
      if (!isInner) edge.push(at);
    }
  const step = Math.max(1, edge.length / MAX_EDGE);
  return Array.from({ length: Math.min(edge.length, MAX_EDGE) }, (_, index) => {
    const at = edge[Math.floor(index * step)]!;
    return { x: at % width, y: Math.floor(at / width) };
  });
};

const isDrawnAt = ({ width, height, isDrawn }: Canvas, { x, y }: Circle, radius: number, angle: number): boolean => {
  const [px, py] = [Math.round(x + radius * Math.sin(angle)), Math.round(y - radius * Math.cos(angle))];
  return px >= 0 && py >= 0 && px < width && py < height && isDrawn[py * width + px] === 1;
};

/** Where, going inwards in the directions that have a rim, most directions are not drawn any more. */
const innerRadius = (canvas: Canvas, circle: Circle): number => {
  const rim = circle.radius - 1.5 * canvas.scale;
  const angles = anglesOf(circle.radius / 4).filter((angle) => isDrawnAt(canvas, circle, rim, angle));
  for (let radius = Math.floor(rim); radius > 1; radius--) {
    const drawn = angles.filter((angle) => isDrawnAt(canvas, circle, radius, angle)).length;
    if (drawn < angles.length / 2) return radius + 0.5;
  }
  return 0;
};

/** Share of what is drawn in the square around the circle that lies in its ring. */
const explained = ({ width, height, isDrawn }: Canvas, { x, y, radius }: Circle, inner: number): number => {
  let [all, within] = [0, 0];
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      if (!isDrawn[row * width + column]) continue;
      const away = Math.sqrt((column - x) ** 2 + (row - y) ** 2);
      all += 1;
      if (away <= radius + 2 && away >= inner - 2) within += 1;
    }
  return all === 0 ? 0 : within / all;
};
