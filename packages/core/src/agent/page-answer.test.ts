import { expect, test } from 'vitest';
import { countTokens } from '../write/count-tokens.ts';
import { pageAnswer } from './page-answer.ts';

const NOTE = /\n\n\[Page \d+ of (\d+): [^\]]+\]$/;
const LINES = Array.from({ length: 1_200 }, (_, n) => `.card-${n} { width: ${n * 7} px; colour: #4f46e5 }\n`).join('');
const JSON_LINE = JSON.stringify(
  Array.from({ length: 900 }, (_, n) => ({ id: `e${n}`, x: n * 13, text: 'Größe 漢字 🎉' })),
);

const allPages = (answer: string, maxTokens: number): string[] => {
  const first = pageAnswer(answer, { page: 1, maxTokens });
  const count = Number(NOTE.exec(first)?.[1] ?? 1);
  return Array.from({ length: count }, (_, n) => pageAnswer(answer, { page: n + 1, maxTokens }));
};

test('an answer that fits is left as it is', () => {
  expect(pageAnswer('short', { page: 1, maxTokens: 10_000 })).toBe('short');
  expect(() => pageAnswer('short', { page: 2, maxTokens: 10_000 })).toThrow('This answer has one page.');
});

test.each([
  ['lines', LINES, 10_000],
  ['one long line', JSON_LINE, 10_000],
  ['one long line in small pages', JSON_LINE, 1_000],
])('%s: every page fits, and together they are the answer', (_, answer, maxTokens) => {
  const pages = allPages(answer, maxTokens);
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.filter((page) => countTokens(page) > maxTokens)).toEqual([]);
  expect(pages.map((page) => page.replace(NOTE, '')).join('')).toBe(answer);
});

test('a page says where the next one is, and the last one that it is the last', () => {
  const pages = allPages(LINES, 10_000);
  expect(pages[0]).toMatch(
    /\[Page 1 of \d+: put together they are the answer\. Ask again with page 2 for the next one, or with a larger maxTokens\.\]$/,
  );
  expect(pages.at(-1)).toMatch(/: put together they are the answer\.\]$/);
  expect(() => pageAnswer(LINES, { page: 99, maxTokens: 10_000 })).toThrow(`This answer has ${pages.length} pages.`);
});

test('more is answered at once where more is asked for', () => {
  expect(pageAnswer(LINES, { page: 1, maxTokens: 200_000 })).toBe(LINES);
});
