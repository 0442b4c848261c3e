import type { RawWord } from '../raw.ts';
import type { Pen } from './create-pen.ts';
import type { Tools } from './create-tools.ts';

export type ControlLines = ReturnType<typeof createControlLines>;

/** Runs inside the page: where a form control sets its text, which is in no node. */
export function createControlLines({ px, pen }: Tools, { lineHeightOf, setPen, measure }: Pen) {
  /** Worked out from its style, as browsers do it. */
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
  return { controlLines };
}
