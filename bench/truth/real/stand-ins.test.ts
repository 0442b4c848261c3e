import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createStandIns } from './stand-ins.ts';

/** A cache that holds one package already, so that nothing is downloaded. */
const cacheWith = (spec: string, files: Record<string, string>): string => {
  const cache = mkdtempSync(path.join(tmpdir(), 'cache-'));
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(cache, spec.replaceAll('/', '+'), file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, text);
  }
  return cache;
};

const JQUERY = cacheWith('jquery@3.7.1', {
  'package.json': '{"main":"dist/jquery.js"}',
  'dist/jquery.js': 'whole',
});
const standIns = createStandIns({ pins: { 'jquery@3': '3.7.1' }, cache: JQUERY });
const bodyOf = async (address: string) => (await standIns.answer(address))?.body.toString();

test('a pinned range and an exact version get the file of the package', async () => {
  expect(await bodyOf('https://unpkg.com/jquery@3/dist/jquery.js')).toBe('whole');
  expect(await bodyOf('https://code.jquery.com/jquery-3.7.1.js')).toBe('whole');
});

test('an address without a file gets the one that the package names', async () => {
  expect(await bodyOf('https://cdn.jsdelivr.net/npm/jquery@3')).toBe('whole');
});

test('a minified file that the package lacks is answered with the whole one', async () => {
  expect(await bodyOf('https://code.jquery.com/jquery-3.7.1.min.js')).toBe('whole');
});

test('a range that is not pinned has no answer, nor has a file that the package lacks', async () => {
  expect(await bodyOf('https://unpkg.com/jquery@2/dist/jquery.js')).toBeUndefined();
  expect(await bodyOf('https://unpkg.com/jquery@3/dist/nothing.js')).toBeUndefined();
});

test('a range is pinned when versions may be looked up', async () => {
  const pins = {};
  const asking = createStandIns({ pins, cache: JQUERY, findVersion: async () => '3.7.1' });
  expect((await asking.answer('https://unpkg.com/jquery/dist/jquery.js'))?.body.toString()).toBe('whole');
  expect(pins).toEqual({ 'jquery@latest': '3.7.1' });
});

test('a picture that only shows its size is drawn', async () => {
  const answer = await standIns.answer('https://via.placeholder.com/40x30/ff0000');
  expect(answer?.contentType).toBe('image/svg+xml');
  expect(answer?.body).toContain('width="40" height="30"');
  expect(answer?.body).toContain('#ff0000');
});
