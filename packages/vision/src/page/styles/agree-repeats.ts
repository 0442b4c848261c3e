import type { TextLine } from '@blueprompt/core/measurement';
import type { PageTree, TreeNode } from '@blueprompt/core/page-tree';
import { distance, parseHex } from '../../colour/rgb.ts';

/**
 * Colours nearer than this are one that was measured twice: at one place of a repeated set 11 of 12 such pairs on the open truth
 * pages were, and of 180 that lie further apart 1.
 */
const MAX_COLOR_OFF = 24;
/** Weights nearer than this are one, as 6 of 7 such pairs were: regular is told from bold, the steps between are not. */
const MAX_WEIGHT_OFF = 300;

/**
 * Texts at the same place in each member of a repeated set have one style: weights and colours that differ by no more than a
 * measurement may be off become those of most of them. The chosen entry of a menu differs by more and keeps its own.
 */
export function agreeRepeats(texts: readonly TextLine[], { root, repeats }: PageTree): TextLine[] {
  const linesOf = new Map<string, readonly number[]>();
  const visit = ({ id, lines, children }: TreeNode): void => {
    if (lines) linesOf.set(id, lines);
    for (const child of children) visit(child);
  };
  visit(root);
  const agreed = [...texts];
  for (const { nodes } of repeats.flatMap(({ slots }) => slots)) {
    const places = nodes.flatMap((id) => {
      const at = linesOf.get(id) ?? [];
      const first = agreed[at[0] ?? -1];
      return first ? [{ at, first }] : [];
    });
    const looks = [...Map.groupBy(places, ({ first }) => lookOf(first)).values()].sort((a, b) => b.length - a.length);
    for (const { at, first } of places) {
      const model = looks.map(([place]) => place?.first).find((other) => other && isNear(other, first));
      if (!model || lookOf(model) === lookOf(first)) continue;
      const { fontWeight, color } = model;
      for (const index of at) {
        const line = agreed[index];
        if (line && lookOf(line) === lookOf(first)) agreed[index] = { ...line, fontWeight, color };
      }
    }
  }
  return agreed;
}

const lookOf = ({ fontSize, fontWeight, color }: TextLine): string => `${fontSize} ${fontWeight} ${color}`;

const isNear = (one: TextLine, other: TextLine): boolean =>
  one.fontSize === other.fontSize &&
  Math.abs(one.fontWeight - other.fontWeight) < MAX_WEIGHT_OFF &&
  distance(parseHex(one.color), parseHex(other.color)) < MAX_COLOR_OFF;
