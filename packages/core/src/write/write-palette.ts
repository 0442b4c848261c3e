import type { Measurement, PaletteColor } from '../measurement.ts';
import { toPlainLine } from './quote-text.ts';

/** Shares below this are told without a number: a border colour covers next to nothing and still matters. */
const MIN_SHARE = 0.005;

const shareWords = (color: PaletteColor): string =>
  color.share >= MIN_SHARE ? `, ${Math.round(color.share * 100) || '<1'} % of the page` : '';

/** The palette as one line a colour: role first, since that is what a stylesheet is named after. */
export const writePalette = (measurement: Measurement): string =>
  measurement.palette
    .map((color) => {
      const name = toPlainLine(color.name);
      const isNamed = name !== '' && name.toLowerCase() !== color.role;
      return `- ${color.role} ${color.hex}${isNamed ? ` (${name})` : ''}${shareWords(color)}`;
    })
    .join('\n');
