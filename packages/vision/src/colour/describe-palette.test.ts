import type { Element } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { countColors } from '../boxes/areas/count-colors.ts';
import { segment } from '../boxes/areas/segment.ts';
import { drawRects, textLine } from '../boxes/testing/draw-pixels.ts';
import { describePalette } from './describe-palette.ts';

const badge = { x: 40, y: 40, width: 80, height: 30 };
const pixels = drawRects(300, 200, 0xffffff, [{ ...badge, color: 0x123456 }]);
const picture: Element = { id: 'e1', type: 'image', box: badge, confidence: 1 };
const hexes = (background: `#${string}`) =>
  describePalette(
    pixels,
    countColors(segment(pixels)),
    [textLine('App Store', 50, 48, 60, 14, { color: '#ffffff', background })],
    [picture],
  ).map(({ hex }) => hex);

test('a colour that only pictures have is none of the palette, unless words stand on it', () => {
  expect(hexes('#ffffff')).not.toContain('#123456');
  expect(hexes('#123456')).toContain('#123456');
});
