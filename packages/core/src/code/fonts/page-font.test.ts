import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FontFamily, toFontSlug } from '../../font-family.ts';
import { page, text } from '../../write/page.fixture.ts';
import { renderPage } from '../render-page.ts';
import { findBaseline } from './find-baseline.ts';
import { fontsOf, type PageFont, toNamedFace } from './page-font.ts';

const FONTS = new URL('../../../fonts/', import.meta.url);
const load = (family: FontFamily): PageFont => ({
  family,
  metrics: JSON.parse(readFileSync(new URL(`${toFontSlug(family)}.json`, FONTS), 'utf8')),
  sources: { regular: 'data:font/woff2;base64,AAAA', bold: 'data:font/woff2;base64,BBBB' },
});

const LATO = { family: 'Lato', sure: true } as const;
const PAGE = page([text('Plainly set', 20, 20, { font: LATO }), text('system', 20, 60)]);

test('a page is set in the families that it was measured in, and the file brings only these', () => {
  const html = renderPage(PAGE, [load('Lato')]);
  expect(fontsOf(PAGE)).toEqual(['Lato']);
  expect(html).toContain(
    "@font-face{font-family:'Measured Lato';font-weight:700;src:url(data:font/woff2;base64,BBBB) format('woff2')}",
  );
  expect(html.match(/'Measured Lato',Lato,/g)).toHaveLength(1);
});

test('without its font a page is set in the stand-in of the class, and fetches nothing', () => {
  const html = renderPage(PAGE);
  expect(html).not.toContain('Lato');
  expect(html).not.toContain('@font-face');
});

test('a known face says on which row its letters stand, whatever hangs below', () => {
  const face = toNamedFace(load('Lato'));
  const line = (words: string, bottomY: number) => {
    const box = { x: 0, y: bottomY - 12, width: 60, height: 12 };
    return { ...text(words, 0, 0, { font: LATO }), box, words: [{ text: words, box }] };
  };
  expect(findBaseline(line('Hand', 30), face)).toBe(30);
  expect(findBaseline(line('gap', 33), face)).toBe(30);
});

test('every family that can be named has its measures, and its two files unless systems bring it', () => {
  const files = new Set(readdirSync(FONTS));
  for (const family of FontFamily.options.filter((name) => name !== 'Ubuntu')) {
    const slug = toFontSlug(family);
    expect(files, slug).toContain(`${slug}.json`);
    expect([files.has(`${slug}-400.woff2`), files.has(`${slug}-700.woff2`)]).toEqual(
      Array(2).fill(!/^(Liberation|DejaVu)/.test(family)),
    );
  }
});

test('a line of any length can be set in a known face', () => {
  const long = text('ab'.repeat(100_000), 20, 20, {
    font: LATO,
    box: { x: 20, y: 20, width: 900, height: 10 },
    words: [],
  });
  expect(renderPage(page([long]), [load('Lato')])).toContain('Measured Lato');
});
