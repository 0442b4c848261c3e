import { type Box, bottom, right, surround } from '@blueprompt/core/geometry';
import { distance } from '../../colour/rgb.ts';
import type { Pixels } from '../../contract.ts';
import type { Mark } from './list-marks.ts';
import type { GroundMap, Part } from './map-grounds.ts';

/** The smallest line of a chart, in CSS pixels. */
const MIN = { width: 56, height: 5 };
/** It is met in this share of the columns, and hardly ever twice from top to bottom. */
const MIN_COLUMNS = 0.92;
const MAX_RUNS = 1.3;
/** Without so much of its length at each end, where boxes have their corners, it goes up and down by this, in CSS pixels. */
const ENDS = 0.08;
const MIN_RISE = 3;
/** In more than this share of the columns an edge has a colour between those on its sides, to within this share of their distance. */
const MAX_BETWEEN = 0.5;
const STRAY = 0.15;
/** Surfaces are told apart from this distance on, 0 to 442. */
const VISIBLE = 12;
/** The lowest area, the stroke along its edge, and what is left out of one column, in CSS pixels. */
const MIN_AREA = 8;
const RIM = 4;
const LINE = 3;
/** Without an axis a line is this many times as wide as high: what is not is a picture or a sign. */
const MIN_ASPECT = 1.6;
/** What is wider than this share of the page parts its bands. */
const MAX_WIDTH = 0.97;

/** Boxes around lines that run from left to right, alone or with the area under them; lines that overlap are in one box. */
export function findLines(map: GroundMap, marks: readonly Mark[], pixels: Pixels): Box[] {
  const { scale } = map;
  const boxes: Box[] = [];
  for (const mark of marks) {
    const { box, ground, isRule } = mark;
    if (ground < 0 || isRule || box.width < MIN.width * scale || box.height < MIN.height * scale) continue;
    if (box.width < MIN_ASPECT * box.height) continue;
    if (box.width > MAX_WIDTH * map.width || !runsAcross(map, box) || isEdge(map, box, pixels)) continue;
    const at = boxes.findIndex(
      (other) => isSameSpan(other, box, scale) && box.y < bottom(other) && other.y < bottom(box),
    );
    if (at < 0) boxes.push(box);
    else boxes[at] = surround([boxes[at]!, box]);
  }
  return boxes;
}

/** Boxes around areas that stand on a level line, also where they touch the frame around them. */
export function findAreas({ parts, labels, width, scale }: GroundMap): Box[] {
  const isArea = ({ label, box, isGround }: Part): boolean => {
    if (isGround || box.width < MIN.width * scale || box.height < MIN_AREA * scale) return false;
    if (box.width < MIN_ASPECT * box.height || box.width > MAX_WIDTH * width) return false;
    let [whole, highest, lowest] = [0, Infinity, -Infinity];
    const [first, last] = [box.x + ENDS * box.width, right(box) - ENDS * box.width];
    for (let x = box.x; x < right(box); x++) {
      let [top, filled] = [-1, 0];
      for (let y = box.y; y < bottom(box); y++) {
        if (labels[y * width + x] !== label) continue;
        if (top < 0) top = y;
        filled += 1;
      }
      // From its edge to the foot nothing else is seen but a thin line.
      if (top >= 0 && filled >= bottom(box) - top - LINE * scale) whole += 1;
      if (top < 0 || x < first || x > last) continue;
      highest = Math.min(highest, top);
      lowest = Math.max(lowest, top);
    }
    return whole >= MIN_COLUMNS * box.width && lowest - highest >= MIN_RISE * scale;
  };
  const rim = RIM * scale;
  return [...parts.values()].filter(isArea).map(({ box }) => ({
    x: box.x,
    y: Math.max(0, box.y - rim),
    width: box.width,
    height: box.height + Math.min(box.y, rim),
  }));
}

const isSameSpan = (a: Box, b: Box, scale: number): boolean =>
  Math.abs(a.x - b.x) <= 6 * scale && Math.abs(right(a) - right(b)) <= 6 * scale;

/** Seen once in nearly every column, at heights that differ. */
const runsAcross = ({ width, isDrawn, scale }: GroundMap, box: Box): boolean => {
  let [columns, runs] = [0, 0];
  let [highest, lowest] = [Infinity, -Infinity];
  const [first, last] = [box.x + ENDS * box.width, right(box) - ENDS * box.width];
  for (let x = box.x; x < right(box); x++) {
    let [count, top, isIn] = [0, -1, false];
    for (let y = box.y; y < bottom(box); y++) {
      const isHere = isDrawn[y * width + x] === 1;
      if (isHere && !isIn) {
        count += 1;
        if (top < 0) top = y;
      }
      isIn = isHere;
    }
    if (count === 0) continue;
    columns += 1;
    runs += count;
    if (x < first || x > last) continue;
    highest = Math.min(highest, top);
    lowest = Math.max(lowest, top);
  }
  return columns >= MIN_COLUMNS * box.width && runs <= MAX_RUNS * columns && lowest - highest >= MIN_RISE * scale;
};

/** The soft edge between two surfaces is no line: its colour lies between theirs. */
const isEdge = ({ width, height, isDrawn }: GroundMap, box: Box, { colors }: Pixels): boolean => {
  let between = 0;
  for (let x = box.x; x < right(box); x++) {
    let top = box.y;
    while (top < bottom(box) && !isDrawn[top * width + x]) top += 1;
    let foot = bottom(box);
    while (foot > top && !isDrawn[(foot - 1) * width + x]) foot -= 1;
    if (foot === top || top === 0 || foot === height) continue;
    const [over, under] = [colors[(top - 1) * width + x]!, colors[foot * width + x]!];
    const here = colors[((top + foot) >> 1) * width + x]!;
    const apart = distance(over, under);
    if (apart > VISIBLE && distance(over, here) + distance(here, under) <= (1 + STRAY) * apart) between += 1;
  }
  return between > MAX_BETWEEN * box.width;
};
