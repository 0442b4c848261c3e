import { expect, test } from 'vitest';
import type { Measurement } from '../measurement.ts';
import { box, element, line } from '../tree/page.fixture.ts';
import { renderSite } from './render-site.ts';

const measurementOf = (print: string): Measurement => ({
  version: 1,
  image: { width: 800, height: 600, scale: 1 },
  texts: [line('Welcome', 40, 40, 80, 20)],
  elements: [element('e1', 'image', box(40, 100, 320, 200), { print })],
  regions: [],
  palette: [],
  spacing: { unit: 8, scale: [], gaps: [], paddings: [] },
  typography: { families: ['sans'], scale: [], bodySize: 14, lineHeight: 1.5 },
  radii: [],
});
const measurement = measurementOf('a');

const page = (name: string, pictures: [string, string][] = [], print = 'a') => ({
  name,
  measurement: measurementOf(print),
  fonts: [],
  pictures: new Map(pictures),
});

test('every page is in the folder of its route, the first at the root, and what several show is one file', () => {
  const file = 'hero-image.png';
  const shown: [string, string][] = [[file, 'AAAA']];
  const files = renderSite([page('Start', shown), page('About Us!', shown), page('Con', [[file, 'BBBB']], 'b')]);
  expect(files.map(({ path, content, encoding }) => (encoding === 'utf8' ? path : `${path} ${content}`))).toEqual([
    'index.html',
    'about-us/index.html',
    'page-3-con/index.html',
    `assets/${file} AAAA`,
    'assets/hero-image-2.png BBBB',
  ]);
  expect(files[0]?.content).toContain(`src="assets/${file}"`);
  expect(files[1]?.content).toContain(`src="../assets/${file}"`);
  expect(files[2]?.content).toContain('src="../assets/hero-image-2.png"');
});

test('a picture that was not cut has no address', () => {
  const [start, ...others] = renderSite([page('Start')]);
  expect(others).toEqual([]);
  expect(start?.content).not.toContain('assets/');
});

test('a page that was measured at several widths is one responsive file', () => {
  const narrow = { ...measurement, image: { width: 390, height: 900, scale: 1 } };
  const [file] = renderSite([{ ...page('Start', [['hero-image.png', 'AAAA']]), narrower: [narrow] }]);
  expect(file?.content).toMatch(/@media \(max-width:\s?767px\)/);
  expect(file?.content).toContain('src="assets/hero-image.png"');
  expect(renderSite([page('Start')])[0]?.content).not.toMatch(/max-width:\s?767px/);
});
