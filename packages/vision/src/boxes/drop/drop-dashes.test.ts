import { expect, test } from 'vitest';
import type { Shape } from '../shape.ts';
import { dropDashes } from './drop-dashes.ts';

const place = { x: 40, y: 40, width: 240, height: 80 };
const box: Shape = { kind: 'box', box: place, fill: 0xfafafa, radius: 0, busy: 0 };
const drawing = (marks: number, width = 240): Shape => ({
  kind: 'blob',
  box: { ...place, width },
  radius: 0,
  busy: 0,
  marks,
});

test('the dashes around a box are its frame; a drawing of few marks and one on a part of the box stay', () => {
  const [chart, icon] = [drawing(20, 200), drawing(2)];
  expect(dropDashes([box, drawing(60), chart, icon])).toEqual([box, chart, icon]);
});
