import { type Bars, MAX_BARS, MAX_CURVES } from '@blueprompt/core/chart';
import { area, type Box, bottom, right } from '@blueprompt/core/geometry';
import { distance, toHex } from '../../colour/rgb.ts';
import type { Canvas } from '../canvas/chart-canvas.ts';
import type { Part } from '../canvas/find-parts.ts';
import type { Inks } from '../canvas/name-inks.ts';
import { alignBars, MAX_JOINT, SAME_PX } from './align-bars.ts';
import { type Bar, findBars, massOf } from './find-bars.ts';
import { splitSteps } from './split-steps.ts';
import { trimPart } from './trim-part.ts';

/** Nearly all that fills a box is a bar, or no bars are meant. */
const MIN_BARS_SHARE = 0.8;
/** So much of what is drawn are the bars: specks on an area stand in rows, too. */
const MIN_DRAWN_SHARE = 0.35;

/** Reads bars that stand, or lie, on one line; boxes are those of the page. */
export const readBars = (canvas: Canvas, inks: Inks, found: readonly Part[]): Bars | undefined => {
  const { colors } = inks;
  const parts = found.flatMap((part) => splitSteps(part, inks, canvas)).map((part) => trimPart(part, inks, canvas));
  const bars = findBars(parts, canvas.scale);
  if (bars.length < 2) return undefined;
  const standing = alignBars(bars, canvas.scale);
  const lying = alignBars(bars.map(flip), canvas.scale);
  const isLying = massOf(lying.bars) > massOf(standing.bars);
  const kept = isLying ? lying : standing;
  if (kept.bars.length < 2 || massOf(kept.bars) < MIN_BARS_SHARE * massOf(bars)) return undefined;
  if (massOf(kept.bars) < MIN_DRAWN_SHARE * canvas.isDrawn.reduce((sum, one) => sum + one, 0)) return undefined;
  const { box } = canvas;
  const straight = kept.bars.map((bar) => (isLying ? flip(bar) : bar));
  const sharp = straight.map((bar) => ({ ...bar, box: sharpen(bar, colors[bar.ink]!, canvas) }));
  const rows = toRows(dropJoints(sharp, isLying, canvas.scale)).slice(0, MAX_CURVES);
  // One box is the lower part of an area.
  if (rows.reduce((sum, { boxes }) => sum + boxes.length, 0) < 2) return undefined;
  const radius = radiusOf(straight, canvas, isLying);
  return {
    direction: isLying ? 'horizontal' : 'vertical',
    arranged:
      rows.length < 2 || isOneRow(rows, isLying, canvas.scale) ? 'single' : kept.isStacked ? 'stacked' : 'grouped',
    base: kept.base + (isLying ? box.x : box.y),
    ...(radius > 1 && { radius }),
    rows: rows.map(({ ink, border, boxes }) => ({
      color: toHex(colors[ink]!),
      ...(border !== undefined && { border: toHex(colors[border]!) }),
      boxes: boxes.slice(0, MAX_BARS).map((one) => ({ ...one, x: one.x + box.x, y: one.y + box.y })),
    })),
  };
};

const flipBox = ({ x, y, width, height }: Box): Box => ({ x: y, y: x, width: height, height: width });
const flip = (bar: Bar): Bar => ({ ...bar, box: flipBox(bar.box) });

/** Where bars are stacked, a soft line between two of them has a colour of its own. */
const dropJoints = (bars: readonly Bar[], isLying: boolean, scale: number): Bar[] => {
  const isThin = ({ box }: Bar): boolean => (isLying ? box.width : box.height) <= SAME_PX * scale;
  const inks = new Set(bars.filter((bar) => !isThin(bar)).map(({ ink }) => ink));
  return bars.filter((bar) => inks.has(bar.ink) && !(isThin(bar) && isBetween(bar, bars, isLying)));
};

const isBetween = ({ box }: Bar, bars: readonly Bar[], isLying: boolean): boolean => {
  const [from, to] = isLying ? [box.x, right(box)] : [box.y, bottom(box)];
  const shares = bars.filter(({ box: other }) =>
    isLying ? Math.abs(other.y - box.y) <= MAX_JOINT : Math.abs(other.x - box.x) <= MAX_JOINT,
  );
  const [starts, ends] = [
    shares.map((bar) => (isLying ? bar.box.x : bar.box.y)),
    shares.map((bar) => (isLying ? right(bar.box) : bottom(bar.box))),
  ];
  return starts.some((start) => Math.abs(start - to) <= 1.5) && ends.some((end) => Math.abs(end - from) <= 1.5);
};

type Row = { ink: number; border?: number; boxes: Box[] };

const toRows = (bars: readonly Bar[]): Row[] => {
  const rows: Row[] = [];
  for (const { ink, border, box } of bars) {
    const row = rows.find((one) => one.ink === ink);
    if (row) row.boxes.push(box);
    else rows.push({ ink, ...(border !== undefined && { border }), boxes: [box] });
  }
  return rows;
};

/** One bar a colour is one row painted in many colours; so is a row of bars at even steps of which some are painted differently. */
const isOneRow = (rows: readonly Row[], isLying: boolean, scale: number): boolean => {
  if (rows.every(({ boxes }) => boxes.length === 1)) return true;
  if (rows.every(({ boxes }) => boxes.length === rows[0]!.boxes.length)) return false;
  const places = rows.flatMap(({ boxes }) => boxes.map((box) => (isLying ? box.y : box.x))).toSorted((a, b) => a - b);
  const steps = places.slice(1).map((place, index) => place - places[index]!);
  return Math.max(...steps) - Math.min(...steps) <= 2 * SAME_PX * scale;
};

/** A pixel that is half covered at the end of a bar counts half. */
const sharpen = ({ box, border }: Bar, color: number, { colors, width, ground }: Canvas): Box => {
  if (border !== undefined) return box;
  const shareAt = (x: number, y: number): number =>
    Math.min(1, distance(colors[y * width + x]!, ground) / Math.max(1, distance(color, ground)));
  const [midX, midY] = [Math.floor(box.x + box.width / 2), Math.floor(box.y + box.height / 2)];
  const [left, top] = [1 - shareAt(box.x, midY), 1 - shareAt(midX, box.y)];
  const [end, foot] = [1 - shareAt(right(box) - 1, midY), 1 - shareAt(midX, bottom(box) - 1)];
  const tenth = (value: number): number => Math.round(value * 10) / 10;
  return {
    x: tenth(box.x + left),
    y: tenth(box.y + top),
    width: tenth(Math.max(0.1, box.width - left - end)),
    height: tenth(Math.max(0.1, box.height - top - foot)),
  };
};

/** Corners of the largest bar: how far from its end it is as thick as it gets. */
const radiusOf = (bars: readonly Bar[], { colors, width }: Canvas, isLying: boolean): number => {
  const { box } = bars.reduce((a, b) => (area(b.box) > area(a.box) ? b : a));
  const [long, thick] = isLying ? [box.width, box.height] : [box.height, box.width];
  const inner = colors[Math.floor(box.y + box.height / 2) * width + Math.floor(box.x + box.width / 2)]!;
  const at = (along: number, across: number): number =>
    isLying
      ? colors[(box.y + across) * width + right(box) - 1 - along]!
      : colors[(box.y + along) * width + box.x + across]!;
  const start = Math.min(1, thick - 1);
  for (let along = 1; along < Math.min(long / 2, thick); along++)
    if (distance(at(along, start), inner) < 40 && distance(at(along, thick - 1 - start), inner) < 40)
      return along <= 1 ? 0 : along + 1;
  return 0;
};
