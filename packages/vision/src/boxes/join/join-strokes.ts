import { area, surround } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';
import { findRoot, unite } from '../areas/find-root.ts';
import { type BoxIndex, indexBoxes } from '../box-index.ts';
import { isInside } from '../is-inside.ts';
import { isCount } from '../part/part-counts.ts';
import type { Shape } from '../shape.ts';
import { areClose } from './cluster-blobs.ts';

/** Largest stroke and largest joined icon, in pixels at scale 1. */
const STROKE_SIDE = 32;
const ICON_SIDE = 40;
const GAP = 3;

/** Icons that are drawn as several small boxes or blobs become one blob; details inside a small one are dropped. */
export const joinStrokes = (shapes: readonly Shape[], texts: readonly TextLine[], scale: number): Shape[] => {
  const shapesAt = indexBoxes(shapes);
  const small = shapes.filter((shape) => isStroke(shape, shapesAt, texts, scale));
  const smallAt = indexBoxes(small.map((shape, i) => ({ shape, box: shape.box, i })));
  const root = new Int32Array(small.length).map((_, i) => i);
  const extent = small.map((shape) => shape.box);
  small.forEach((first, a) => {
    for (const { shape: second, i: b } of smallAt.near(first.box, GAP * scale)) {
      if (b <= a || isCount(first, scale) !== isCount(second, scale) || !areClose(first.box, second.box, GAP * scale))
        continue;
      const [rootA, rootB] = [findRoot(root, a), findRoot(root, b)];
      const joined = surround([extent[rootA]!, extent[rootB]!]);
      if (rootA === rootB || Math.max(joined.width, joined.height) > ICON_SIDE * scale) continue;
      unite(root, rootA, rootB);
      extent[findRoot(root, rootA)] = joined;
    }
  });
  const groups = Map.groupBy(small, (_, i) => findRoot(root, i));
  const joined = [...groups.values()].filter((group) => group.length > 1);
  const members = new Set(joined.flat());
  return [
    ...shapes.filter((shape) => !members.has(shape)),
    ...joined.map((group): Shape => {
      const largest = group.toSorted((a, b) => area(b.box) - area(a.box))[0]!;
      const box = surround(group.map((shape) => shape.box));
      // Details inside one box leave it what it is: a ticked box stays a box.
      return isInside(box, largest.box, 0) ? largest : { kind: 'blob', box, radius: 0, busy: largest.busy };
    }),
  ];
};

const isStroke = (shape: Shape, shapes: BoxIndex<Shape>, texts: readonly TextLine[], scale: number): boolean => {
  const { box, kind } = shape;
  if (shape.isWhole || shape.onIcon || kind === 'line' || Math.max(box.width, box.height) > STROKE_SIDE * scale)
    return false;
  if (texts.some((line) => isInside(line.box, box, 2))) return false;
  // A larger small box with something in it is a control with its mark, not a stroke.
  const isControl =
    kind === 'box' &&
    box.width >= 20 * scale &&
    shapes.near(box).some((other) => other !== shape && isInside(other.box, box, -2));
  return !isControl;
};
