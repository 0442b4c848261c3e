import type { ShownLine } from './shown-line.ts';

/** Runs in the page: every word with its box, joined to the lines of each DOM text. It must not use anything from outside itself. */
export function readShownLines(): ShownLine[] {
  const lines: ShownLine[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  let block = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.tagName === 'STYLE') continue;
    const isUpper = getComputedStyle(parent).textTransform === 'uppercase';
    let line: ShownLine | undefined;
    block++;
    for (const match of (node.textContent ?? '').matchAll(/\S+/gu)) {
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const { x, y, width, height } = range.getBoundingClientRect();
      const box = { x, y, width, height };
      if (!line || Math.abs(line.box.y - y) > height / 2) {
        line = { text: '', box: { ...box }, block, words: [] };
        lines.push(line);
      }
      line.words.push({ text: isUpper ? match[0].toUpperCase() : match[0], box });
      line.text = line.words.map(({ text }) => text).join(' ');
      line.box.width = x + width - line.box.x;
    }
  }
  return lines;
}
