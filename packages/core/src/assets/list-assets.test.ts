import { describe, expect, test } from 'vitest';
import { packGlyph } from '../glyph.ts';
import type { Element, Measurement, Region, TextLine } from '../measurement.ts';
import { box, element, line } from '../tree/page.fixture.ts';
import { listAssets } from './list-assets.ts';

const page = (texts: TextLine[], elements: Element[]): Measurement => ({
  version: 1,
  image: { width: 1200, height: 800, scale: 1 },
  texts,
  elements,
  regions: [],
  palette: [],
  spacing: { unit: 8, scale: [], gaps: [], paddings: [] },
  typography: { families: ['sans'], scale: [], bodySize: 14, lineHeight: 1.5 },
  radii: [],
});

const files = (texts: TextLine[], elements: Element[]): string[] =>
  listAssets(page(texts, elements)).map(({ file, elementIds }) => `${file} ${elementIds.join(' ')}`);

const PLUS = packGlyph(6, 6, [...'003300003300333333333333003300003300'].map(Number));
const BAR = packGlyph(6, 6, [...'000000000000333333333333000000000000'].map(Number));
const FRAME = packGlyph(6, 6, [...'333333300003300003300003300003333333'].map(Number));
const glyph = (id: string, x: number, y: number, more: Partial<Element> = {}): Element =>
  element(id, 'icon', box(x, y, 12, 12), { glyph: PLUS, ink: '#111111', ...more });

describe('listAssets', () => {
  test('names icons as icon sets do, and draws them in the colour of the text around them', () => {
    const [asset] = listAssets(page([], [glyph('e1', 40, 40, { name: 'plus' })]));
    expect(asset).toEqual({
      file: 'plus.svg',
      kind: 'icon',
      box: box(40, 40, 12, 12),
      elementIds: ['e1'],
      svg: expect.stringMatching(/^<svg xmlns="[^"]+" width="12" height="12" viewBox="0 0 12 12" fill="currentColor">/),
    });
  });

  test('lists equal icons once and different ones of one name apart', () => {
    const icons = [
      glyph('e1', 40, 40, { name: 'plus' }),
      glyph('e2', 40, 140, { name: 'plus', box: box(40, 140, 24, 24) }),
      glyph('e3', 40, 240, { name: 'plus', glyph: FRAME }),
    ];
    expect(files([], icons)).toEqual(['plus.svg e1 e2', 'plus-2.svg e3']);
  });

  test('lists pictures of the same pixels once', () => {
    const avatar = (id: string, y: number, print: string): Element =>
      element(id, 'avatar', box(40, y, 32, 32), { radius: 16, print });
    expect(files([], [avatar('e1', 40, 'a'), avatar('e2', 140, 'b'), avatar('e3', 240, 'a')])).toEqual([
      'avatar.png e1 e3',
      'avatar-2.png e2',
    ]);
  });

  test('a picture of an interface is one file, with all that is in it', () => {
    const card = element('e1', 'card', box(40, 40, 300, 400), { fill: '#eeeeee', shows: 'interface' });
    expect(files([], [card, glyph('e2', 60, 60, { name: 'plus' })])).toEqual(['picture.png e1']);
  });

  test('names what has no name by its type and the words beside it', () => {
    const card = (id: string, y: number): Element => element(id, 'card', box(40, y, 300, 80), { fill: '#eeeeee' });
    const elements = [
      card('c1', 40),
      element('e1', 'avatar', box(56, 60, 40, 40), { radius: 20 }),
      card('c2', 140),
      glyph('e2', 56, 174),
    ];
    const texts = [line('Ånna Smith-Löwe', 112, 74, 110), line('Billing & usage', 112, 174, 100)];
    expect(files(texts, elements)).toEqual(['avatar-anna-smith-lowe.png e1', 'icon-billing-usage.svg e2']);
  });

  test('names icons of a row by the words that follow each, and what has none by its landmark', () => {
    const header = element('h', 'header', box(0, 0, 1200, 60), { fill: '#eeeeee' });
    const icons = [glyph('e1', 50, 20), glyph('e2', 210, 20, { glyph: FRAME }), glyph('e3', 900, 20, { glyph: BAR })];
    const texts = [line('Orders', 70, 20, 60), line('Customers', 230, 20, 90)];
    expect(files(texts, [header, ...icons])).toEqual([
      'icon-orders.svg e1',
      'icon-customers.svg e2',
      'icon-header.svg e3',
    ]);
  });

  test('leaves initials, charts and the marks of controls to what draws them', () => {
    const elements = [
      element('e1', 'avatar', box(40, 40, 40, 40), { fill: '#3355ff', radius: 20, text: 'AS' }),
      element('e2', 'chart', box(40, 140, 300, 100)),
    ];
    expect(files([line('AS', 50, 54, 18)], elements)).toEqual([]);
  });

  test.each([
    ['../../etc/passwd', 'image-etc-passwd.png'],
    ['<img src=x onerror=alert(1)>', 'image-img-src-x-onerror-alert-1.png'],
    ['\u202egnp.exe', 'image-gnp-exe.png'],
    ['日本語', 'image.png'],
    ['x'.repeat(500), `image-${'x'.repeat(40)}.png`],
  ])('makes a safe file name of %j', (text, file) => {
    expect(listAssets(page([], [element('e1', 'image', box(40, 40, 90, 90), { text })]))[0]?.file).toBe(file);
  });

  test('gives no file a name that Windows keeps for devices', () => {
    expect(files([], [glyph('e1', 40, 40, { name: 'con' })])).toEqual(['icon-con.svg e1']);
  });

  test('lists the photo behind a landmark once, also where an element stands for it or it is the whole page', () => {
    const tones = { columns: 1, rows: 1, colors: '112233' };
    const band = { role: 'header' as const, box: box(0, 100, 1200, 400), picture: true, tones };
    const header = element('e1', 'header', box(0, 100, 1200, 398));
    const listed = (region: Region, ...elements: Element[]): string[] =>
      listAssets({ ...page([], elements), regions: [region] }).map(({ file, elementIds }) => `${file} ${elementIds}`);
    expect(listed(band, header)).toEqual(['hero-image.png e1']);
    expect(listed(band)).toEqual(['hero-image.png region-1']);
    expect(listed({ ...band, role: 'main', box: box(0, 0, 1200, 800) })).toEqual(['hero-image.png region-1']);
  });
});
