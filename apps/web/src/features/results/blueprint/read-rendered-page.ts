import type { RenderedBox, RenderedLine, RenderedPage } from '@blueprompt/core/fidelity/rendered-page';
import type { Box } from '@blueprompt/core/geometry';

/** Words whose middles differ by less than this share of their height stand in one row. */
const SAME_ROW = 0.5;

const toBox = ({ x, y, width, height }: DOMRect): Box => ({ x, y, width, height });

/** `rgb(…)` of the browser as a hex colour; undefined where nothing is painted. */
export const toHex = (css: string): string | undefined => {
  const [r, g, b, alpha = 1] = css.match(/[\d.]+/g)?.map(Number) ?? [];
  if (r === undefined || g === undefined || b === undefined || alpha === 0) return undefined;
  return `#${[r, g, b].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
};

const joinRow = (line: RenderedLine, word: RenderedLine): RenderedLine => {
  const x = Math.min(line.box.x, word.box.x);
  const y = Math.min(line.box.y, word.box.y);
  return {
    ...line,
    text: `${line.text} ${word.text}`,
    box: {
      x,
      y,
      width: Math.max(line.box.x + line.box.width, word.box.x + word.box.width) - x,
      height: Math.max(line.box.y + line.box.height, word.box.y + word.box.height) - y,
    },
  };
};

/** Joins the words of one text node to visual lines. */
export const joinWords = (words: readonly RenderedLine[]): RenderedLine[] => {
  const lines: RenderedLine[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const sameRow =
      last &&
      Math.abs(last.box.y + last.box.height / 2 - (word.box.y + word.box.height / 2)) < last.box.height * SAME_ROW;
    if (last && sameRow) lines[lines.length - 1] = joinRow(last, word);
    else lines.push(word);
  }
  return lines;
};

const readWords = (node: Text, view: Window): RenderedLine[] => {
  const color = (node.parentElement && toHex(view.getComputedStyle(node.parentElement).color)) ?? '#000000';
  const range = node.ownerDocument.createRange();
  return [...node.data.matchAll(/\S+/g)].flatMap((match) => {
    range.setStart(node, match.index);
    range.setEnd(node, match.index + match[0].length);
    const box = toBox(range.getBoundingClientRect());
    return box.width > 0 ? [{ text: match[0], box, color }] : [];
  });
};

/** The words that a field shows by itself; no range reaches them. */
const shownIn = (field: Element): string => {
  if (field.tagName === 'SELECT') return (field as HTMLSelectElement).selectedOptions[0]?.text ?? '';
  return field.getAttribute('placeholder') ?? '';
};

/** The line in a field: as wide as its letters are, and where browsers put it, after the padding and in the middle. */
const readField = (field: Element, view: Window, pen: CanvasRenderingContext2D | null): RenderedLine[] => {
  const text = shownIn(field).trim();
  if (text === '' || !pen) return [];
  const style = view.getComputedStyle(field);
  const px = (value: string): number => Number.parseFloat(value) || 0;
  const around = field.getBoundingClientRect();
  const height = px(style.lineHeight);
  const [top, end] = [
    px(style.borderTopWidth) + px(style.paddingTop),
    px(style.borderBottomWidth) + px(style.paddingBottom),
  ];
  const free = field.tagName === 'TEXTAREA' ? 0 : (around.height - top - end - height) / 2;
  pen.font = style.font;
  pen.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing;
  const box = {
    x: around.x + px(style.borderLeftWidth) + px(style.paddingLeft),
    y: around.y + top + free,
    width: pen.measureText(text).width,
    height,
  };
  return [{ text, box, color: toHex(style.color) ?? '#000000' }];
};

/** What the browser made of the blueprint: every line of text and every painted box, at their places. */
export const readRenderedPage = (page: Document, view: Window): RenderedPage => {
  const lines: RenderedLine[] = [];
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    lines.push(...joinWords(readWords(node as Text, view)));
  // Of that document, whose fonts it then has.
  const pen = page.createElement('canvas').getContext('2d');
  for (const field of page.body.querySelectorAll('input,textarea,select')) lines.push(...readField(field, view, pen));
  const boxes: RenderedBox[] = [];
  for (const element of page.body.querySelectorAll('*')) {
    const { backgroundColor, borderTopWidth } = view.getComputedStyle(element);
    const fill = toHex(backgroundColor);
    if (!fill && borderTopWidth === '0px' && element.tagName !== 'IMG') continue;
    const box = toBox(element.getBoundingClientRect());
    if (box.width > 0 && box.height > 0) boxes.push({ box, ...(fill && { fill }) });
  }
  return { width: page.body.clientWidth, height: page.body.clientHeight, lines, boxes };
};
