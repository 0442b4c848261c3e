import type { Box } from '../geometry.ts';
import type { Hex, TextLine } from '../measurement.ts';
import { isAccent, toParts } from '../text/find-accents.ts';
import { joinWords } from '../text/join-words.ts';
import type { TextBlock } from '../text/text-block.ts';
import { escapeHtml } from './escape-html.ts';
import { fitText } from './fit-text.ts';
import { BOLD_FROM, type Faces, faceOf } from './font-face.ts';
import { declarations, px } from './style.ts';

/** A line's words; those in a style of their own are wrapped in it. */
export const renderLine = (line: TextLine): string =>
  line.words.some(isAccent)
    ? joinWords(
        toParts(line).map(({ text, color, fontWeight, italic, underlined, glued }) => {
          const style = declarations(
            fontWeight !== undefined && `font-weight:${fontWeight >= BOLD_FROM ? 'bold' : 'normal'}`,
            color && `color:${color}`,
            italic && 'font-style:italic',
            underlined && 'text-decoration:underline',
          );
          return { text: style ? `<span style="${style}">${escapeHtml(text)}</span>` : escapeHtml(text), glued };
        }),
      )
    : escapeHtml(line.text);

/** A text block as one element, one text node where it has one style, so that copying, searching and reading aloud see a sentence. */
export const renderText = (
  tag: string,
  { block, backdrop }: { block: TextBlock; backdrop?: Hex | undefined },
  origin: Pick<Box, 'x' | 'y'>,
  faces: Faces,
): string => {
  const face = faceOf(block.lines[0]!, faces);
  const fit = fitText(block, face);
  const isOneLine = block.lines.length === 1;
  const style = declarations(
    'position:absolute',
    `left:${px(fit.box.x - origin.x)}`,
    `top:${px(fit.box.y - origin.y)}`,
    !isOneLine && `width:${px(fit.box.width)}`,
    `font:${block.fontWeight >= BOLD_FROM ? 'bold ' : ''}${px(block.fontSize)}/${px(fit.lineHeight)} ${face.stack}`,
    Math.abs(fit.letterSpacing) >= 0.01 && `letter-spacing:${px(fit.letterSpacing)}`,
    fit.stretch !== 1 && `transform:scaleX(${fit.stretch.toFixed(4)})`,
    fit.stretch !== 1 && 'transform-origin:0 0',
    !isOneLine && block.align !== 'left' && `text-align:${block.align}`,
    !fit.wraps && 'white-space:pre',
    backdrop && `background:${backdrop}`,
    `color:${block.color}`,
    block.italic && 'font-style:italic',
    block.underlined && 'text-decoration:underline',
  );
  const text = block.lines.map(renderLine).join(fit.wraps ? ' ' : '\n');
  return `<${tag}${tag === 'a' ? ' href="#"' : ''} style="${style}">${text}</${tag}>`;
};
