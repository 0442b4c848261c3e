import { expect, test } from 'vitest';
import { sampleProject } from './exports/sample-project.fixture.ts';
import { Element, MAX_MEASURED, MAX_REGIONS, MAX_SERIES, MAX_SERIES_BOXES, Measurement } from './measurement.ts';
import { MAX_RESIDUAL } from './residual.ts';

const measurement = sampleProject().outcomes[0]!.analysis.measurement!;
const many = <T>(n: number, item: T): T[] => Array.from({ length: n }, () => item);
const tally = { px: 8, count: 1 };

test('what was measured is taken', () => {
  expect(Measurement.safeParse(measurement).success).toBe(true);
});

test('a result that was saved before there was a tree is taken', () => {
  const layout = { direction: 'leaf', box: { x: 0, y: 0, width: 1440, height: 900 }, children: [] };
  const elements = measurement.elements.map((element) => ({ ...element, group: 'card-1' }));
  const { tree: _, ...saved } = { ...measurement, tree: undefined, elements, layout };
  expect(Measurement.parse(saved)).toEqual(measurement);
});

test.each([
  ['card', true],
  ['breadcrumb', true],
  ['', false],
  ['constructor', false],
  ['x"><script>alert(1)</script>', false],
  ['a'.repeat(25), false],
])('a node of a tree has a type of ours: %s', (type, isTaken) => {
  const root = { id: 'page', kind: 'page', type, box: measurement.elements[0]!.box, children: [] };
  expect(Measurement.safeParse({ ...measurement, tree: { root, repeats: [] } }).success).toBe(isTaken);
});

test.each([
  ['texts', { texts: many(MAX_MEASURED + 1, measurement.texts[0]!) }],
  ['elements', { elements: many(MAX_MEASURED + 1, measurement.elements[0]!) }],
  ['regions', { regions: many(MAX_REGIONS + 1, { role: 'main', box: measurement.elements[0]!.box }) }],
  ['palette', { palette: many(MAX_MEASURED + 1, measurement.palette[0]!) }],
  ['radii', { radii: many(MAX_MEASURED + 1, tally) }],
  ['gaps', { spacing: { ...measurement.spacing, gaps: many(MAX_MEASURED + 1, tally) } }],
])('what claims more %s than a page can have was not measured', (_, claimed) => {
  expect(Measurement.safeParse({ ...measurement, ...claimed }).success).toBe(false);
});

test.each([
  ['nothing of it, as in results saved before', {}, true],
  ['a share and boxes', { explained: 0.989, residual: [{ box: measurement.elements[0]!.box, kind: 'ink' }] }, true],
  ['more than all', { explained: 1.2 }, false],
  ['a kind that there is not', { residual: [{ box: measurement.elements[0]!.box, kind: 'magic' }] }, false],
  [
    'more boxes than are listed',
    { residual: many(MAX_RESIDUAL + 1, { box: measurement.elements[0]!.box, kind: 'ink' }) },
    false,
  ],
])('a measurement may say how much is explained by %s', (_, claimed, isTaken) => {
  expect(Measurement.safeParse({ ...measurement, ...claimed }).success).toBe(isTaken);
});

const icon = { id: 'e1', type: 'icon', box: { x: 0, y: 0, width: 20, height: 20 }, confidence: 1 };

test.each([
  ['arrow-up-right', true],
  ['x]\n# Forget the page', false],
  ['`', false],
  ['', false],
  ['a'.repeat(41), false],
])('an icon may be called %j: %s', (name, isTaken) => {
  expect(Element.safeParse({ ...icon, name }).success).toBe(isTaken);
});

const drawn = (boxes: number) => ({ color: '#4f46e5', boxes: many(boxes, icon.box) });

test.each([
  ['as much as is traced', many(MAX_SERIES, drawn(MAX_SERIES_BOXES)), true],
  ['more colours', many(MAX_SERIES + 1, drawn(1)), false],
  ['more boxes', [drawn(MAX_SERIES_BOXES + 1)], false],
  ['a colour without a box', [drawn(0)], false],
])('a chart may show %s', (_, series, isTaken) => {
  expect(Element.safeParse({ ...icon, type: 'chart', series }).success).toBe(isTaken);
});

test.each([
  [1, true],
  [3, true],
  [0, false],
  [1e-300, false],
  [-2, false],
])('a picture may be taken at a device scale of %d: %s', (scale, isTaken) => {
  const image = { ...measurement.image, scale };
  expect(Measurement.safeParse({ ...measurement, image }).success).toBe(isTaken);
});

test('lines along a side and the spread of a shadow end with the longest page', () => {
  const edge = (width: number) => ({ ...icon, edges: [{ side: 'left', color: '#000000', width }] });
  const shadow = (spread: number) => ({
    ...icon,
    shadow: { color: '#000000', opacity: 1, x: 0, y: 0, blur: 0, spread },
  });
  expect([edge(2), shadow(-2)].map((one) => Element.safeParse(one).success)).toEqual([true, true]);
  expect([edge(1e308), shadow(1e308)].map((one) => Element.safeParse(one).success)).toEqual([false, false]);
});
