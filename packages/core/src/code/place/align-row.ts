import { type Box, bottom, centreY } from '../../geometry.ts';
import type { Lengths } from '../lengths.ts';
import type { Part } from '../part.ts';

/** Edges that differ by less, in CSS pixels, cannot be told apart. */
export const MIN_SEEN_PX = 0.5;
/** Members of a row this far from the middle of it, in pixels, are still level, with a margin for the rest. */
const MAX_LEVEL_OFF_PX = 4;

type RowAlign = { own: string[]; items: string[][]; stretches: boolean[]; isCentred: boolean };

export const alignRow = (items: readonly Part[], inner: Box, css: Lengths): RowAlign => {
  const offs = items.map(({ box }) => 2 * (centreY(box) - centreY(inner)));
  const isAt = (a: number, b: number): boolean => Math.abs(a - b) < MIN_SEEN_PX * css.scale;
  const spans = items.map(
    ({ kind, box }) => kind === 'box' && isAt(box.y, inner.y) && isAt(bottom(box), bottom(inner)),
  );
  const isCentred = offs.every((off, at) => spans[at] || Math.abs(off) <= 2 * MAX_LEVEL_OFF_PX);
  if (isCentred)
    return {
      isCentred,
      own: ['align-items:center'],
      stretches: spans,
      items: items.map(({ box }, at) => (spans[at] ? ['align-self:stretch'] : centredIn(box, inner, css))),
    };
  const top = Math.max(0, Math.min(...items.map(({ box }) => box.y - inner.y)));
  return {
    isCentred,
    own: ['align-items:flex-start', css.rule('padding-top', top)],
    stretches: spans,
    items: items.map(({ box }, at) =>
      spans[at]
        ? ['align-self:stretch']
        : [
            css.rule('margin-top', box.y - inner.y - top),
            css.rule('margin-bottom', Math.min(0, bottom(inner) - bottom(box))),
          ],
    ),
  };
};

/** Words are in the middle of their row, and icons beside them as far off it as they were: so the words need no box of their own. */
export const alignCaption = (items: readonly Part[], caption: Part, inner: Box, css: Lengths): RowAlign => {
  const middle = centreY(caption.box);
  const [above, below] = [middle - inner.y, bottom(inner) - middle];
  return {
    isCentred: true,
    own: [
      'align-items:center',
      css.rule('padding-top', Math.max(0, above - below)),
      css.rule('padding-bottom', Math.max(0, below - above)),
    ],
    stretches: items.map(() => false),
    items: items.map(({ box }) => {
      const off = 2 * (centreY(box) - middle);
      // Less than nothing on the far side, so that a large icon makes the row no higher.
      return [css.rule('margin-top', Math.min(0, off)), css.rule('margin-bottom', Math.min(0, -off))];
    }),
  };
};

/** Margins for what is not quite in the middle, or higher than what holds it. */
const centredIn = (box: Box, inner: Box, css: Lengths): string[] => {
  const [above, below] = [box.y - inner.y, bottom(inner) - bottom(box)];
  const least = Math.min(0, above, below) < 0 ? 0 : Math.min(above, below);
  return [css.rule('margin-top', above - least), css.rule('margin-bottom', below - least)];
};
