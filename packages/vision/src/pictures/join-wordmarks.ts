import { area, contains, surround } from '@blueprompt/core/geometry';
import type { Element } from '@blueprompt/core/measurement';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import { SURE_READING } from '@blueprompt/core/text/sure-reading';
import { clip, grow } from '../boxes/grow.ts';
import { averageColor } from '../colour/average-color.ts';
import { colorsIn } from '../colour/ground-of.ts';
import { toHex } from '../colour/rgb.ts';
import type { Pixels } from '../contract.ts';
import { dropElements } from './drop-elements.ts';
import type { Wordmark } from './find-wordmarks.ts';

const NAMES_OF_TEXT = typesWith('textual');

/** Makes one logo of each drawn name and its marks, with the name where it was read surely. */
export const joinWordmarks = (
  elements: readonly Element[],
  wordmarks: readonly Wordmark[],
  pixels: Pixels,
): Element[] => {
  const logos = wordmarks.map((wordmark, index) => toLogo(wordmark, `w${index + 1}`, pixels));
  const isPart = (element: Element): boolean =>
    wordmarks.some(({ marks }) => marks.includes(element)) ||
    (NAMES_OF_TEXT.has(element.type) && logos.some(({ box }) => contains(box, element.box, 1)));
  const kept = dropElements(elements, isPart);
  return [...kept, ...logos.map((logo) => withParent(logo, kept))].toSorted(
    (a, b) => a.box.y - b.box.y || a.box.x - b.box.x,
  );
};

const withParent = (logo: Element, elements: readonly Element[]): Element => {
  const [parent] = elements
    .filter(({ box }) => contains(box, logo.box, 2))
    .toSorted((a, b) => area(a.box) - area(b.box));
  return parent ? { ...logo, parent: parent.id } : logo;
};

/** The colours of its marks tell what is drawn beside the name. */
const toLogo = ({ line, marks }: Wordmark, id: string, pixels: Pixels): Element => ({
  id,
  type: 'logo',
  // A little larger than the name, which lies in it.
  box: clip(grow(surround([line.box, ...marks.map(({ box }) => box)]), 1), pixels),
  ...(line.confidence >= SURE_READING && { text: line.text }),
  confidence: 0.7,
  ...(marks.length > 0 && {
    series: marks.map(({ box, fill }) => ({ color: fill ?? toHex(averageColor(colorsIn(box, pixels))), boxes: [box] })),
  }),
});
