import { type Lab, toLab } from '../../colour/delta-e.ts';
import { distance, mix } from '../../colour/rgb.ts';
import type { Canvas } from './chart-canvas.ts';

/** More colours than a chart is described in: what has more is a picture. */
const MAX_INKS = 16;
/** Photos have more colours than this in what is drawn. */
const MAX_COLORS = 6_000;
/** A flat fill has at least so many pixels with their like on all sides. In CSS pixels. */
const MIN_FLAT = 24;
/** Flat fills this close in CIELAB are one, a gradient in steps. */
const SAME_FLAT = 4;
/** Shades of a stroke or a series, from antialiasing and gradients, are closer than this; the more vivid, the further they spread. */
export const SAME_STROKE = { grey: 10, perChroma: 0.2 };
/** The pale rim of a stroke is this close to a mixture of the stroke and the ground. */
export const SAME_MIXTURE = 14;
/** What is used less than this, in CSS pixels, is a rim or a speck. */
const MIN_STROKE = 30;

/** Thin lines are looked for so often, while this share of what is no flat fill has no ink. */
const MAX_THIN = 4;
const MIN_LEFT = 0.3;

/** The colours a chart is drawn in, and at each pixel the index of one, or -1. */
export type Inks = { colors: number[]; indices: Int8Array };

/** Names the colours that a chart is drawn in: flat fills exactly, strokes with their rims. Nothing is reported of photos. */
export const nameInks = ({ width, colors, ground, isDrawn, scale }: Canvas): Inks | undefined => {
  const counts = new Map<number, { all: number; flat: number }>();
  let [last, one] = [-1, { all: 0, flat: 0 }];
  for (let at = 0; at < colors.length; at++) {
    if (!isDrawn[at]) continue;
    const color = colors[at]!;
    // Most pixels have the colour of the one before.
    if (color !== last) {
      one = counts.get(color) ?? { all: 0, flat: 0 };
      if (one.all === 0) counts.set(color, one);
      if (counts.size > MAX_COLORS) return undefined;
      last = color;
    }
    one.all += 1;
    const isFlat =
      colors[at - 1] === color &&
      colors[at + 1] === color &&
      colors[at - width] === color &&
      colors[at + width] === color;
    if (isFlat) one.flat += 1;
  }
  const inks: Ink[] = [];
  const indexOf = new Map<number, number>();
  const byFlat = [...counts]
    .filter(([, { flat }]) => flat >= MIN_FLAT * scale ** 2)
    .sort((a, b) => b[1].flat - a[1].flat);
  for (const [color] of byFlat) {
    const lab = toLab(color);
    const near = inks.findIndex((ink) => labDistance(ink.lab, lab) < SAME_FLAT);
    if (near >= 0) indexOf.set(color, near);
    else if (inks.length < MAX_INKS) {
      indexOf.set(color, inks.length);
      inks.push(toInk(color, lab, ground));
    }
  }
  const rest = [...counts].filter(([color]) => !indexOf.has(color)).sort((a, b) => b[1].all - a[1].all);
  for (const [color, { all }] of rest) {
    const lab = toLab(color);
    const near = nearest(inks, color, lab, ground);
    if (near >= 0) indexOf.set(color, near);
    else if (inks.length < MAX_INKS && all >= MIN_STROKE * scale) {
      indexOf.set(color, inks.length);
      inks.push(toInk(color, lab, ground));
    }
  }
  nameThin(rest, inks, indexOf, ground);
  const indices = new Int8Array(colors.length).fill(-1);
  let index = -1;
  last = -1;
  for (let at = 0; at < colors.length; at++) {
    if (!isDrawn[at]) continue;
    if (colors[at] !== last) {
      last = colors[at]!;
      index = indexOf.get(last) ?? -1;
    }
    indices[at] = index;
  }
  return { colors: inks.map(({ color }) => color), indices };
};

/** A line of one pixel has hardly two pixels alike: of what is left the colour that stands out most is the ink, the others its rims. */
const nameThin = (
  rest: readonly (readonly [color: number, { all: number }])[],
  inks: Ink[],
  indexOf: Map<number, number>,
  ground: number,
): void => {
  const countOf = (list: typeof rest): number => list.reduce((sum, [, { all }]) => sum + all, 0);
  const named = countOf(rest.filter(([color]) => indexOf.has(color)));
  for (let round = 0; round < MAX_THIN; round++) {
    const left = rest.filter(([color]) => !indexOf.has(color));
    if (inks.length >= MAX_INKS || countOf(left) <= MIN_LEFT * (named + countOf(left))) return;
    const [color] = left.reduce((a, b) => (distance(b[0], ground) > distance(a[0], ground) ? b : a));
    const index = inks.length;
    inks.push(toInk(color, toLab(color), ground));
    for (const [shade] of left) if (nearest(inks, shade, toLab(shade), ground) === index) indexOf.set(shade, index);
    indexOf.set(color, index);
  }
};

/** An ink, how far its shades spread, and how far it is from the ground. */
type Ink = { color: number; lab: Lab; limit: number; contrast: number };

const toInk = (color: number, lab: Lab, ground: number): Ink => ({
  color,
  lab,
  limit: SAME_STROKE.grey + SAME_STROKE.perChroma * Math.hypot(lab.a, lab.b),
  contrast: Math.max(1, distance(color, ground)),
});

/** The ink that a colour is a shade of, or the rim of. */
const nearest = (inks: readonly Ink[], color: number, lab: Lab, ground: number): number => {
  const contrast = distance(color, ground);
  let best = -1;
  let least = Infinity;
  inks.forEach((ink, index) => {
    const share = contrast / ink.contrast;
    const away = labDistance(ink.lab, lab) / ink.limit;
    const rim = share < 0.95 ? labDistance(lab, toLab(mix(ground, ink.color, share))) / SAME_MIXTURE : Infinity;
    const either = Math.min(away, rim);
    if (either < 1 && either < least) [best, least] = [index, either];
  });
  return best;
};

const labDistance = (one: Lab, other: Lab): number =>
  Math.sqrt((one.l - other.l) ** 2 + (one.a - other.a) ** 2 + (one.b - other.b) ** 2);
