import { area, bottom } from '@blueprompt/core/geometry';
import { type Bar, MIN_THICK, massOf } from './find-bars.ts';

/** Bars of one chart are equally thick, and start on one line, to within this. In CSS pixels and as a share. */
export const SAME_PX = 1.6;
const SAME_SHARE = 0.08;
/** Stacked bars are no further apart than this, in CSS pixels. */
export const MAX_JOINT = 4;

/** The standing bars among the boxes: equally wide, from one line or from the end of another bar. */
export const alignBars = (bars: readonly Bar[], scale: number): { bars: Bar[]; base: number; isStacked: boolean } => {
  const near = SAME_PX * scale;
  const width = usualWidth(bars);
  const isWide = ({ box }: Bar): boolean =>
    box.width >= MIN_THICK * scale && Math.abs(box.width - width) <= Math.max(near, SAME_SHARE * width);
  const equal = bars.filter(isWide);
  // Soft lines between stacked bars are no bars.
  const base = commonEnd(
    equal.filter(({ box }) => box.height > near),
    near,
  );
  const standing = new Set(
    equal.filter(({ box }) => Math.abs(bottom(box) - base) <= near || Math.abs(box.y - base) <= near),
  );
  let isStacked = false;
  for (let grew = true; grew; ) {
    grew = false;
    for (const bar of equal) {
      if (standing.has(bar)) continue;
      const isOn = [...standing].some(
        ({ box }) =>
          Math.abs(box.x - bar.box.x) <= 2 * near &&
          Math.min(Math.abs(box.y - bottom(bar.box)), Math.abs(bottom(box) - bar.box.y)) <= MAX_JOINT * scale,
      );
      if (!isOn) continue;
      standing.add(bar);
      grew = true;
      isStacked = true;
    }
  }
  const order = [...standing].sort((a, b) => a.box.x - b.box.x || b.box.y - a.box.y);
  return { bars: order, base, isStacked };
};

/** The width of what most is painted with: specks are many but small. */
const usualWidth = (bars: readonly Bar[]): number => {
  const byWidth = [...bars].sort((a, b) => a.box.width - b.box.width);
  let left = massOf(bars) / 2;
  for (const { box } of byWidth) {
    left -= area(box);
    if (left <= 0) return box.width;
  }
  return 0;
};

/** Where most bars end that go up, or down: where one of a stack ends another starts, which counts less. */
const commonEnd = (bars: readonly Bar[], near: number): number => {
  const ends = bars.flatMap(({ box }) => [bottom(box), box.y]);
  const votesFor = (end: number): number => {
    const feet = bars.filter(({ box }) => Math.abs(bottom(box) - end) <= near).length;
    const tops = bars.filter(({ box }) => Math.abs(box.y - end) <= near).length;
    return feet ** 2 + tops ** 2;
  };
  const votes = ends.map(votesFor);
  return ends[votes.indexOf(Math.max(...votes))] ?? 0;
};
