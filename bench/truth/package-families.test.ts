import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createSealedCheck, nameOfSpec } from './package-families.ts';

const sealedFamilyOf = createSealedCheck();

test.each([
  ['bulma@1.0.4', 'bulma'],
  ['@picocss/pico@2.1.1', '@picocss/pico'],
  ['pico1@npm:@picocss/pico@1.5.13', '@picocss/pico'],
  ['bulma', 'bulma'],
  ['@picocss/pico', '@picocss/pico'],
])('%s is a version of %s', (spec, name) => expect(nameOfSpec(spec)).toBe(name));

test.each([
  ['uswds', 'uswds'],
  ['@picocss/pico', 'pico'],
  ['@mui/material', 'mui'],
  ['@mui/x-charts', 'mui'],
  ['materialize-css', 'materialize'],
])('%s is sealed with its family', (name, family) => expect(sealedFamilyOf(name)).toBe(family));

test.each(['react', '@fontsource/inter', 'bulma', 'uikit', 'bootstrap'])('%s is free for all', (name) =>
  expect(sealedFamilyOf(name)).toBeUndefined(),
);

test.each(['assets', 'packages'])('training uses nothing sealed: %s.txt', (list) => {
  const text = readFileSync(new URL(`../../training/material/${list}.txt`, import.meta.url), 'utf8');
  const specs = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(specs.map((line) => line.split(' ')[0]!).filter((spec) => sealedFamilyOf(nameOfSpec(spec)))).toEqual([]);
});
