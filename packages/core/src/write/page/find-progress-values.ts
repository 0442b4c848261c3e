import { type Box, bottom, centreY, right } from '../../geometry.ts';
import type { PageNode } from './page-node.ts';

/** How far the number of a bar stands from it: on its row, or above it on one of its ends; elsewhere it tells a trend. */
const REACH_PX = { beside: 40, above: 16, offRow: 12, offEnd: 4 };

/** Only a bare share is one; `7% more` is a sentence. */
const SHARE = /^(\d{1,3}) ?%$/;

const gapBetween = (startA: number, endA: number, startB: number, endB: number): number =>
  Math.max(0, startB - endA, startA - endB);

const distance = (bar: Box, text: Box): number | undefined => {
  const across = gapBetween(bar.x, right(bar), text.x, right(text));
  const down = gapBetween(bar.y, bottom(bar), text.y, bottom(text));
  const isOnRow = Math.abs(centreY(bar) - centreY(text)) <= REACH_PX.offRow && across <= REACH_PX.beside;
  const offEnd = Math.min(Math.abs(text.x - bar.x), Math.abs(right(text) - right(bar)));
  const isOver = bottom(text) <= bar.y && down <= REACH_PX.above && offEnd <= REACH_PX.offEnd;
  return isOnRow || isOver ? across + down : undefined;
};

/** Gives a progress bar whose filled part could not be measured the share that the nearest percentage beside it names. */
export const findProgressValues = (siblings: readonly PageNode[]): void => {
  const shares = siblings.flatMap((node) => {
    const value = node.kind === 'text' ? SHARE.exec(node.block.text.trim())?.[1] : undefined;
    return value !== undefined && Number(value) <= 100 ? [{ box: node.box, value: Number(value) }] : [];
  });
  for (const node of siblings) {
    if (node.kind !== 'element' || node.element.type !== 'progress' || !node.element.fill) continue;
    if (node.element.filled) continue;
    const near = shares
      .flatMap(({ box, value }) => {
        const away = distance(node.box, box);
        return away === undefined ? [] : [{ away, value }];
      })
      .sort((a, b) => a.away - b.away)[0];
    if (near) node.value = near.value;
  }
};
