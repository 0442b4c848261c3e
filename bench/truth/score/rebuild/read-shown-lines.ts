import type { ShownLine } from './shown-line.ts';

/** Runs in the page: every word with its box, joined to the lines of each DOM text. It must not use anything from outside itself. */
export function readShownLines(): ShownLine[] {
  const lines: ShownLine[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let block = 0;
  let line: ShownLine | undefined;
  let before: Node | undefined;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.tagName === 'STYLE') continue;
    const { textTransform, color } = getComputedStyle(parent);
    const isUpper = textTransform === 'uppercase';
    // A break that is not shown at this width breaks nothing: the words before it and behind it are one text.
    const { previousSibling: gap } = node;
    const isHidden = gap instanceof HTMLBRElement && getComputedStyle(gap).display === 'none';
    if (!isHidden || gap.previousSibling !== before) {
      line = undefined;
      block++;
    }
    before = node;
    for (const match of (node.textContent ?? '').matchAll(/\S+/gu)) {
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const { x, y, width, height } = range.getBoundingClientRect();
      const box = { x, y, width, height };
      if (!line || Math.abs(line.box.y - y) > height / 2) {
        line = { text: '', box: { ...box }, color, block, words: [] };
        lines.push(line);
      }
      line.words.push({ text: isUpper ? match[0].toUpperCase() : match[0], box });
      line.text = line.words.map(({ text }) => text).join(' ');
      line.box.width = x + width - line.box.x;
    }
  }
  // The words that a field shows by itself; no range reaches them. They begin after its padding, in its middle.
  const pen = document.createElement('canvas').getContext('2d');
  const px = (value: string): number => Number.parseFloat(value) || 0;
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input,textarea,select')) {
    const shown = 'selectedOptions' in field ? field.selectedOptions[0]?.text : field.placeholder;
    if (!pen || !shown?.trim()) continue;
    const style = getComputedStyle(field);
    const { x, y, height: all } = field.getBoundingClientRect();
    const height = px(style.lineHeight);
    const [top, end] = [
      px(style.borderTopWidth) + px(style.paddingTop),
      px(style.borderBottomWidth) + px(style.paddingBottom),
    ];
    const free = field.tagName === 'TEXTAREA' ? 0 : (all - top - end - height) / 2;
    const left = x + px(style.borderLeftWidth) + px(style.paddingLeft);
    pen.font = style.font;
    pen.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing;
    const boxOf = (from: number, to: number) => {
      const start = pen.measureText(shown.slice(0, from)).width;
      return { x: left + start, y: y + top + free, width: pen.measureText(shown.slice(0, to)).width - start, height };
    };
    const words = [...shown.matchAll(/\S+/gu)].map(({ 0: text, index }) => ({
      text,
      box: boxOf(index, index + text.length),
    }));
    block++;
    const { color } = 'selectedOptions' in field ? style : getComputedStyle(field, '::placeholder');
    lines.push({ text: shown.trim(), box: boxOf(0, shown.length), color, block, words });
  }
  return lines;
}
