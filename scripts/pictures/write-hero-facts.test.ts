import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeHeroFacts } from './write-hero-facts.ts';

const FEATURES = new URL('../../apps/web/src/features/', import.meta.url);
const read = (file: string) => JSON.parse(readFileSync(new URL(file, FEATURES), 'utf8'));

test('the home page shows what the product writes today; `node scripts/pictures/make-hero.ts --rewrite` brings it up to date', () => {
  const written = writeHeroFacts(read('sample/sample-measurement.json'));
  expect(read('marketing/hero-facts.json')).toEqual(JSON.parse(JSON.stringify(written)));
});
