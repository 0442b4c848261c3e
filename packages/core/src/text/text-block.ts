import type { Box } from '../geometry.ts';
import type { FontClass, Hex, TextLine } from '../measurement.ts';
import type { Decorations } from './decorations.ts';

/** Text that a page would hold in one element: a label, a heading, a menu item, or a whole paragraph with its lines. */
export type TextBlock = Decorations & {
  /** Visual lines from top to bottom; a line of the measurement that spans a wide gap has been cut into several. */
  lines: TextLine[];
  box: Box;
  /** The lines joined with a space. */
  text: string;
  fontSize: number;
  fontWeight: number;
  fontClass: FontClass;
  color: Hex;
  background: Hex;
  align: 'left' | 'center' | 'right';
  /** Distance of two baselines in pixels; only a block of several lines shows it. */
  lineHeight?: number;
  /** The smallest element that holds the block: its card, button, input, table or bar. */
  elementId?: string;
};
