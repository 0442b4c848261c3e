import type { Element, TextLine } from '@blueprompt/core/measurement';
import type { Pixels } from '../contract.ts';
import { isSlanted } from './ink/is-slanted.ts';
import { isUnderlined, underlines } from './ink/is-underlined.ts';

/** Says which texts are slanted and which are underlined. */
export const decorateTexts = (texts: readonly TextLine[], pixels: Pixels): TextLine[] =>
  texts.map((line) => ({
    ...line,
    ...(isSlanted(line, pixels) && { italic: true }),
    ...(isUnderlined(line, pixels) && { underlined: true }),
  }));

/** Elements or paints beside the texts: a line that only underlines one is part of it. */
export const withoutUnderlines = (lines: readonly Element[], texts: readonly TextLine[]): Element[] => {
  const underlined = texts.filter((line) => line.underlined);
  return lines.filter(({ type, box }) => type !== 'divider' || !underlined.some((line) => underlines(box, line)));
};
