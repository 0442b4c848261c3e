import { area, overlap } from '@blueprompt/core/geometry';
import { isInside } from '../boxes/hole-shapes.ts';
import type { Draft } from './draft.ts';

/** Overlap from which two elements of one type are one thing found twice. */
const SAME = 0.7;
/** Share of the outer one that an inner one of the same type must fill to be its inside. */
const INSIDE = 0.5;
/** Things that never lie in one of their own kind. */
const SINGLE = new Set([
  'avatar',
  'button',
  'badge',
  'input',
  'select',
  'textarea',
  'icon',
  'image',
  'divider',
  'progress',
]);

/** Keeps the larger of two drafts of one type that cover the same place. */
export const dropDoubles = (drafts: readonly Draft[]): Draft[] =>
  drafts.filter(
    (draft, at) =>
      !drafts.some((other, otherAt) => {
        if (other === draft || other.type !== draft.type || !SINGLE.has(draft.type)) return false;
        const isLarger = area(other.box) > area(draft.box) || (area(other.box) === area(draft.box) && otherAt < at);
        if (!isLarger) return false;
        const inner = isInside(draft.box, other.box, 1) && area(draft.box) > area(other.box) * INSIDE;
        return inner || overlap(other.box, draft.box) > SAME;
      }),
  );
