const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Control characters and lone surrogates are no legal HTML text, and a reader can produce any string. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
const ILLEGAL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]|\p{Surrogate}/gu;

/** Makes any string safe as HTML text and inside a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(ILLEGAL, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);
