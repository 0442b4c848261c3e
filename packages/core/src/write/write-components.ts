import type { ElementType, Measurement } from '../measurement.ts';
import { counted } from './number-words.ts';
import type { Voice } from './structure/voice.ts';
import { countTypes } from './write-page-facts.ts';

/** Of a bar in one colour only that and its whole extent are known: neither its track nor where the filled part ends. */
const writeBars = ({ palette, elements }: Measurement): string | undefined => {
  if (elements.every(({ type, filled }) => type !== 'progress' || filled)) return undefined;
  const track = palette.find(({ role }) => role === 'border') ?? palette.find(({ role }) => role === 'surface');
  const rest = track ? `, the rest is track in the ${track.role} colour ${track.hex}` : '';
  return `- progress without "filled with": the place is the whole bar, the colour its filled part${rest}; "% filled" comes from the number beside it, without one the share was not read`;
};

/** The usual look of each kind of component, told once; the structure names only deviations. */
export const writeComponents = (measurement: Measurement, voice: Voice): string => {
  const counts = countTypes(measurement);
  return [
    ...[...voice.usual].map(([type, look]) => `- ${counted(counts.get(type)!, type)}, usually ${look}`),
    writeBars(measurement),
  ]
    .filter((line) => line !== undefined)
    .join('\n');
};

/** States of what is there, in the page's own colours. */
export const writeStates = (measurement: Measurement): string => {
  const counts = countTypes(measurement);
  const has = (...types: ElementType[]): boolean => types.some((type) => counts.has(type));
  const primary = measurement.palette.find((color) => color.role === 'primary')?.hex;
  const active = measurement.elements.filter((element) => element.active).length;
  return [
    `- focus-visible on everything operable: 2px outline${primary ? ` ${primary}` : ''}, 2px offset`,
    has('button') &&
      '- buttons: hover 8 % darker (on a dark fill 8 % lighter), pressed 12 %, disabled 50 % opacity and no pointer',
    has('link', 'nav', 'tabs', 'breadcrumb', 'pagination') &&
      `- links and menu items: underline or 8 % tint on hover${active > 0 ? `; ${counted(active, 'item')} drawn as active, keep that look for aria-current` : ''}`,
    has('input', 'select', 'textarea') &&
      '- fields: the border takes the focus colour; an error shows a text under the field, tied with aria-describedby',
    has('checkbox', 'radio', 'switch') && '- checkboxes, radios and switches work by mouse and by space key',
    has('table') && '- table rows: 4 % tint on hover; an empty table says so in one row',
    has('image', 'avatar', 'chart') && '- pictures and charts hold their size while loading, so nothing moves',
  ]
    .filter(Boolean)
    .join('\n');
};
