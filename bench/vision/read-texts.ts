import type { TruthLine } from './truth.ts';

/** Runs in the page: every word with its box and computed style, joined to runs of one style on one line. Colours are as CSS says them. */
export function readTexts(): TruthLine[] {
  const texts: TruthLine[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let block = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.tagName === 'STYLE') continue;
    const style = getComputedStyle(parent);
    let line: TruthLine | undefined;
    block++;
    for (const match of (node.textContent ?? '').matchAll(/\S+/gu)) {
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const { x, y, width, height } = range.getBoundingClientRect();
      const text = style.textTransform === 'uppercase' ? match[0].toUpperCase() : match[0];
      if (!line || Math.abs(line.box[1] - y) > height / 2) {
        line = {
          text: '',
          box: [x, y, width, height],
          block,
          fontSize: Number.parseFloat(style.fontSize),
          fontWeight: Number(style.fontWeight),
          color: style.color,
          words: [],
        };
        texts.push(line);
      }
      line.words.push({ text, box: [x, y, width, height] });
      line.text = line.words.map((word) => word.text).join(' ');
      line.box[2] = x + width - line.box[0];
    }
  }
  return texts;
}
