import type { Measurement } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { renderOverlay } from './overlay.ts';

const measurement: Measurement = {
  version: 1,
  image: { width: 100, height: 50, scale: 1 },
  texts: [],
  elements: [
    { id: 'e1', type: 'icon', box: { x: 4, y: 4, width: 16, height: 16 }, confidence: 0.7 },
    { id: 'e2', type: 'button', box: { x: 0, y: 0, width: 80, height: 30 }, text: 'A & <B>', confidence: 0.8 },
  ],
  regions: [],
  layout: { direction: 'column', box: { x: 0, y: 0, width: 100, height: 50 }, children: [] },
  palette: [],
  spacing: { unit: 4, scale: [], gaps: [], paddings: [] },
  typography: { families: [], scale: [], bodySize: 16, lineHeight: 1.5 },
  radii: [],
};

test('the overlay has the size of the picture and a frame for each element, large ones first', () => {
  const svg = renderOverlay(measurement);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="100" height="50"/);
  expect([...svg.matchAll(/<title>(.*?)<\/title>/g)].map((match) => match[1])).toEqual([
    'button: A &amp; &lt;B&gt;',
    'icon',
  ]);
});

test('small elements carry no label that would cover them', () => {
  const svg = renderOverlay(measurement);
  expect([...svg.matchAll(/<text [^>]*>(.*?)<\/text>/g)].map((match) => match[1])).toEqual(['button']);
});
