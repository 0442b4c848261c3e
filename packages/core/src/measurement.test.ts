import { expect, test } from 'vitest';
import { sampleProject } from './exports/sample-project.fixture.ts';
import { MAX_MEASURED, MAX_REGIONS, Measurement } from './measurement.ts';

const measurement = sampleProject().outcomes[0]!.analysis.measurement!;
const many = <T>(n: number, item: T): T[] => Array.from({ length: n }, () => item);
const tally = { px: 8, count: 1 };

test('what was measured is taken', () => {
  expect(Measurement.safeParse(measurement).success).toBe(true);
});

test.each([
  ['texts', { texts: many(MAX_MEASURED + 1, measurement.texts[0]!) }],
  ['elements', { elements: many(MAX_MEASURED + 1, measurement.elements[0]!) }],
  ['regions', { regions: many(MAX_REGIONS + 1, { role: 'main', box: measurement.layout.box }) }],
  ['palette', { palette: many(MAX_MEASURED + 1, measurement.palette[0]!) }],
  ['radii', { radii: many(MAX_MEASURED + 1, tally) }],
  ['gaps', { spacing: { ...measurement.spacing, gaps: many(MAX_MEASURED + 1, tally) } }],
])('what claims more %s than a page can have was not measured', (_, claimed) => {
  expect(Measurement.safeParse({ ...measurement, ...claimed }).success).toBe(false);
});
