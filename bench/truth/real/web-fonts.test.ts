import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseFontFamilies, renderFontFaces } from './web-fonts.ts';

const families = (address: string) => parseFontFamilies(new URL(address));

test('both forms of asking for families are read, each family once', () => {
  const lato = { family: 'Lato', spec: '@fontsource/lato@latest' };
  const sans = { family: 'Open Sans', spec: '@fontsource/open-sans@latest' };
  expect(families('https://fonts.googleapis.com/css?family=Lato:400,700|Open+Sans|Lato')).toEqual([lato, sans]);
  expect(families('https://fonts.googleapis.com/css2?family=Lato:wght@400;700&family=Open+Sans')).toEqual([lato, sans]);
});

test('icon fonts come from packages of their own', () => {
  expect(families('https://fonts.googleapis.com/icon?family=Material+Icons')).toEqual([
    { family: 'Material Icons', spec: 'material-icons@latest' },
  ]);
});

test('other hosts have no families', () => {
  expect(families('https://example.com/css?family=Lato')).toEqual([]);
});

test('each Latin file becomes one rule with its weight and slope', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fonts-'));
  mkdirSync(path.join(folder, 'files'));
  for (const name of [
    'lato-latin-400-normal.woff2',
    'lato-latin-ext-400-normal.woff2',
    'lato-latin-700-italic.woff2',
    'lato-latin-400-normal.woff',
  ])
    writeFileSync(path.join(folder, 'files', name), '');
  const rules = renderFontFaces('Lato', '@fontsource/lato@latest', folder).split('\n');
  expect(rules).toEqual([
    "@font-face{font-family:'Lato';font-style:normal;font-weight:400;font-display:block;src:url(https://fonts.invalid/%40fontsource%2Flato/files/lato-latin-400-normal.woff2) format('woff2')}",
    "@font-face{font-family:'Lato';font-style:italic;font-weight:700;font-display:block;src:url(https://fonts.invalid/%40fontsource%2Flato/files/lato-latin-700-italic.woff2) format('woff2')}",
  ]);
});
