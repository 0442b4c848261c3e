import { area, type Box, bottom, centreX, centreY, intersect, right, surround } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import { findRoot, unite } from '../areas/find-root.ts';
import { indexBoxes } from '../box-index.ts';
import { isInside } from '../is-inside.ts';
import type { Shape } from '../shape.ts';
import { areClose } from './cluster-blobs.ts';

/** Bars, ticks and map parts of one drawing lie this close, in pixels at scale 1. */
const MARK_GAP = 10;
/** Widest bar of a bar chart, in pixels at scale 1. */
const MAX_BAR = 60;
/** Bars of one chart stand no further apart than this, from left side to left side, in their widths. */
const BAR_GAP = 4;
/** Smallest drawing, and the side above which a single blob is one, in pixels at scale 1. */
const MIN_WIDTH = 48;
const MIN_HEIGHT = 24;
const LARGE = 48;
/** Free space inside one chart, in pixels at scale 1. */
const CHART_GAP = 90;
/** This many neighbouring marks without text make a drawing even when each is small. */
const MIN_MARKS = 5;

/** Joins the marks of charts, maps and illustrations into one blob each, so that no bar is taken for a box. */
export const joinDrawings = (shapes: readonly Shape[], texts: readonly TextLine[], scale: number): Shape[] => {
  const boxes = shapes.filter((shape) => shape.kind === 'box');
  const boxesAt = indexBoxes(boxes);
  const holderOf = (shape: Shape): Shape | undefined =>
    boxesAt
      .near(shape.box, 1)
      .filter((box) => box !== shape && area(box.box) > area(shape.box) && isInside(shape.box, box.box, 1))
      .toSorted((a, b) => area(a.box) - area(b.box))[0];
  const isMark = (shape: Shape): boolean => mayBeMark(shape, texts, scale);
  const marks = shapes.filter(isMark);
  const holders = marks.map(holderOf);
  const free = marks.flatMap((shape, i): Mark[] => {
    const holder = holders[i];
    if (holder && (isMark(holder) || spans(shape, holder))) return [];
    return [{ shape, box: shape.box, holder }];
  });
  const groups = groupMarks(free, scale);
  const drawings = mergeBeside(
    groups.flatMap((group) => toDrawing(group, scale)),
    boxes,
    scale,
  );
  const rest = shapes.filter(
    (shape) => !drawings.some((drawing) => shape !== drawing && belongs(shape, drawing.box, texts)),
  );
  return [...rest, ...drawings.filter((drawing) => !rest.includes(drawing))];
};

type Mark = { shape: Shape; box: Box; holder: Shape | undefined };

/** Marks on one box that are near each other, or bars of one chart. */
const groupMarks = (marks: readonly Mark[], scale: number): Shape[][] => {
  const marksAt = indexBoxes(marks.map((mark, i) => ({ ...mark, i })));
  const root = new Int32Array(marks.length).map((_, i) => i);
  marks.forEach((first, a) => {
    const reach = Math.max(MARK_GAP * scale, BAR_GAP * Math.min(first.box.width, MAX_BAR * scale));
    for (const second of marksAt.near(first.box, reach)) {
      if (second.i <= a || first.holder !== second.holder) continue;
      if (areClose(first.box, second.box, MARK_GAP * scale) || areBars(first.shape, second.shape, scale))
        unite(root, a, second.i);
    }
  });
  const groups = Map.groupBy(marks, (_, i) => findRoot(root, i));
  return [...groups.values()].map((group) => group.map(({ shape }) => shape));
};

/** A mark carries no text; only large blobs may, since charts have labels in them. */
const mayBeMark = (shape: Shape, texts: readonly TextLine[], scale: number): boolean => {
  const { box } = shape;
  if (shape.isSign) return false;
  if (shape.kind === 'blob' && Math.min(box.width, box.height) > LARGE * scale) return true;
  if (shape.kind === 'box' && (shape.border || shape.shadow) && Math.min(box.width, box.height) > 24 * scale)
    return false;
  if (shape.kind === 'box' && box.width > 300 * scale && box.height > 60 * scale) return false;
  return !texts.some((line) => area(intersect(line.box, box)) > 0.2 * area(line.box));
};

/** Bars of one chart stand on one line, are equally wide, and near each other. */
const areBars = (a: Shape, b: Shape, scale: number): boolean =>
  a.kind === 'box' &&
  b.kind === 'box' &&
  a.fill === b.fill &&
  Math.abs(bottom(a.box) - bottom(b.box)) <= 1 &&
  Math.abs(a.box.width - b.box.width) <= 1 &&
  a.box.height !== b.box.height &&
  a.box.width <= MAX_BAR * scale &&
  Math.abs(a.box.x - b.box.x) <= BAR_GAP * a.box.width;

const spans = (shape: Shape, holder: Shape | undefined): boolean =>
  shape.kind === 'line' && holder !== undefined && shape.box.width > holder.box.width * 0.9;

const toDrawing = (group: Shape[], scale: number): Shape[] => {
  const box = surround(group.map((shape) => shape.box));
  const large = group.find(
    (shape) =>
      shape.kind === 'blob' &&
      Math.min(shape.box.width, shape.box.height) > MIN_HEIGHT * scale &&
      shape.box.width > LARGE * scale,
  );
  if (box.width < MIN_WIDTH * scale || box.height < MIN_HEIGHT * scale) return [];
  if (!large && group.length < MIN_MARKS) return [];
  const busy = group.reduce((sum, shape) => sum + shape.busy * area(shape.box), 0) / area(box);
  return [
    {
      kind: 'blob',
      box,
      radius: 0,
      busy,
      marks: group.length,
      ...(large?.fill !== undefined && { fill: large.fill }),
      ...(large?.hollow && group.length <= 4 && { hollow: true }),
    },
  ];
};

const belongs = (shape: Shape, drawing: Box, texts: readonly TextLine[]): boolean =>
  isInside(shape.box, drawing, 2) &&
  !(shape.kind === 'box' && texts.some((line) => isInsideCentre(line.box, shape.box)));

const isInsideCentre = (inner: Box, outer: Box): boolean =>
  centreX(inner) > outer.x &&
  centreX(inner) < outer.x + outer.width &&
  centreY(inner) > outer.y &&
  centreY(inner) < outer.y + outer.height;

/** Halves of one chart: drawings on the same box, side by side on the same height. */
const mergeBeside = (drawings: readonly Shape[], boxes: readonly Shape[], scale: number): Shape[] => {
  const merged: Shape[] = [];
  for (const drawing of drawings.toSorted((a, b) => a.box.x - b.box.x)) {
    const at = merged.findIndex((other) => {
      const shared = Math.min(bottom(other.box), bottom(drawing.box)) - Math.max(other.box.y, drawing.box.y);
      const gap = drawing.box.x - right(other.box);
      if (gap > CHART_GAP * scale || shared < Math.min(other.box.height, drawing.box.height) * 0.6) return false;
      const both = surround([other.box, drawing.box]);
      const isFlat = other.busy < 0.3 && drawing.busy < 0.3;
      return isFlat && boxes.every((box) => isInside(other.box, box.box, 1) === isInside(both, box.box, 1));
    });
    const other = merged[at];
    if (!other) merged.push(drawing);
    else
      merged[at] = {
        ...other,
        box: surround([other.box, drawing.box]),
        marks: (other.marks ?? 1) + (drawing.marks ?? 1),
      };
  }
  return merged;
};
