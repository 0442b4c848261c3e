import type { RawBox, RawText, RawWord, Rgba } from '../raw.ts';
import type { ControlLines } from './create-control-lines.ts';
import type { Icons } from './create-icons.ts';
import type { Pen } from './create-pen.ts';
import type { Sight } from './create-sight.ts';
import type { Tools } from './create-tools.ts';

/** A glyph of an icon font that a text node draws. */
type Glyph = { element: Element; box: RawBox; text: string };

/** Runs inside the page: every visual line of every text, and the icons that are text. `idOf` gives the element that holds a text. */
export function readTexts(
  tools: Tools,
  { onTop, isSeen }: Sight,
  { isIconText }: Icons,
  { genericOf, drawn, scaleOf, isUnderlined, lineHeightOf, inkOf }: Pen,
  { controlLines }: ControlLines,
  idOf: (element: Element) => number,
) {
  const { elements, textNodes, parentOf, styleOf, look, cut, around, toRgba, px } = tools;
  /** Less of a word than this cannot be read, in shares of its area. */
  const MIN_WORD_LEFT = 0.35;
  /** Words of one text further apart than this stand in different places, in font sizes. */
  const MAX_WORD_GAP = 2.5;
  const texts: RawText[] = [];
  const glyphs: Glyph[] = [];
  let block = 0;

  const put = (element: Element, words: RawWord[], style: CSSStyleDeclaration, color: Rgba, control: boolean) => {
    const box = around(words.map((word) => word.box));
    const text = words.map((word) => word.text).join(' ');
    const scale = scaleOf(element);
    const inherited = look(element);
    const ink =
      scale === 1 && words.every(({ seen }) => seen[0] > 0.99 && seen[1] > 0.99) ? inkOf(text, box, style) : undefined;
    texts.push({
      text,
      box,
      lineHeight: lineHeightOf(style) * scale,
      ...(ink ? { glyphs: ink } : {}),
      block,
      element: idOf(element),
      fontFamily: (style.fontFamily.split(',')[0] ?? '').replace(/["']/g, '').trim(),
      generic: genericOf(style.fontFamily),
      fontSize: px(style.fontSize) * scale,
      fontWeight: Number(style.fontWeight) || 400,
      italic: style.fontStyle !== 'normal',
      underlined: isUnderlined(element),
      letterSpacing: px(style.letterSpacing) * scale,
      color: [color[0], color[1], color[2], color[3] * inherited.opacity],
      under: inherited.color,
      isUnderKnown: inherited.isKnown,
      tag: element.tagName.toLowerCase(),
      control,
      words,
    });
  };

  const range = document.createRange();
  const rectsOf = (node: Text, from: number, to: number): DOMRect[] => {
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter((rect) => rect.width > 0.5 && rect.height > 0.5);
  };
  /** A word's pieces on the lines that it is broken over. */
  const piecesOf = (node: Text, from: number, word: string): { text: string; rect: DOMRect }[] => {
    const rects = rectsOf(node, from, from + word.length);
    const [first] = rects;
    if (!first) return [];
    if (rects.every((rect) => Math.abs(rect.top - first.top) <= rect.height * 0.5)) {
      const last = rects.at(-1) ?? first;
      return [
        {
          text: word,
          rect: new DOMRect(first.left, first.top, Math.max(last.right, first.right) - first.left, first.height),
        },
      ];
    }
    const pieces: { text: string; rect: DOMRect }[] = [];
    for (let at = 0; at < word.length; at += 1) {
      const [rect] = rectsOf(node, from + at, from + at + 1);
      const piece = pieces.at(-1);
      if (!rect) {
        if (piece) piece.text += word[at];
      } else if (piece && Math.abs(rect.top - piece.rect.top) < rect.height * 0.5) {
        piece.text += word[at];
        piece.rect = new DOMRect(piece.rect.left, piece.rect.top, rect.right - piece.rect.left, piece.rect.height);
      } else pieces.push({ text: word[at]!, rect });
    }
    return pieces;
  };
  for (const node of textNodes) {
    const holder = parentOf(node);
    // Slots have a style and no box.
    let element = holder;
    while (element && styleOf(element).display === 'contents') element = parentOf(element);
    if (!element || !holder) continue;
    const { isVisible, clip } = look(element);
    const style = styleOf(holder);
    if (!isVisible || /^(option|select|textarea)$/i.test(element.tagName)) continue;
    if (element instanceof SVGElement && !element.closest('text,foreignObject')) continue;
    if (px(style.fontSize) < 2 || px(style.textIndent) < -500) continue;
    const color = toRgba(element instanceof SVGElement ? style.fill : style.webkitTextFillColor || style.color);
    const lines: RawWord[][] = [];
    for (const match of node.data.matchAll(/\S+/gu)) {
      for (const { text, rect } of piecesOf(node, match.index, match[0])) {
        const left = cut(rect, clip);
        if (!left || left[2] * left[3] < rect.width * rect.height * MIN_WORD_LEFT) continue;
        const middle = left[1] + left[3] / 2;
        if (!onTop(element, left[0] + left[2] / 2, middle, true) && !onTop(element, left[0] + 2, middle, true))
          continue;
        const word: RawWord = {
          text: drawn(text, style),
          box: left,
          seen: [left[2] / rect.width, left[3] / rect.height],
        };
        const line = lines.at(-1);
        const [before] = line?.slice(-1) ?? [];
        const isSameLine = before && Math.abs(before.box[1] - left[1]) < left[3] * 0.5;
        if (line && isSameLine && left[0] - before.box[0] - before.box[2] < px(style.fontSize) * MAX_WORD_GAP)
          line.push(word);
        else lines.push([word]);
      }
    }
    if (lines.length === 0) continue;
    if (isIconText(element, node.data)) {
      for (const line of lines)
        glyphs.push({ element, box: around(line.map(({ box }) => box)), text: node.data.trim() });
      continue;
    }
    block += 1;
    for (const line of lines) put(element, line, style, color, false);
  }

  for (const element of elements) {
    if (!/^(input|select|textarea)$/i.test(element.tagName)) continue;
    const control = element as HTMLInputElement;
    const { isVisible, outer } = look(control);
    const type = (control.type || 'text').toLowerCase();
    if (!isVisible || /^(hidden|checkbox|radio|range|color|file|image|date|time|month|week|datetime-local)$/.test(type))
      continue;
    const style = styleOf(control);
    const select = element instanceof HTMLSelectElement ? element : undefined;
    const value = select
      ? select.size > 1 || select.multiple
        ? ''
        : (select.selectedOptions[0]?.text ?? '')
      : control.value;
    const isEmpty = !value && Boolean(control.placeholder);
    if (type === 'password' && !isEmpty) continue;
    const text = drawn(isEmpty ? control.placeholder : value || '', style);
    const box = cut(control.getBoundingClientRect(), outer);
    if (!text.trim() || !box || !isSeen(control, box)) continue;
    const ink = getComputedStyle(control, isEmpty ? '::placeholder' : null);
    const color = toRgba(ink.webkitTextFillColor || ink.color);
    const alpha = color[3] * (isEmpty ? Number(ink.opacity) : 1);
    if (alpha < 0.05) continue;
    block += 1;
    for (const line of controlLines(control, text, style))
      put(control, line, style, [color[0], color[1], color[2], alpha], true);
  }
  return { texts, glyphs };
}
