import { expect, test } from 'vitest';
import type { Measurement } from '../measurement.ts';
import { box, element, line } from '../tree/page.fixture.ts';
import { renderSite } from './render-site.ts';

const measurement: Measurement = {
  version: 1,
  image: { width: 800, height: 600, scale: 1 },
  texts: [line('Welcome', 40, 40, 80, 20)],
  elements: [element('e1', 'image', box(40, 100, 320, 200))],
  regions: [],
  palette: [],
  spacing: { unit: 8, scale: [], gaps: [], paddings: [] },
  typography: { families: ['sans'], scale: [], bodySize: 14, lineHeight: 1.5 },
  radii: [],
};

const page = (name: string, pictures: [string, string][] = []) => ({
  name,
  measurement,
  fonts: [],
  pictures: new Map(pictures),
});

test('every page is in the folder of its route, the first at the root, with the pictures that were cut', () => {
  const file = 'hero-image.png';
  const files = renderSite([page('Start', [[file, 'AAAA']]), page('About Us!'), page('Con')]);
  expect(files.map(({ path, encoding }) => `${path} ${encoding}`)).toEqual([
    'index.html utf8',
    `assets/${file} base64`,
    'about-us/index.html utf8',
    'page-3-con/index.html utf8',
  ]);
  expect(files[0]?.content).toContain(`src="assets/${file}"`);
  expect(files[2]?.content).not.toContain(`assets/${file}`);
});

test('a page that was measured at several widths is one responsive file', () => {
  const narrow = { ...measurement, image: { width: 390, height: 900, scale: 1 } };
  const [file] = renderSite([{ ...page('Start', [['hero-image.png', 'AAAA']]), narrower: [narrow] }]);
  expect(file?.content).toMatch(/@media \(max-width:\s?767px\)/);
  expect(file?.content).toContain('src="assets/hero-image.png"');
  expect(renderSite([page('Start')])[0]?.content).not.toMatch(/max-width:\s?767px/);
});
