import { awayInRow, centreY } from '../../geometry.ts';
import { createRangeLookup } from '../../lookup/range-lookup.ts';
import type { Hex } from '../../measurement.ts';
import type { PageNode } from './page-node.ts';

/** A text whose middle is further up or down than this does not stand beside an icon. */
const BESIDE_PX = 24;

/**
 * Takes its colour from an icon that has that of the text beside it, which is the rule for icons and said once, or that of what
 * it lies on: nobody would see it.
 */
export const dropInks = (siblings: readonly PageNode[], ground: Hex | undefined): void => {
  const icons = siblings.flatMap((node) => (node.kind === 'element' && node.element.ink !== undefined ? [node] : []));
  if (icons.length === 0) return;
  const texts = siblings.flatMap((node) => (node.kind === 'text' ? [node] : []));
  const byRow = createRangeLookup(texts, ({ box }) => centreY(box));
  for (const icon of icons) {
    const row = centreY(icon.box);
    const away = ({ box }: PageNode): number => awayInRow(box, icon.box);
    const nearest = byRow(row - BESIDE_PX, row + BESIDE_PX).toSorted((a, b) => away(a) - away(b))[0];
    const { ink, ...bare } = icon.element;
    if (ink === nearest?.style.color || ink === ground) icon.element = bare;
  }
};
