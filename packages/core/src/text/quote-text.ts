/**
 * Characters that could change how a text is read without being seen: controls, bidirectional overrides, zero-width
 * marks, line and paragraph separators, and the invisible tag letters.
 */
const UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point
  /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;

/** One line of plain characters: unseen ones dropped, any white space one space, broken surrogates replaced. */
export const toPlainLine = (text: string): string =>
  text.toWellFormed().replace(UNSEEN, '').replace(/\s+/gu, ' ').trim();

// No spread: a text may hold more runs than a call takes arguments.
const longestBackticks = (text: string): number =>
  (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);

/**
 * A text from a screenshot or a user as a markdown code span: it stays on its line, and no character in it can end the
 * span, because the marks around it are longer than any run of marks inside.
 */
export const quoteText = (text: string): string => {
  const plain = toPlainLine(text);
  if (plain === '') return '(empty)';
  const longest = longestBackticks(plain);
  if (longest === 0) return `\`${plain}\``;
  const marks = '`'.repeat(longest + 1);
  return `${marks} ${plain} ${marks}`;
};

/** Long enough for any page name, short enough for a heading. */
const MAX_NAME_CHARS = 120;

/** Escapes every character that means something in markdown or HTML, for a text that is already one plain line. */
export const escapeMarkdown = (line: string): string =>
  line
    .replace(/[\\`*_{}[\]()#!|<>~&$]/g, (mark) => `\\${mark}`)
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/^([-+=])/, '\\$1');

/** A name for running text and headings: one short line without any markup. */
export const plainName = (name: string): string =>
  escapeMarkdown([...toPlainLine(name)].slice(0, MAX_NAME_CHARS).join('')) || 'Untitled';
