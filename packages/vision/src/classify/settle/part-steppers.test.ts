import { expect, test } from 'vitest';
import type { Shape } from '../../boxes/shape.ts';
import { textLine } from '../../boxes/testing/draw-pixels.ts';
import type { Draft } from '../draft.ts';
import { partSteppers } from './part-steppers.ts';

const page = { width: 800, height: 600, scale: 1, bodySize: 14, background: 0xffffff };
const shape = (kind: Shape['kind'], x: number, y: number, width: number, height: number): Shape => ({
  kind,
  box: { x, y, width, height },
  fill: 0xffffff,
  radius: 0,
  busy: 0,
  ...(kind === 'box' && { border: { color: 0xcccccc, width: 1 } }),
});
const cells = [shape('box', 100, 20, 400, 34), shape('box', 100, 20, 32, 34), shape('box', 466, 20, 34, 34)];
const minus = shape('blob', 113, 36, 6, 2);
const plus = shape('blob', 479, 33, 8, 8);
const unit = shape('box', 430, 20, 36, 34);
const whole: Draft = { type: 'input', box: cells[0]!.box, confidence: 0.7, text: '40' };
const words = [textLine('40', 146, 32, 16, 10)];
const icon = ({ box }: Shape): Draft => ({ type: 'icon', box, confidence: 0.5 });
const told = (shapes: Shape[], icons: Draft[] = []) =>
  partSteppers([whole, ...icons], shapes, words, page).map(({ type, box, text }) =>
    `${type} ${box.x}+${box.width} ${text ?? ''}`.trim(),
  );

test('a frame with a minus and a plus at its ends is a field between two buttons, without the unit beside it', () => {
  expect(told([...cells, minus, plus])).toEqual(['input 132+334 40', 'button 100+32 -', 'button 466+34 +']);
  expect(told([...cells, unit, minus, plus])[0]).toBe('input 132+298 40');
});

test('a field with one sign, or with two of a kind, stays whole', () => {
  expect(told([...cells, plus])).toEqual(['input 100+400 40']);
  expect(told([...cells, shape('blob', 112, 33, 8, 8), plus])).toEqual(['input 100+400 40']);
});

test('its signs are both drawn or both written', () => {
  expect(told([...cells, minus, plus], [icon(plus)])).toHaveLength(3);
  expect(told([...cells, minus, plus], [icon(plus), icon(minus)])).toHaveLength(5);
});
