import { area, bottom, contains, right } from '@blueprompt/core/geometry';
import type { Element, TextLine } from '@blueprompt/core/measurement';
import type { PageFacts } from '../../classify/page-facts.ts';
import { startOfLine } from './side-bearings.ts';

/** Boxes of elements are known to the pixel. */
const EDGE_PX = 1;

type Holder = Pick<Element, 'box' | 'border'>;

/** How far the first text of each row stands behind what is left of it: a box in the same holder, or the holder's own edge. */
export const textIndents = (
  elements: readonly Element[],
  texts: readonly TextLine[],
  page: Pick<PageFacts, 'width' | 'height' | 'scale'>,
): number[] => {
  const whole: Holder = { box: { x: 0, y: 0, width: page.width, height: page.height } };
  const bySize = [...elements].sort((a, b) => area(a.box) - area(b.box));
  const holderOf = (line: TextLine): Holder => bySize.find(({ box }) => contains(box, line.box, EDGE_PX)) ?? whole;
  const families = Map.groupBy(texts, holderOf);
  return [...families].flatMap(([holder, lines]) => {
    const parts = elements.filter((other) => other !== holder && contains(holder.box, other.box, EDGE_PX));
    const start = holder.box.x + (holder.border?.width ?? 0);
    return lines
      .filter((line) => line.text.length > 1 && !lines.some((other) => isLeftOf(other, line)))
      .map((line) => {
        const before = parts.filter((part) => isLeftOf(part, line)).map((part) => right(part.box));
        return Math.round((startOfLine(line) - Math.max(start, ...before)) / page.scale);
      });
  });
};

const isLeftOf = (a: Pick<Element, 'box'>, b: TextLine): boolean =>
  right(a.box) <= b.box.x + EDGE_PX && Math.min(bottom(a.box), bottom(b.box)) > Math.max(a.box.y, b.box.y);
