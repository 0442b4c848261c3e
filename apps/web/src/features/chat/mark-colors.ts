/** Fenced code, then code in a line: what stands there is left as it is. */
const CODE = /(```[\s\S]*?(?:```|$)|`[^`\n]*`)/;
const BARE_HEX = /(?<![\w#&/-])#[0-9a-f]{6}\b/gi;

/** Sets bare colours of a markdown text as code, which is shown with a swatch. */
export const markColors = (markdown: string): string =>
  markdown
    .split(CODE)
    .map((part, index) => (index % 2 === 0 ? part.replace(BARE_HEX, '`$&`') : part))
    .join('');
