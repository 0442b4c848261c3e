import { area, type Box, contains } from '@blueprompt/core/geometry';
import type { Element } from '@blueprompt/core/measurement';
import type { Answers } from '../decide/ask-network.ts';
import type { Draft } from './draft.ts';

/** A child may stand out of what holds it by so many pixels. */
const SLACK = 2;

/** Gives drafts their ids in reading order and their parents: of those that hold it, the one that the network points at. */
export function toElements(drafts: readonly Draft[], { holders, best }: Answers): Element[] {
  const count = best.length;
  const ordered = drafts.toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x || area(b.box) - area(a.box));
  const ids = new Map(ordered.map((draft, index) => [draft, `e${index + 1}`]));
  const holds = (outer: Box, inner: Box): boolean => area(outer) > area(inner) && contains(outer, inner, SLACK);
  const parentOf = (draft: Draft): Draft | undefined => {
    const around = ordered.filter((other) => other !== draft && holds(other.box, draft.box));
    const smallest = around.toSorted((a, b) => area(a.box) - area(b.box))[0];
    const { node } = draft;
    if (node === undefined || !smallest) return smallest;
    const speaksFor = (other: Draft): number =>
      other.node === undefined ? Number.NEGATIVE_INFINITY : (holders[node * (count + 1) + 1 + other.node] ?? 0);
    // On a page that was asked about in stretches not every pair was.
    if (!Number.isFinite(speaksFor(smallest))) return smallest;
    return around.reduce((top, other) => (speaksFor(other) > speaksFor(top) ? other : top), smallest);
  };
  return ordered.map((draft): Element => {
    const parent = parentOf(draft);
    const { type, box, confidence, paint, text, rows, columns, headers } = draft;
    return {
      id: ids.get(draft) ?? '',
      type,
      box,
      ...paint,
      ...(text !== undefined && { text }),
      confidence: Math.round(confidence * 100) / 100,
      ...(parent && { parent: ids.get(parent) ?? '' }),
      ...(rows !== undefined && { rows }),
      ...(columns !== undefined && { columns }),
      ...(headers && { headers }),
    };
  });
}
