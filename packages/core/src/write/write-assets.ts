import type { Asset } from '../assets/list-assets.ts';
import type { Measurement } from '../measurement.ts';
import { quoteText } from '../text/quote-text.ts';

/** Where the files are, for who has them beside the guide. */
const WHERE = 'In assets/: [name.png] as it is';
const LOGOS = ', logos with their words';
const ICONS = ', icon [name] as name.svg, inline in currentColor at the size given';

/** What the page shows that is no text or box: the structure names each file where it is. */
export const writeAssets = ({ elements, paints = [] }: Measurement, assets: readonly Asset[]): string => {
  const shown = [...elements, ...paints];
  // What lies behind a part of the page; names are made of words beside it, which are copy.
  const behind = assets.filter(({ elementIds }) => elementIds.some((id) => id.startsWith('region-')));
  return [
    assets.length > 0 &&
      `${WHERE}${assets.some(({ file }) => file.startsWith('logo')) ? LOGOS : ''}${assets.some(({ svg }) => svg) ? ICONS : ''}.`,
    shown.some(({ type }) => type === 'icon') && 'Icons have the colour of the text beside them unless said.',
    behind.length > 0 && `Background photos: ${behind.map(({ file }) => quoteText(file)).join(' ')}.`,
  ]
    .filter(Boolean)
    .join('\n');
};
