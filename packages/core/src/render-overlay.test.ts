import { expect, test } from 'vitest';
import type { Measurement } from './measurement.ts';
import { renderOverlay } from './render-overlay.ts';
import { page, text } from './write/page.fixture.ts';

const BUTTON = { id: 'e1', type: 'button' as const, box: { x: 0, y: 0, width: 80, height: 40 }, confidence: 1 };

test('draws a labelled frame for each element and a dashed one for each text', () => {
  const svg = renderOverlay(page([text('Save', 10, 10)], [BUTTON]));
  expect(svg).toContain('>button e1</text>');
  expect(svg.split('stroke-dasharray')).toHaveLength(2);
});

test('darkens the window around a page, and draws what was found in the place of the page', () => {
  const box = { x: 64, y: 82, width: 300, height: 200 };
  const frame: Measurement['frame'] = { kind: 'browser', box, picture: { width: 428, height: 346 } };
  const svg = renderOverlay({ ...page([], [BUTTON]), frame });
  expect(svg).toContain('width="428" height="346" viewBox="-64 -82 428 346"');
  expect(svg).toContain('M-64 -82h428v346h-428zM0 0v200h300v-200z');
  expect(svg).toContain('>browser window, not to be built</text>');
});
