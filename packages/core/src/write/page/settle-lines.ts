import { centreY } from '../../geometry.ts';
import { median } from '../../statistics.ts';
import { type PageNode, type TextNode, textNodesOf } from './page-node.ts';

/** Line heights are set in halves of a pixel at the finest. */
export const toHalf = (value: number): number => Math.round(2 * value) / 2;

/** A paragraph whose height is off by more than this, in CSS pixels, with the line height of its size has one of its own. */
const MAX_OFF_PX = 1.5;

const pitchOf = ({ box, block }: TextNode): number => box.height / block.lines.length;

/** Gives the line boxes of all texts of one size one height, about their middles; a paragraph that surely has another says so. */
export const settleLines = (nodes: readonly PageNode[]): void => {
  for (const same of Map.groupBy(textNodesOf(nodes), ({ style }) => style.fontSize).values()) {
    const usual = toHalf(median(same.map(pitchOf)));
    for (const text of same) {
      const count = text.block.lines.length;
      const own = toHalf(pitchOf(text));
      const isOwn = count > 1 && Math.abs(own - usual) * count > MAX_OFF_PX;
      if (isOwn) text.lineHeight = own;
      const height = count * (isOwn ? own : usual);
      text.box = { ...text.box, y: centreY(text.box) - height / 2, height };
    }
  }
};
