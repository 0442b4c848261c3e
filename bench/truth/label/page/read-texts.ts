import type { RawBox, RawText, RawWord, Rgba } from '../raw.ts';
import type { Icons } from './create-icons.ts';
import type { Sight } from './create-sight.ts';
import type { Tools } from './create-tools.ts';

/** A glyph of an icon font that a text node draws. */
export type Glyph = { element: Element; box: RawBox; text: string };

/** Runs inside the page: every visual line of every text, and the icons that are text. `idOf` gives the element that holds a text. */
export function readTexts(
  tools: Tools,
  { onTop, isSeen }: Sight,
  { isIconText }: Icons,
  idOf: (element: Element) => number,
) {
  const { elements, textNodes, parentOf, styleOf, look, cut, toRgba, px, pen } = tools;
  /** Less of a word than this cannot be read, in shares of its area. */
  const MIN_WORD_LEFT = 0.35;
  /** Words of one text further apart than this stand in different places, in font sizes. */
  const MAX_WORD_GAP = 2.5;
  const texts: RawText[] = [];
  const glyphs: Glyph[] = [];
  let block = 0;

  const genericOf = (families: string): RawText['generic'] => {
    const names = families.toLowerCase();
    if (/mono|courier|consol|menlo|code/.test(names)) return 'mono';
    if (/sans|arial|helvetica|roboto|inter|verdana|tahoma|segoe|system-ui|lato|nunito|poppins|montserrat/.test(names))
      return 'sans';
    return /serif|times|georgia|garamond|merriweather|lora|playfair|roman|bookman/.test(names) ? 'serif' : 'sans';
  };
  const drawn = (text: string, style: CSSStyleDeclaration): string => {
    if (style.textTransform === 'uppercase') return text.toUpperCase();
    if (style.textTransform === 'lowercase') return text.toLowerCase();
    if (style.textTransform !== 'capitalize') return text;
    return text.replace(/(^|[\s\-(])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
  };
  const scaleOf = (element: Element): number => {
    const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    return matrix ? Math.hypot(matrix.a, matrix.b) : 1;
  };
  const isUnderlined = (element: Element): boolean => {
    for (let up: Element | null = element; up; up = parentOf(up)) {
      if (/underline/.test(styleOf(up).textDecorationLine)) return true;
      if (!/^(inline|contents)$/.test(styleOf(up).display)) return false;
    }
    return false;
  };
  // A line of normal height is as high as its font wants it: measured once a font.
  const normal = new Map<string, number>();
  const probe = document.createElement('div');
  probe.style.cssText =
    'position:absolute;left:0;top:0;visibility:hidden;line-height:normal;white-space:pre;margin:0;padding:0;border:0';
  probe.textContent = 'x';
  const lineHeightOf = (style: CSSStyleDeclaration): number => {
    if (style.lineHeight !== 'normal') return px(style.lineHeight);
    const font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    let height = normal.get(font);
    if (height === undefined) {
      probe.style.font = font;
      document.body.append(probe);
      height = probe.getBoundingClientRect().height;
      probe.remove();
      normal.set(font, height);
    }
    return height;
  };
  const setPen = (style: CSSStyleDeclaration) => {
    if (!pen) return;
    pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    pen.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing;
    pen.wordSpacing = style.wordSpacing === 'normal' ? '0px' : style.wordSpacing;
    pen.fontKerning = 'auto';
  };
  const measure = (text: string): number => pen?.measureText(text).width ?? 0;
  /** Where the font has ink for a line whose content area is `box`. */
  const inkOf = (text: string, box: RawBox, style: CSSStyleDeclaration): RawBox | undefined => {
    if (!pen) return undefined;
    setPen(style);
    const { fontBoundingBoxAscent, fontBoundingBoxDescent, actualBoundingBoxLeft, actualBoundingBoxRight, ...ink } =
      pen.measureText(text);
    void ink;
    const measured = pen.measureText(text);
    const high = Math.round(fontBoundingBoxAscent) + Math.round(fontBoundingBoxDescent);
    // Fonts that fall back letter by letter, and text that is scaled, do not fit the measured font.
    if (Math.abs(high - box[3]) > 1.5 || Math.abs(measured.width - box[2]) > 0.06 * box[2] + 2) return undefined;
    const baseline = box[1] + Math.round(fontBoundingBoxAscent);
    return [
      box[0] - actualBoundingBoxLeft,
      baseline - measured.actualBoundingBoxAscent,
      actualBoundingBoxLeft + actualBoundingBoxRight,
      measured.actualBoundingBoxAscent + measured.actualBoundingBoxDescent,
    ];
  };
  const around = (boxes: RawBox[]): RawBox => {
    const x = Math.min(...boxes.map((box) => box[0]));
    const y = Math.min(...boxes.map((box) => box[1]));
    return [
      x,
      y,
      Math.max(...boxes.map((box) => box[0] + box[2])) - x,
      Math.max(...boxes.map((box) => box[1] + box[3])) - y,
    ];
  };
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
  const range0 = (node: Text, from: number, to: number): DOMRect[] => {
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter((rect) => rect.width > 0.5 && rect.height > 0.5);
  };
  /** A word's pieces on the lines that it is broken over. */
  const piecesOf = (node: Text, from: number, word: string): { text: string; rect: DOMRect }[] => {
    const rects = range0(node, from, from + word.length);
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
      const [rect] = range0(node, from + at, from + at + 1);
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

  /** The lines of a control, whose text is in no node: where the browser sets them is worked out from its style. */
  const controlLines = (control: HTMLInputElement, text: string, style: CSSStyleDeclaration): RawWord[][] => {
    if (!pen) return [];
    setPen(style);
    const rect = control.getBoundingClientRect();
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = pen.measureText('x');
    const high = Math.round(fontBoundingBoxAscent) + Math.round(fontBoundingBoxDescent);
    const start = rect.left + px(style.paddingLeft) + px(style.borderLeftWidth);
    const end = rect.right - px(style.paddingRight) - px(style.borderRightWidth);
    const top = rect.top + px(style.paddingTop) + px(style.borderTopWidth);
    const bottom = rect.bottom - px(style.paddingBottom) - px(style.borderBottomWidth);
    const room = end - start;
    const space = measure(' ');
    const lines: RawWord[][] = [];
    if (control.tagName === 'TEXTAREA') {
      const lineHeight = lineHeightOf(style);
      let y = top - control.scrollTop;
      for (const paragraph of text.split('\n')) {
        let line: RawWord[] = [];
        let x = 0;
        for (const word of paragraph.split(/\s+/).filter(Boolean)) {
          const wide = measure(word);
          if (x > 0 && x + wide > room) {
            lines.push(line);
            line = [];
            x = 0;
            y += lineHeight;
          }
          line.push({ text: word, box: [start + x, y + (lineHeight - high) / 2, wide, high], seen: [1, 1] });
          x += wide + space;
        }
        if (line.length > 0) lines.push(line);
        y += lineHeight;
      }
      return lines
        .map((line) => line.filter(({ box }) => box[1] >= rect.top - 2 && box[1] + box[3] <= rect.bottom + 2))
        .filter((line) => line.length > 0);
    }
    const whole = measure(text);
    const align = /^(submit|button|reset)$/.test(control.type) ? 'center' : style.textAlign;
    const free = Math.max(0, room - whole);
    let x = start + (align === 'center' ? free / 2 : /right|end/.test(align) && style.direction !== 'rtl' ? free : 0);
    // The browser's own select has air of its own beside its text.
    if (control.tagName === 'SELECT' && style.appearance !== 'none' && align !== 'center') x += 4;
    const y = (top + bottom) / 2 - high / 2;
    const line: RawWord[] = [];
    for (const word of text.split(/\s+/).filter(Boolean)) {
      const wide = measure(word);
      const left = Math.min(wide, end - x);
      if (left < wide * 0.6) break;
      line.push({ text: word, box: [x, y, left, high], seen: [left / wide, 1] });
      x += wide + space;
    }
    return line.length > 0 ? [line] : [];
  };
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
