import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findVagueNames } from './find-vague-names.ts';
import { listSources, ROOT } from './source-files.ts';

test('a constant without a limit in its name is found, and a type that is called like another thing', () => {
  const source =
    'const SAME = 1;\nexport const VERY_FEW = 2;\nconst SAME_LINE = 3;\nconst MAX_FAR = 4;\ntype Scene = {};';
  expect(findVagueNames('a.ts', source)).toEqual(['a.ts SAME', 'a.ts VERY_FEW', 'a.ts Scene']);
  expect(findVagueNames('packages/vision/src/scene/scene.ts', 'export type Scene = {};')).toEqual([]);
});

test('every constant says what it limits, and a word of the glossary is one type', () => {
  const sources = listSources('packages/*/src', 'apps/*/src', 'scripts', 'bench', 'e2e', 'training');
  expect(sources.flatMap((file) => findVagueNames(file, readFileSync(path.join(ROOT, file), 'utf8')))).toEqual([]);
});
