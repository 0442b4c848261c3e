import { cutShort } from '../text/cut-short.ts';
import { quoteText } from '../write/quote-text.ts';
import type { NamedElement } from './page-facts.ts';

const MAX_LABEL_CHARS = 60;
/** Long texts are named by their beginning. */
const shorten = (text: string): string => cutShort(text, MAX_LABEL_CHARS);

/** How a person would point at an element: by its text, or by its size and place. */
export const nameElement = ({ element, label, box }: NamedElement): string =>
  label === ''
    ? `${element.type} ${Math.round(box.width)}×${Math.round(box.height)} at ${Math.round(box.x)},${Math.round(box.y)}`
    : `${element.type} ${quoteText(shorten(label))}`;

export const nameText = (text: string): string => `text ${quoteText(shorten(text))}`;
