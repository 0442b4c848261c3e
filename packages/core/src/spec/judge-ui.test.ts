import { expect, test } from 'vitest';
import type { Measurement } from '../measurement.ts';
import { judgeUi } from './judge-ui.ts';

const EMPTY: Measurement = {
  version: 1,
  image: { width: 1000, height: 500, scale: 1 },
  texts: [],
  elements: [],
  regions: [],
  palette: [{ hex: '#ffffff', name: 'White', role: 'background', share: 0.8 }],
  spacing: { unit: 4, scale: [], gaps: [], paddings: [] },
  typography: { families: [], scale: [], bodySize: 16, lineHeight: 1.5 },
  radii: [],
};
const texts = (n: number, confidence = 0.95): Measurement['texts'] =>
  Array.from({ length: n }, (_, i) => ({
    text: `Line ${i}`,
    box: { x: 10, y: 20 * i, width: 100, height: 16 },
    fontSize: 16,
    fontWeight: 400,
    fontClass: 'sans',
    color: '#111111',
    background: '#ffffff',
    align: 'left',
    confidence,
    words: [],
  }));
const shapes = (n: number, type: Measurement['elements'][number]['type'], width = 100): Measurement['elements'] =>
  Array.from({ length: n }, (_, i) => ({ id: `${i}`, type, box: { x: 0, y: 0, width, height: 500 }, confidence: 0.9 }));
const smeared = [{ ...EMPTY.palette[0]!, share: 0.05 }];

test.each<[string, Partial<Measurement>, boolean]>([
  ['a page with texts and boxes', { texts: texts(12), elements: shapes(5, 'card') }, true],
  ['a single line on a plain page', { texts: texts(1) }, true],
  ['a wireframe without words', { elements: shapes(3, 'card') }, true],
  ['a JPEG page whose flat colours are smeared', { texts: texts(12), palette: smeared }, true],
  ['a hero photo with a page around it', { texts: texts(9), elements: shapes(1, 'image', 950) }, true],
  ['an empty page', {}, false],
  ['one shape without words', { elements: shapes(1, 'icon') }, false],
  ['a photo', { palette: smeared }, false],
  ['a photo with a sign in it', { palette: smeared, texts: texts(4) }, false],
  ['letters guessed into a texture', { palette: smeared, texts: texts(30, 0.3) }, false],
  ['a photo with a frame', { elements: shapes(1, 'image', 950), texts: texts(1) }, false],
])('[FN3] %s', (_, facts, isValid) => {
  const verdict = judgeUi({ ...EMPTY, ...facts });
  expect(verdict.isValid).toBe(isValid);
  expect(verdict.message).toMatch(
    isValid ? /^This looks like a user interface: \d+ lines? of text, \d+ elements?, \d+ % flat colour\.$/ : /^This /,
  );
});

test.each([
  [0.004, 'almost none of it is flat colour.'],
  [0.05, 'only 5 % of it is flat colour.'],
])('a flat share of %d is said as a person would', (share, said) => {
  expect(judgeUi({ ...EMPTY, palette: [{ ...EMPTY.palette[0]!, share }] }).message).toContain(said);
});
