import { expect, test } from 'vitest';
import type { Shape } from '../boxes/shape.ts';
import { closePictures, outsideScreens, toPicture } from './close-pictures.ts';
import { drawLines } from './draw-lines.fixture.ts';
import { findScreens } from './find-screens.ts';

const frame = { x: 120, y: 20, width: 220, height: 160 };
const shape: Shape = { kind: 'box', box: frame, fill: 0xf0f4ff, radius: 8, busy: 0 };
const part: Shape = { kind: 'box', box: { x: 140, y: 40, width: 80, height: 60 }, radius: 0, busy: 0 };

const draw = (inside: { size: number; foot: number }, around = { size: 14, foot: 0 }) =>
  drawLines(
    400,
    220,
    [{ ...frame, color: 0xffffff, border: { color: 0xc0c0c0, width: 1 } }],
    [
      ...Array.from({ length: 6 }, (_, at) => ({ x: 20, y: 10 + at * 32, ...around })),
      ...Array.from({ length: 8 }, (_, at) => ({ x: 140 + (at % 2) * 160, y: 30 + at * 16, ...inside })),
    ],
  );

test('small letters between pixels, in a page whose letters stand on them, are those of a picture', () => {
  const { pixels, texts } = draw({ size: 7, foot: 0.5 });
  expect(findScreens([shape, part], texts, pixels, 1)).toEqual([shape]);
});

test.each([
  ['letters on pixels are a card, however small', { size: 7, foot: 0 }, undefined],
  ['letters as large as those around are a card in another face', { size: 14, foot: 0.5 }, undefined],
  ['a page whose own letters stand between pixels tells nothing', { size: 7, foot: 0.5 }, { size: 14, foot: 0.5 }],
])('%s', (_, inside, around) => {
  const { pixels, texts } = draw(inside, around);
  expect(findScreens([shape, part], texts, pixels, 1)).toEqual([]);
});

test('single characters may be icons: where those end says nothing about the letters of the page', () => {
  const { pixels, texts } = draw({ size: 7, foot: 0.5 }, { size: 14, foot: 0 });
  const icons = drawLines(
    400,
    220,
    [],
    [20, 60, 100].map((y) => ({ x: 60, y, size: 9, foot: 0.5 })),
  );
  const colors = pixels.colors.map((color, at) => Math.min(color, icons.pixels.colors[at]!));
  const read = [...texts, ...icons.texts.map((line) => ({ ...line, text: 'f' }))];
  expect(findScreens([shape, part], read, { ...pixels, colors }, 1)).toEqual([shape]);
});

test('a picture without an outline of its own ends at its rim', () => {
  const { pixels, texts } = draw({ size: 7, foot: 0.5 });
  expect(findScreens([], texts, pixels, 1)).toEqual([{ kind: 'box', box: frame, radius: 0, busy: 1 }]);
});

test('a picture is one thing: its parts and its words are not told', () => {
  const { texts } = draw({ size: 7, foot: 0.5 });
  const beside: Shape = { ...part, box: { x: 20, y: 10, width: 40, height: 40 } };
  const { shapes, rests } = closePictures({ shapes: [shape, beside, part], rests: [part] }, [toPicture(shape)]);
  expect(shapes).toEqual([beside, { kind: 'box', box: frame, radius: 8, busy: 1, isPicture: true }]);
  expect(rests).toEqual([]);
  expect(outsideScreens(texts, [shape])).toEqual(texts.slice(0, 6));
});
