import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { renderSettings } from './render-settings.ts';
import { ROOT } from './run.ts';

test('docs/settings.md is what the schema says today', () => {
  expect(readFileSync(path.join(ROOT, 'docs', 'settings.md'), 'utf8')).toBe(renderSettings());
});
