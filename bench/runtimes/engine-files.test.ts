import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/run.ts';
import { filesOf } from './engine-files.ts';

const files = filesOf(path.join(ROOT, 'packages/vision/src/measure.ts')).map((file) => path.relative(ROOT, file));

test('the engine is made of what it imports, near and far, by a name of a package or of the package itself', () => {
  expect(files).toEqual(
    expect.arrayContaining([
      'packages/vision/src/measure.ts',
      'packages/vision/src/scene/explain/explain-pixels.ts',
      'packages/core/src/geometry.ts',
      'packages/vision/src/decode.ts',
    ]),
  );
});

test('what is written from its facts is no part of it, nor is a test', () => {
  expect(files.filter((file) => /\/(?:guide|chat|web)\/|\.test\.ts$/.test(file))).toEqual([]);
});
