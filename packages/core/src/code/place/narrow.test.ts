import { expect, test } from 'vitest';
import type { Element, Measurement, TextLine } from '../../measurement.ts';
import { element, line } from '../../tree/page.fixture.ts';
import { renderPage } from '../render-page.ts';

const render = (texts: TextLine[], elements: Element[]): string => {
  const measurement: Measurement = {
    version: 1,
    image: { width: 800, height: 600, scale: 1 },
    texts,
    elements,
    regions: [],
    palette: [{ hex: '#fafafa', name: 'Snow', role: 'background', share: 0.9 }],
    spacing: { unit: 8, scale: [], gaps: [], paddings: [] },
    typography: { families: ['sans'], scale: [], bodySize: 16, lineHeight: 1.5 },
    radii: [],
  };
  return renderPage(measurement);
};
const card = element('card', 'card', { x: 40, y: 40, width: 720, height: 160 }, { fill: '#ffffff' });

test('a title and what is at the end of its row are apart at every width', () => {
  const html = render([line('Most read of all', 60, 60, 120), line('See all of them', 620, 60, 120)], [card]);
  expect(html).toContain('justify-content:space-between');
  expect(html).not.toMatch(/class="[^"]*\bspread\b/);
});

test('lines that begin at one edge may be longer where the page is narrow', () => {
  const html = render([line('Profile', 60, 60, 60, 24), line('How others see you', 60, 100, 140)], [card]);
  const paddings = [...html.matchAll(/padding-right:([^;}]*)/g)].map(([, value]) => value);
  expect(paddings.filter((value) => value!.startsWith('min'))).toEqual([]);
});

test('words beside a panel at the edge keep off the edge where they are below it', () => {
  const panel = element('panel', 'card', { x: 0, y: 0, width: 300, height: 600 }, { fill: '#224466' });
  const lines = [80, 140, 200, 260].map((y) => line(`Words of the form that are below each other ${y}`, 360, y, 380));
  const html = render([line('Join us today', 40, 60, 120), ...lines], [panel]);
  expect(html).toMatch(/class="[^"]*\binset\b/);
  expect(html).toContain('.stack>.inset{padding-left:16px;padding-right:16px}');
});
