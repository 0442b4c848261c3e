import { typesWith } from '../../ontology/element-types.ts';
import type { BoxPart, Part, TextPart } from '../part.ts';
import { isIcon } from './placed.ts';

/** Boxes that may be painted behind a caption: their words are their own. */
const LABELLED = typesWith('behind caption');
const TICKS = typesWith('tick');

export const isTick = (part: Part): boolean => part.kind === 'control' && TICKS.has(part.use);

/** A painted box without anything in it that is no higher than the line beside it: the dot of a legend. */
const isDot = (part: Part, { box }: TextPart): boolean =>
  part.kind === 'box' && part.layout.items.length === 0 && Math.max(part.box.width, part.box.height) <= box.height;

/** The one text of a row that has only icons, dots or a box to tick beside it: they belong together at every width. */
export const captionOf = ({ use, paint, line, layout }: BoxPart): TextPart | undefined => {
  if (layout.direction !== 'row' || layout.floats.length > 0 || use === 'row' || line || (paint && !LABELLED.has(use)))
    return undefined;
  const texts = layout.items.filter((item) => item.kind === 'text');
  const marks = layout.items.filter((item) => isTick(item) || isIcon(item) || (texts[0] && isDot(item, texts[0])));
  const isCaption = texts.length === 1 && marks.length === layout.items.length - 1;
  return isCaption && marks.filter(isTick).length <= 1 && !texts[0]!.text.backdrop ? texts[0] : undefined;
};

/** The text of a button, badge or painted link, which is its own. */
export const labelOf = ({ use, layout, paint }: BoxPart): TextPart | undefined => {
  const [only] = layout.items;
  const isAlone = layout.items.length === 1 && layout.floats.length === 0;
  return paint && LABELLED.has(use) && isAlone && only?.kind === 'text' && !only.text.backdrop ? only : undefined;
};
