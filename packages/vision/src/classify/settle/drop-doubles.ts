import { area, bottom, overlap } from '@blueprompt/core/geometry';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import { isInside } from '../../boxes/is-inside.ts';
import type { Draft } from '../draft.ts';

/** Overlap from which two elements of one type are one thing found twice. */
const SAME = 0.7;
/** Share of the outer one that an inner one of the same type must fill to be its inside. */
const INSIDE = 0.5;
/** Things that never lie in one of their own kind. */
const SINGLE = typesWith('found twice');

const FIELDS = typesWith('field');

/** The line that a field consists of: it ends where the field ends. */
const isUnderline = ({ type, box }: Draft, drafts: readonly Draft[]): boolean =>
  type === 'divider' &&
  drafts.some(
    (field) =>
      FIELDS.has(field.type) &&
      field.shape?.kind === 'line' &&
      bottom(field.box) === bottom(box) &&
      field.box.x === box.x,
  );

/** Keeps the larger of two drafts of one type that cover the same place, and no line that is part of a field. */
export const dropDoubles = (drafts: readonly Draft[]): Draft[] =>
  drafts.filter(
    (draft, at) =>
      !isUnderline(draft, drafts) &&
      !drafts.some((other, otherAt) => {
        if (other === draft || other.type !== draft.type || !SINGLE.has(draft.type)) return false;
        const isLarger = area(other.box) > area(draft.box) || (area(other.box) === area(draft.box) && otherAt < at);
        if (!isLarger) return false;
        const inner = isInside(draft.box, other.box, 1) && area(draft.box) > area(other.box) * INSIDE;
        return inner || overlap(other.box, draft.box) > SAME;
      }),
  );
