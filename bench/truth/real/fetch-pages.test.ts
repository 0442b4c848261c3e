import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { describeFetch, fetchPages } from './fetch-pages.ts';

test('the end says what was fetched, what differs and what failed, one line each', () => {
  const summary = {
    fetched: ['a', 'b'],
    skipped: ['c'],
    differing: ['b'],
    readyMadeOnly: ['d'],
    failed: [{ id: 'e', why: 'some@1.0.0 has no page index.html.' }],
  };
  expect(describeFetch(summary)).toEqual([
    '2 pages fetched, 1 already there, 1 only available ready-made.',
    'b: rendered here with other pixels than recorded; kept and marked.',
    'e failed: some@1.0.0 has no page index.html.',
  ]);
});

test('a page that the manifest does not have stops with one line', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'fetch-'));
  const asked = fetchPages({ folder, only: ['no-such-page'], onProgress: () => undefined });
  await expect(asked).rejects.toThrow('The manifest has no page no-such-page.');
});
