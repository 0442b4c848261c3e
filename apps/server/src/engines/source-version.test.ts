import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceVersion } from './source-version.ts';

test('the version changes with one byte of a model of the same size, and not with a test', () => {
  const folder = mkdtempSync(join(tmpdir(), 'blueprompt-version-'));
  const model = Buffer.alloc(2_000_000);
  writeFileSync(join(folder, 'model.onnx'), model);
  const before = sourceVersion([folder]);
  writeFileSync(join(folder, 'a.test.ts'), 'test');
  expect(sourceVersion([folder])).toBe(before);
  model[1_999_999] = 1;
  writeFileSync(join(folder, 'model.onnx'), model);
  expect(sourceVersion([folder])).not.toBe(before);
  rmSync(folder, { recursive: true });
});
