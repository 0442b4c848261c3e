import { bottom, contains, right } from '@blueprompt/core/geometry';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import { chroma } from '../../colour/rgb.ts';
import type { Draft } from '../draft.ts';
import type { PageFacts } from '../page-facts.ts';

const FIELDS = typesWith('field');
/** Sides this near touch, in CSS pixels. */
const TOUCH = 2;
/** More colourful fills are those of buttons, 0 to 255. */
const MAX_CHROMA = 60;
/** What browsers and style sheets write on the part of a field that opens files. */
const PICKER = /^(choose|select|browse)( a)?( files?)?( ?\.\.\.|…)?$/i;

/** A unit or prefix joined to a field (@, .00, https://), and the part of a field that opens files, are no buttons. */
export const dropFieldParts = (drafts: readonly Draft[], page: PageFacts): Draft[] => {
  const fields = drafts.filter(({ type }) => FIELDS.has(type));
  return drafts.filter(
    (draft) => draft.type !== 'button' || !fields.some((field) => isPartOf(draft, field, TOUCH * page.scale)),
  );
};

const isPartOf = ({ box, text, shape }: Draft, field: Draft, slack: number): boolean => {
  if (text === undefined || (shape?.fill !== undefined && chroma(shape.fill) > MAX_CHROMA)) return false;
  if (PICKER.test(text)) return contains(field.box, box, slack);
  const isLevel = Math.abs(box.y - field.box.y) <= slack && Math.abs(bottom(box) - bottom(field.box)) <= slack;
  const gap = Math.max(box.x - right(field.box), field.box.x - right(box));
  // Words on buttons begin with a capital; units and prefixes do not.
  return isLevel && Math.abs(gap) <= slack && !/^\p{Lu}/u.test(text);
};
