import type { TruthBox } from './truth.ts';

/** Tags whose words are not texts of the DOM: pictures, and the placeholders of fields. */
export const WORDLESS = ['IMG', 'CANVAS', 'VIDEO', 'svg', 'IFRAME', 'INPUT', 'TEXTAREA', 'SELECT'];

/** Runs in the page: every colour that an element could paint, and the boxes in which words are not judged. */
export function readCssColors(wordless: string[]): { colors: string[]; unjudged: TruthBox[] } {
  const colors: string[] = [];
  const unjudged: TruthBox[] = [];
  for (const element of document.querySelectorAll('body, body *')) {
    const style = getComputedStyle(element);
    colors.push(style.color, style.backgroundColor, style.borderTopColor, style.borderBottomColor, style.fill);
    const { x, y, width, height } = element.getBoundingClientRect();
    if (wordless.includes(element.tagName) && width > 0 && height > 0) unjudged.push([x, y, width, height]);
  }
  return { colors, unjudged };
}
