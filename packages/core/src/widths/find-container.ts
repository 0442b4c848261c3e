import type { Box } from '../geometry.ts';

/** The column of a page whose width goes in steps, in CSS pixels: the least that it leaves free inside, and how wide it is on a tablet. */
export type Container = { gutter: number; tablet: number };

/** Bootstrap 5, 4 and 3: from which window on the widest container holds, how wide it is, its gutter, and the container of a tablet. */
const KNOWN: readonly (Container & { from: number; widest: number })[] = [
  { from: 1400, widest: 1320, gutter: 12, tablet: 720 },
  { from: 1200, widest: 1140, gutter: 15, tablet: 720 },
  { from: 1200, widest: 1170, gutter: 15, tablet: 750 },
];
/** Letters begin at most this far, in CSS pixels, from the edge of their column. */
export const MAX_CONTAINED_OFF_PX = 2.5;
/** So many texts, and such a share of all, begin at the edge of a container (a quarter to a third on open pages that have one): fewer are there by chance. */
const MIN_TEXTS = 3;
const MIN_TEXTS_SHARE = 0.2;

/**
 * The container that two widths show, where it is one whose steps are known: on a phone it is as wide as the page, so what begins at its
 * edge begins farther right on the wider page by the margin there. `texts` are the places of each text on both, in CSS pixels.
 */
export function findContainer(texts: readonly { narrow: Box; wide: Box }[], width: number): Container | undefined {
  const least = Math.max(MIN_TEXTS, MIN_TEXTS_SHARE * texts.length);
  const [best] = KNOWN.filter(({ from }) => width >= from)
    .map(({ gutter, tablet, widest }) => {
      const isAtEdge = ({ narrow, wide }: (typeof texts)[number]): boolean =>
        Math.abs(wide.x - narrow.x - (width - widest) / 2) <= MAX_CONTAINED_OFF_PX;
      return { gutter, tablet, count: texts.filter(isAtEdge).length };
    })
    .sort((one, other) => other.count - one.count);
  return best && best.count >= least ? { gutter: best.gutter, tablet: best.tablet } : undefined;
}
