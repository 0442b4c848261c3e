import type { PageFont } from '../code/fonts/page-font.ts';
import { RESET } from '../code/render-page.ts';
import { renderPageWidths } from '../code/width-rules.ts';
import { toFontSlug } from '../font-family.ts';
import type { Hex } from '../hex.ts';
import { indent } from './lay-out.ts';
import type { Theme } from './style/theme.ts';
import type { StateRules } from './view-states.ts';

type CssFacts = {
  theme: Theme;
  background: Hex;
  font: string;
  /** Of pages that were measured at one width, each once. */
  pageWidths: readonly number[];
  /** Rules of those that were measured at several. */
  ranges: readonly string[];
  fonts: readonly PageFont[];
  states: readonly StateRules[];
};

/** What Tailwind's own reset and utilities leave to do. */
const BASE = RESET.split('\n')
  .filter((rule) => !/^(\[hidden\]|\.short)/.test(rule))
  .join('\n');

/** The style sheet of a project: tokens, fonts, what browsers add of their own taken away, and what changes with the width. */
export function printCss({ theme, background, font, pageWidths, ranges, fonts, states }: CssFacts): string {
  const body = `body{background:var(--color-${theme.colorOf(background)});font-family:var(--font-${theme.fontOf(font)})}`;
  // Texts of which several are one component break by themselves at every width.
  const lines = pageWidths.length === 0 || ranges.length > 0 ? ['.lines{white-space:normal}'] : [];
  const widths = [...renderPageWidths(pageWidths), ...lines, ...ranges];
  const tokens = theme
    .tokens()
    .map(([name, value]) => `  ${name}: ${withOwnNames(value).replace(/,(?=\S)/g, ', ')};\n`);
  return [
    '@import "tailwindcss";\n',
    `@theme {\n${tokens.join('')}}\n`,
    ...fonts.flatMap(printFaces),
    `@layer base {\n${indent(printRules(`${BASE}\n${body}`)).join('\n')}\n}\n`,
    `/* What changes with the width of the window. */\n${printRules(widths.join('\n')).join('\n')}\n`,
    ...states.map(({ comment, css }) => `${comment}\n${printRules(css).join('\n')}\n`),
  ].join('\n');
}

/** Files of a project have no namesakes on the reader's machine to be told from. */
const withOwnNames = (stack: string): string => {
  const names = stack.replaceAll("'Measured ", "'").replaceAll("'", '"');
  const [first, second] = names.split(',');
  return first && second && first.replaceAll('"', '') === second.replaceAll('"', '')
    ? names.slice(first.length + 1)
    : names;
};

export const fontFileOf = ({ family }: PageFont, weight: number): string =>
  `fonts/${toFontSlug(family)}-${weight}.woff2`;

const printFaces = (font: PageFont): string[] =>
  font.sources
    ? [400, 700].map(
        (weight) =>
          `@font-face {\n  font-family: "${font.family}";\n  font-weight: ${weight};\n  src: url("/${fontFileOf(font, weight)}") format("woff2");\n}\n`,
      )
    : [];

/** Rules written without white space, as lines of one declaration each. */
const printRules = (css: string): string[] => {
  const lines: string[] = [];
  let depth = 0;
  const put = (text: string): void => void lines.push(`${'  '.repeat(depth)}${text}`);
  for (const [, selector, sign] of css.matchAll(/([^{};]*)([{};])/g)) {
    const text = selector!.trim();
    if (sign === '{') {
      if (lines.at(-1)?.endsWith('}')) lines.push('');
      const parts = text.startsWith('@')
        ? [text.replace(/:(?=\S)/g, ': ')]
        : text
            .replace(/\s*([>+])\s*/g, ' $1 ')
            .replace(/,(?=[^(]*\))/g, ', ')
            .split(/,(?![^(]*\))/);
      for (const [at, part] of parts.entries()) put(`${part.trim()}${at < parts.length - 1 ? ',' : ' {'}`);
      depth++;
    } else if (text !== '') put(`${text.replace(':', ': ').replace(/,(?=\S)/g, ', ')};`);
    if (sign === '}') {
      depth--;
      put('}');
    }
  }
  return lines;
};
