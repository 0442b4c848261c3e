import { area, type Box, bottom, intersect, right } from '@blueprompt/core/geometry';
import type { Element } from '@blueprompt/core/measurement';
import { typesWith } from '@blueprompt/core/ontology/element-types';
import type { Pixels } from '../contract.ts';

const PICTURES = typesWith('picture', 'icon');
/** Offsets and prime of 32-bit FNV-1a; two runs with different offsets make a collision as unlikely as with 64 bits. */
const OFFSETS = [0x811c9dc5, 0x1b873593];
const PRIME = 0x01000193;

/** Gives pictures a fingerprint of their pixels: one logo on several pages has one. Icons have theirs in their outline. */
export const printPictures = (elements: readonly Element[], pixels: Pixels): Element[] =>
  elements.map((element) => {
    const print = PICTURES.has(element.type) && !element.glyph ? printOf(element.box, pixels) : undefined;
    return print ? { ...element, print } : element;
  });

const printOf = (box: Box, { width, height, colors }: Pixels): string | undefined => {
  const [x, y] = [Math.round(box.x), Math.round(box.y)];
  const whole = { x, y, width: Math.round(right(box)) - x, height: Math.round(bottom(box)) - y };
  const place = intersect(whole, { x: 0, y: 0, width, height });
  if (area(place) <= 0) return undefined;
  return OFFSETS.map((offset) => {
    let hash = Math.imul(offset ^ place.width, PRIME);
    for (let row = place.y; row < bottom(place); row++)
      for (let at = row * width + place.x; at < row * width + right(place); at++)
        hash = Math.imul(hash ^ colors[at]!, PRIME);
    return (hash >>> 0).toString(16).padStart(8, '0');
  }).join('');
};
