import type { Measurement, PaletteColor } from '../../measurement.ts';
import { toPlainLine } from '../quote-text.ts';
import { colorUses } from './color-uses.ts';

/** Shares below this are written without a number: a border colour covers next to nothing and still matters. */
const MIN_SHARE = 0.005;

const shareWords = (color: PaletteColor, whole: string): string =>
  color.share >= MIN_SHARE ? `, ${Math.round(color.share * 100) || '<1'} % of ${whole}` : '';

/** The palette as one line a colour: role first, since that is what a stylesheet is named after, then what it is used for. */
export const writePalette = (measurement: Measurement, whole = 'the page'): string => {
  const usesOf = colorUses(measurement);
  return measurement.palette
    .map((color) => {
      const name = toPlainLine(color.name);
      const isNamed = name !== '' && name.toLowerCase() !== color.role;
      const uses = usesOf(color.hex);
      return `- ${color.role} ${color.hex}${isNamed ? ` (${name})` : ''}${uses && `: ${uses}`}${shareWords(color, whole)}`;
    })
    .join('\n');
};
