import { typesWith } from '../../ontology/element-types.ts';
import type { BoxPart, Part, TextPart } from '../part.ts';
import { isIcon } from './placed.ts';

/** Boxes that may be painted behind a caption: their words are their own. */
export const LABELLED = typesWith('behind caption');
const TICKS = typesWith('tick');

export const isTick = (part: Part): boolean => part.kind === 'control' && TICKS.has(part.use);

/** The one text of a row that has only icons, or a box to tick, beside it: they belong together at every width. */
export const captionOf = ({ use, paint, layout }: BoxPart): TextPart | undefined => {
  if (layout.direction !== 'row' || layout.floats.length > 0 || use === 'row' || (paint && !LABELLED.has(use)))
    return undefined;
  const texts = layout.items.filter((item) => item.kind === 'text');
  const marks = layout.items.filter((item) => isTick(item) || (isIcon(item) && item.kind === 'picture'));
  const isCaption = texts.length === 1 && marks.length === layout.items.length - 1;
  return isCaption && marks.filter(isTick).length <= 1 && !texts[0]!.text.backdrop ? texts[0] : undefined;
};
