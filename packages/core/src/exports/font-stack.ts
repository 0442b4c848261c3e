import type { FontFamily } from '../font-family.ts';
import type { FontClass } from '../measurement.ts';
import { fontNames } from '../text/font-words.ts';
import type { DesignSystem } from './design-system.ts';

/** Where letters did not tell the family, the system's own font of the class stands in. */
const STAND_IN: Record<FontClass, readonly string[]> = {
  sans: ['ui-sans-serif', 'system-ui', 'sans-serif'],
  serif: ['ui-serif', 'Georgia', 'serif'],
  mono: ['ui-monospace', 'Menlo', 'monospace'],
};

/** The families of a class in the order in which a browser tries them. */
export const fontStack = ({ families }: Pick<DesignSystem, 'families'>, fontClass: FontClass): readonly string[] => {
  const family: FontFamily | undefined = families[fontClass];
  return family ? fontNames(family, fontClass) : STAND_IN[fontClass];
};
