import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Truth } from './truth.ts';
import { checkTruthPages, loadTruthPage, type TruthPage } from './truth-pages.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'truth-'));
const TRUTH: Truth = {
  version: 2,
  id: 'small',
  width: 40,
  height: 30,
  scale: 1,
  hasTree: true,
  nodes: [{ id: 0, type: 'page', box: [0, 0, 40, 30], painted: true }],
  texts: [],
  background: { color: '#ffffff' },
  lines: [],
  ignore: [],
  pseudoHosts: [],
  regions: [],
  palette: { background: '#ffffff', accent: null, painted: [], pixels: [] },
  spacing: { unit: null },
};
const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#ffffff' } })
  .png()
  .toBuffer();

const pageWith = (name: string, truth: string | Uint8Array | undefined, bytes: Uint8Array = picture): TruthPage => {
  const files = { picture: path.join(folder, `${name}.png`), truth: path.join(folder, `${name}.truth.json.gz`) };
  writeFileSync(files.picture, bytes);
  if (truth !== undefined) writeFileSync(files.truth, typeof truth === 'string' ? gzipSync(truth) : truth);
  const view = { kind: ['app'], width: 40, height: 30, scale: 1, fullPage: false, dark: false };
  return { id: name, family: 'none', origin: 'own', split: 'open', ...view, files };
};

test('a page comes with its picture and its truth', async () => {
  const { truth, bytes } = await loadTruthPage(pageWith('whole', JSON.stringify(TRUTH)));
  expect(truth).toEqual(TRUTH);
  expect(bytes.length).toBe(picture.length);
});

test.each([
  ['a missing truth', undefined, 'missing.truth.json.gz cannot be read.'],
  ['a truth that is no gzip', Buffer.from('{}'), 'missing.truth.json.gz is damaged: it is not JSON.'],
  ['a truth that is no JSON', '{"version":', 'missing.truth.json.gz is damaged: it is not JSON.'],
  ['a truth without a version', '{}', 'missing.truth.json.gz is damaged: version: '],
  [
    'an unknown class',
    JSON.stringify({ ...TRUTH, nodes: [{ id: 0, type: 'gizmo', box: [0, 0, 1, 1], painted: true }] }),
    'missing.truth.json.gz is damaged: nodes.0.type: ',
  ],
  [
    'another size than the picture has',
    JSON.stringify({ ...TRUTH, width: 41 }),
    'missing.png has 40 × 30 pixels, its truth says 41 × 30.',
  ],
])('%s stops with one line that names the file', async (_, truth, message) => {
  const page = pageWith(truth === undefined ? `missing-${folder.length}` : 'missing', truth);
  const name = truth === undefined ? message.replace('missing', `missing-${folder.length}`) : message;
  const error = await loadTruthPage(page).catch((reason: Error) => reason);
  expect((error as Error).message).toContain(name);
  expect((error as Error).message).not.toContain('\n');
});

test('a file that is no picture is named', async () => {
  await expect(loadTruthPage(pageWith('noise', JSON.stringify(TRUTH), Buffer.from('noise')))).rejects.toThrow(
    'noise.png is not a picture.',
  );
});

test('of many pages a damaged one is found before anything is measured, and pages that are not at hand are left out', async () => {
  const away = { ...pageWith('gone', JSON.stringify(TRUTH)), files: undefined };
  const whole = [pageWith('first', JSON.stringify(TRUTH)), away];
  await expect(checkTruthPages(whole)).resolves.toBeUndefined();
  const damaged = pageWith('second', JSON.stringify({ ...TRUTH, height: 31 }));
  await expect(checkTruthPages([...whole, damaged])).rejects.toThrow('second.png has 40 × 30 pixels');
});

test('a page that was not fetched says how to get it', async () => {
  const page = { ...pageWith('away', JSON.stringify(TRUTH)), files: undefined };
  await expect(loadTruthPage(page)).rejects.toThrow('away is not at hand: npm run bench -- --fetch gets it.');
});
