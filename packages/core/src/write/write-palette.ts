import type { Hex, Measurement, PaletteColor } from '../measurement.ts';
import { colorUses } from './color-uses.ts';
import { toPlainLine } from './quote-text.ts';

/** Shares below this are told without a number: a border colour covers next to nothing and still matters. */
const MIN_SHARE = 0.005;

/** How several pages share a palette: what their shares are of, and where a colour stands that not all of them have. */
export type PaletteScope = { whole: string; placeOf: (hex: Hex) => string };

const ONE_PAGE: PaletteScope = { whole: 'the page', placeOf: () => '' };
/** Several pages, of which it does not matter which has what. */
export const ALL_PAGES: PaletteScope = { whole: 'the whole area', placeOf: () => '' };

const shareWords = (color: PaletteColor, whole: string): string =>
  color.share >= MIN_SHARE ? `, ${Math.round(color.share * 100) || '<1'} % of ${whole}` : '';

/** The palette as one line a colour: role first, since that is what a stylesheet is named after, then what it is used for. */
export const writePalette = (measurement: Measurement, { whole, placeOf }: PaletteScope = ONE_PAGE): string => {
  const usesOf = colorUses(measurement);
  return measurement.palette
    .map((color) => {
      const name = toPlainLine(color.name);
      const isNamed = name !== '' && name.toLowerCase() !== color.role;
      const uses = usesOf(color.hex);
      return `- ${color.role} ${color.hex}${isNamed ? ` (${name})` : ''}${uses && `: ${uses}`}${shareWords(color, whole)}${placeOf(color.hex)}`;
    })
    .join('\n');
};
