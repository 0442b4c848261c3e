import { expect, test } from 'vitest';
import { packTones, Tones, topAndBottom, unpackTones } from './tones.ts';

const colors = [0xff0000, 0x00ff00, 0x0000ff, 0x000000, 0x808080, 0x0a0b0c];

test('colours come back as they went in, and what is missing is black', () => {
  const tones = packTones(2, 3, colors);
  expect(unpackTones(Tones.parse(tones))).toEqual(colors);
  expect(unpackTones({ ...tones, colors: 'ff0000' })).toEqual([0xff0000, 0, 0, 0, 0, 0]);
});

test('the top and the bottom are averages of a third', () => {
  expect(topAndBottom(packTones(2, 3, colors))).toEqual(['#808000', '#454646']);
});

test('nothing but hex digits is taken, and no more than fills the grid', () => {
  expect(Tones.safeParse({ columns: 2, rows: 1, colors: 'url(x)' }).success).toBe(false);
  expect(Tones.safeParse({ columns: 17, rows: 1, colors: '' }).success).toBe(false);
  expect(Tones.safeParse({ columns: 2, rows: 1, colors: '0'.repeat(1537) }).success).toBe(false);
});
