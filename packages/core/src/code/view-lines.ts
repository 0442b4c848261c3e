import type { TextLine } from '../measurement.ts';
import { isAccent, toParts } from '../text/find-accents.ts';
import { BOLD_FROM } from './fonts/font-face.ts';
import { type Content, createView, toTag } from './view.ts';

/** The words of lines; those in a style of their own are wrapped in it, and lines that a browser would not break are broken. */
export function viewLines(lines: readonly TextLine[], wraps: boolean): Content[] {
  const content: Content[] = [];
  const add = (next: Content): void => {
    const last = content.at(-1);
    if (typeof last === 'string' && typeof next === 'string') content[content.length - 1] = last + next;
    else content.push(next);
  };
  lines.forEach((line, at) => {
    if (at > 0) add(' ');
    if (at > 0 && !wraps) add({ ...createView(toTag('br'), { use: 'break' }), isInline: true });
    if (line.words.some(isAccent)) viewAccents(line).forEach(add);
    else add(line.text);
  });
  return content;
}

const viewAccents = (line: TextLine): Content[] =>
  toParts(line).flatMap(({ text, color, fontWeight, italic, underlined, glued }, at) => {
    const look = [
      fontWeight === undefined ? '' : `font-weight:${fontWeight >= BOLD_FROM ? 'bold' : 'normal'}`,
      color ? `color:${color}` : '',
      italic ? 'font-style:italic' : '',
      underlined ? 'text-decoration:underline' : '',
    ];
    const words = look.some(Boolean)
      ? { ...createView(toTag('span'), { use: 'accent', look }, [text]), isInline: true }
      : text;
    return at === 0 || glued ? [words] : [' ', words];
  });
