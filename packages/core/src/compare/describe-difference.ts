import { quoteText } from '../text/quote-text.ts';
import type { Difference, Finding } from './difference.ts';

/** One sentence for an agent to act on: what is, and what should be. */
export const describeDifference = (finding: Finding): string => {
  const where = whereOf(finding.places);
  switch (finding.kind) {
    case 'page-width':
      return `The page is ${finding.found} px wide, should be ${finding.expected}.`;
    case 'background':
      return `The page background is ${finding.found}, should be ${finding.expected}.`;
    case 'missing-text':
      return `Missing text ${quoteText(finding.text)}${at(finding.places)} (${finding.style}).`;
    case 'extra-text':
      return `Extra text ${quoteText(finding.text)}${at(finding.places)}.`;
    case 'changed-text':
      return `Text reads ${quoteText(finding.found)}, should be ${quoteText(finding.expected)}.`;
    case 'missing-element':
      return `Missing ${where}${isPlaced(where) ? '' : at(finding.places)} (${finding.style}).`;
    case 'extra-element':
      return `Extra ${where}.`;
    case 'color':
      return `${where}: ${finding.property} is ${finding.found}, should be ${finding.expected}.`;
    case 'size':
      if (finding.property === 'text width')
        return `${where}: runs ${finding.found} px wide, should be ${finding.expected}; check its weight and letter spacing.`;
      return `${where}: ${finding.property} is ${finding.found}${unitOf(finding.property)}, should be ${finding.expected}.`;
    case 'shadow':
      return `${where}: has ${finding.found ? 'a' : 'no'} shadow, should have ${finding.expected ? 'one' : 'none'}.`;
    case 'decoration':
      return `${where}: is ${finding.found ? '' : 'not '}${finding.property}, should ${finding.expected ? '' : 'not '}be.`;
    case 'font':
      return `${where}: font is ${finding.found}, should be ${finding.expected}.`;
    case 'gap':
      return `${finding.axis === 'horizontal' ? 'Horizontal' : 'Vertical'} gap between ${where} is ${finding.found} px, should be ${finding.expected}.`;
    case 'padding':
      return `${where}: ${finding.side} padding is ${finding.found} px, should be ${finding.expected}.`;
    case 'order':
      return `${where} are in the wrong order: swap them.`;
    case 'look':
      return `${where}: looks different, though size and place are right; check ${ASPECT[finding.aspect]}.`;
    case 'moved':
      return `${where} is at ${place(finding.found)}, should be at ${place(finding.expected)}.`;
  }
};

const ASPECT = {
  letters: 'its weight and style',
  corners: 'its radius',
  picture: 'what it shows, its border and its shadow',
};
const unitOf = (property: string): string => (property === 'font weight' ? '' : ' px');
const place = (box: { x: number; y: number }): string => `${Math.round(box.x)},${Math.round(box.y)}`;
/** What has no words is named by its place. */
const isPlaced = (subject: string): boolean => / at -?\d+,-?\d+$/.test(subject);
const at = (places: Difference['places']): string => (places[0] ? ` at ${place(places[0].box)}` : '');

/** Past these, places are counted and no longer named. */
const NAMED_PLACES = 3;
const whereOf = (places: Difference['places']): string => {
  const named = places.slice(0, NAMED_PLACES).map(({ subject }) => subject);
  const rest = places.length - named.length;
  return named.length === 0 ? 'page' : `${named.join('; ')}${rest > 0 ? ` and ${rest} more` : ''}`;
};
