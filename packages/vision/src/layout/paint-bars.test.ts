import { expect, test } from 'vitest';
import { paintBars } from './paint-bars.ts';

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const sidebar = { role: 'sidebar' as const, box: box(0, 0, 76, 900), fill: '#2f4a3c' };

test('a bar has the paint of the region that it is', () => {
  const bar = { id: 'e1', type: 'sidebar' as const, box: box(0, 0, 78, 900), confidence: 0.9 };
  expect(paintBars([bar], [sidebar])).toEqual([{ ...bar, fill: '#2f4a3c' }]);
  const tones = { columns: 1, rows: 2, colors: '2f4a3c304b3d' };
  expect(paintBars([bar], [{ ...sidebar, tones }])).toEqual([{ ...bar, fill: '#2f4a3c', tones }]);
});

test('paint that was measured on a bar stays, and other elements get none', () => {
  const painted = { id: 'e1', type: 'sidebar' as const, box: box(0, 0, 76, 900), confidence: 0.9, fill: '#ffffff' };
  const card = { id: 'e2', type: 'card' as const, box: box(0, 0, 76, 900), confidence: 0.9 };
  const shorter = { id: 'e3', type: 'sidebar' as const, box: box(0, 0, 76, 400), confidence: 0.9 };
  expect(paintBars([painted, card, shorter], [sidebar])).toEqual([painted, card, shorter]);
});

test('a bar on a photo stays open', () => {
  const header = { id: 'e1', type: 'header' as const, box: box(0, 0, 800, 300), confidence: 0.9 };
  const photo = { role: 'header' as const, box: header.box, fill: '#334455', picture: true as const };
  expect(paintBars([header], [photo])).toEqual([header]);
});
