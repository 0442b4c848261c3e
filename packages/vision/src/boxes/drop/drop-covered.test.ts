import { expect, test } from 'vitest';
import type { Shape } from '../shape.ts';
import { dropCovered } from './drop-covered.ts';

const button: Shape = {
  kind: 'box',
  box: { x: 16, y: 148, width: 36, height: 36 },
  fill: 0x066fd1,
  radius: 6,
  busy: 0,
};
const around: Shape = { kind: 'blob', box: { x: 0, y: 129, width: 94, height: 71 }, radius: 0, busy: 0 };

test('the wide shadow of a small button is no thing of its own, a crisp drawing around it is', () => {
  expect(dropCovered([{ ...around, soft: true }, button], 1)).toEqual([button]);
  expect(dropCovered([around, button], 1)).toEqual([around, button]);
});
