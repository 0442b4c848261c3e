import { right } from '@blueprompt/core/geometry';
import type { TextLine } from '@blueprompt/core/measurement';

type Side = readonly { letters: RegExp; em: number }[];

/** How far letters begin behind the edge of their box, in font sizes: slanted and open sides, round ones, upright stems (medians of the open truth pages). */
const STARTS: Side = [
  { letters: /^[AVWXYTvwxyftj47#/\\"'“‘]/u, em: 0.01 },
  { letters: /^[CGOQScdegoqsa0689235$@&Zz]/u, em: 0.05 },
  { letters: /^/u, em: 0.08 },
];
/** How far they end before the other edge. */
const ENDS: Side = [
  { letters: /[AVWXYTKRZvwxytfrkzgL72/\\"'”’]$/u, em: 0 },
  { letters: /[GOQSCXPBegoqsca069835bp?)]$/u, em: 0.037 },
  { letters: /$/u, em: 0.065 },
];

type Inked = Pick<TextLine, 'text' | 'fontSize' | 'box' | 'letterSpacing'>;

const emOf = (side: Side, text: string): number => side.find(({ letters }) => letters.test(text))?.em ?? 0;

/** Where the box of a line begins: measured boxes begin at its ink. */
export const startOfLine = ({ text, fontSize, box }: Inked): number => box.x - emOf(STARTS, text) * fontSize;

/** Where the box of a line ends: browsers put letter spacing after the last letter too. */
export const endOfLine = ({ text, fontSize, box, letterSpacing = 0 }: Inked): number =>
  right(box) + emOf(ENDS, text) * fontSize + Math.max(0, letterSpacing);
