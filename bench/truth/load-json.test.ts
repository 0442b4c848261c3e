import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadBaseline } from '../baseline.ts';
import { loadFloors } from './gate/floors.ts';
import { FileDamaged } from './load-json.ts';
import { loadPins } from './real/stand-ins.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'json-'));
const LOADERS = { 'floors.json': loadFloors, 'baseline.json': loadBaseline, 'stand-ins.json': loadPins };

test.each(
  Object.entries(LOADERS).flatMap(([name, load]) => [
    [name, 'that is missing', undefined, 'cannot be read.', load] as const,
    [name, 'that ends early', '{"own": {', 'is damaged: it is not JSON.', load] as const,
    [name, 'with a wrong value', '{"own": 1, "open": 1}', 'is damaged: own: |is damaged: open: ', load] as const,
  ]),
)('%s %s stops with one line that names it', (name, _, text, why, load) => {
  const file = path.join(folder, `${text?.length ?? 'no'}-${name}`);
  if (text !== undefined) writeFileSync(file, text);
  expect(() => load(file)).toThrow(FileDamaged);
  expect(() => load(file)).toThrow(new RegExp(`^${file} (${why})[^\n]*$`));
});

test('the files of the repository are whole', () => {
  for (const load of Object.values(LOADERS)) expect(load()).toBeTruthy();
});
