import { expect, test } from 'vitest';
import { WIDE } from '../widths/two-widths.fixture.ts';
import type { Difference } from './difference.ts';
import { renderMarks } from './render-marks.ts';

const place = (x: number) => ({ subject: 'card', box: { x, y: 40, width: 20, height: 10 } });
const change = { target: 'card', property: 'element', from: '', to: '' };
const DIFFERENCES: Difference[] = [
  { kind: 'missing-element', type: 'card', style: '', places: [place(100)], message: '', change },
  { kind: 'extra-element', type: 'card', places: [place(200)], message: '', change },
  { kind: 'color', property: 'fill', found: '#ffffff', expected: '#000000', places: [place(300)], message: '', change },
];

/** Left edges of the frames, without the room around what they name. */
const framesOf = (svg: string): number[] =>
  [...svg.matchAll(/<rect x="([\d.-]+)"[^>]*fill="none"/g)].map(([, x]) => Number(x) + 3);

test('what is missing is marked on the reference, what is too much on the build, the rest on both', () => {
  expect(framesOf(renderMarks(WIDE, DIFFERENCES, { side: 'reference', scale: 1 }))).toEqual([100, 300]);
  expect(framesOf(renderMarks(WIDE, DIFFERENCES, { side: 'build', scale: 1 }))).toEqual([200, 300]);
});

test('places are CSS pixels, the picture has the size of the screenshot', () => {
  const svg = renderMarks(WIDE, DIFFERENCES, { side: 'build', scale: 2 });
  expect(svg).toContain(`width="${WIDE.image.width}" height="${WIDE.image.height}"`);
  expect(svg).toContain('translate(0 0) scale(2)');
});

test('a number is drawn as dots: the first difference has the shape of a 1', () => {
  const svg = renderMarks(WIDE, DIFFERENCES.slice(0, 1), { side: 'reference', scale: 1 });
  // Eight dots: one, two, one, one and three in five rows.
  expect(svg.match(/h3v3h-3z/g)).toHaveLength(8);
});

test('no more than sixty are marked', () => {
  const many = Array.from({ length: 90 }, () => DIFFERENCES[2]!);
  expect(framesOf(renderMarks(WIDE, many, { side: 'build', scale: 1 }))).toHaveLength(60);
});
