import type { DomMark } from '../dom-facts.ts';
import type { Box } from '../geometry.ts';
import { cutShort } from '../text/cut-short.ts';
import { quoteText } from '../text/quote-text.ts';
import type { TextBlock } from '../text/text-block.ts';
import type { Place } from './difference.ts';
import type { NamedElement } from './page-facts.ts';

const MAX_LABEL_CHARS = 60;
/** Long texts are named by their beginning. */
const shorten = (text: string): string => cutShort(text, MAX_LABEL_CHARS);

/** How a person would point at an element: by its text, or by what it shows, its size and place. */
export const nameElement = ({ element, label, box }: NamedElement): string =>
  label === ''
    ? `${[element.type, element.name].filter(Boolean).join(' ')} ${Math.round(box.width)}×${Math.round(box.height)} at ${Math.round(box.x)},${Math.round(box.y)}`
    : `${element.type} ${quoteText(shorten(label))}`;

export const nameText = (text: string): string => `text ${quoteText(shorten(text))}`;

/** Where a difference stands, and where the running build has it. */
export const placeOf = (subject: string, box: Box, dom?: DomMark): Place => ({
  subject,
  box,
  ...(dom && { selector: dom.selector }),
});

/** What a text is in the running page, where that is known of one of its lines. */
export const domOf = ({ lines }: TextBlock): DomMark | undefined => lines.find(({ dom }) => dom)?.dom;
