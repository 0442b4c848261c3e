import { expect, test } from 'vitest';
import { findAlign } from './find-align.ts';

const line = (x: number, y: number, width: number) => ({ box: { x, y, width, height: 10 }, fontSize: 14 });

test.each([
  ['left', [line(20, 0, 100), line(20, 20, 70)]],
  ['center', [line(20, 0, 100), line(40, 20, 60)]],
  ['right', [line(20, 0, 100), line(60, 20, 60)]],
] as const)('a line that shares its %s with the next one', (align, lines) => {
  expect(findAlign(lines[0], lines, 400)).toBe(align);
});

test('a lone line in the middle of the page is centred, elsewhere it is left', () => {
  expect(findAlign(line(150, 0, 100), [], 400)).toBe('center');
  expect(findAlign(line(100, 0, 100), [], 400)).toBe('left');
});
