import { expect, test } from 'vitest';
import { markColors } from './mark-colors.ts';

test.each([
  ['background #0F172A (dark), text #e2e8f0', 'background `#0F172A` (dark), text `#e2e8f0`'],
  ['`#ffffff` stays', '`#ffffff` stays'],
  ['```css\n--a: #ffffff;\n```\nand #000000', '```css\n--a: #ffffff;\n```\nand `#000000`'],
  ['```css\n--a: #ffffff;', '```css\n--a: #ffffff;'],
  ['[a link](https://example.com/#aabbcc), issue #1234567', '[a link](https://example.com/#aabbcc), issue #1234567'],
])('bare colours become code, code and links stay: %s', (text, marked) => {
  expect(markColors(text)).toBe(marked);
});
