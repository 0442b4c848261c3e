import { describe, expect, test } from 'vitest';
import { packGlyph } from '../glyph.ts';
import type { Element, Measurement } from '../measurement.ts';
import { box, element } from '../tree/page.fixture.ts';
import { listAssets } from './list-assets.ts';
import { listPageAssets, listProjectAssets } from './list-project-assets.ts';

const page = (...elements: Element[]): Measurement => ({
  version: 1,
  image: { width: 1200, height: 800, scale: 1 },
  texts: [],
  elements,
  regions: [],
  palette: [],
  spacing: { unit: 8, scale: [], gaps: [], paddings: [] },
  typography: { families: ['sans'], scale: [], bodySize: 14, lineHeight: 1.5 },
  radii: [],
});
const PLUS = packGlyph(6, 6, [...'003300003300333333333333003300003300'].map(Number));
const logo = (print?: string): Element =>
  element('e1', 'logo', box(20, 20, 80, 24), { ...(print !== undefined && { print }) });
const plus = element('e2', 'icon', box(300, 300, 12, 12), { glyph: PLUS, name: 'plus' });

const rows = (...pages: (Measurement | undefined)[]): string[] =>
  listProjectAssets(pages).map(
    ({ file, page, shownBy }) => `${file} of ${page}: ${shownBy.map((one) => `${one.page}.${one.id}`).join(' ')}`,
  );

describe('listProjectAssets', () => {
  test('names the files of one page as on that page', () => {
    const one = page(logo('a'), plus);
    expect(listProjectAssets([one]).map(({ file }) => file)).toEqual(listAssets(one).map(({ file }) => file));
  });

  test('what several pages show is one file, and others of one name are told apart', () => {
    expect(rows(page(logo('a'), plus), undefined, page(logo('a'), plus), page(logo('b')))).toEqual([
      'logo.png of 0: 0.e1 2.e1',
      'plus.svg of 0: 0.e2 2.e2',
      'logo-2.png of 3: 3.e1',
    ]);
  });

  test('pictures without a fingerprint, of results saved before there were any, stay apart', () => {
    expect(rows(page(logo()), page(logo()))).toEqual(['logo.png of 0: 0.e1', 'logo-2.png of 1: 1.e1']);
  });
});

test('listPageAssets names the files of one page as the project does', () => {
  const moved = { ...logo('b'), box: box(400, 20, 80, 24) };
  const pages = [page(logo('a'), plus), undefined, page(moved, plus)];
  expect(listPageAssets(pages, 2)).toMatchObject([
    { file: 'logo-2.png', box: moved.box, elementIds: ['e1'] },
    { file: 'plus.svg', box: plus.box, elementIds: ['e2'] },
  ]);
  expect(listPageAssets(pages, 1)).toEqual([]);
});
