import { area, bottom, overlap } from '@blueprompt/core/geometry';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import { indexBoxes } from '../../boxes/box-index.ts';
import { isInside } from '../../boxes/is-inside.ts';
import type { Draft } from '../draft.ts';

/** Overlap from which two elements of one type are one thing found twice. */
const MIN_OVERLAP = 0.7;
/** Share of the outer one that an inner one of the same type must fill to be its inside. */
const INSIDE = 0.5;
/** ... and how far it may stick out, in pixels. */
const SLACK = 1;
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
export const dropDoubles = (drafts: readonly Draft[]): Draft[] => {
  const index = indexBoxes(drafts.map((draft, at) => ({ draft, at, box: draft.box })));
  const isDouble = (draft: Draft, at: number): boolean =>
    index.near(draft.box, SLACK).some(({ draft: other, at: otherAt }) => {
      if (other === draft || other.type !== draft.type) return false;
      const isLarger = area(other.box) > area(draft.box) || (area(other.box) === area(draft.box) && otherAt < at);
      if (!isLarger) return false;
      const inner = isInside(draft.box, other.box, SLACK) && area(draft.box) > area(other.box) * INSIDE;
      return inner || overlap(other.box, draft.box) > MIN_OVERLAP;
    });
  return drafts.filter((draft, at) => !isUnderline(draft, drafts) && !(SINGLE.has(draft.type) && isDouble(draft, at)));
};
