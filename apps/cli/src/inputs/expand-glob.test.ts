import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { expandGlob } from './expand-glob.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'blueprompt-glob-'));
  await mkdir(path.join(folder, 'shots/deep'), { recursive: true });
  for (const file of ['a.png', 'b.jpg', 'a1.png', 'shots/c.png', 'shots/deep/d.png', 'shots/e+f(1).png'])
    await writeFile(path.join(folder, file), '');
});

describe('expandGlob', () => {
  test.each([
    ['*.png', ['a.png', 'a1.png']],
    ['?.png', ['a.png']],
    ['a[0-9].png', ['a1.png']],
    ['{a,b}.{png,jpg}', ['a.png', 'b.jpg']],
    ['shots/*.png', ['shots/c.png', 'shots/e+f(1).png']],
    ['shots/**/*.png', ['shots/c.png', 'shots/deep/d.png', 'shots/e+f(1).png']],
    ['**/d.*', ['shots/deep/d.png']],
    ['shots/e+f(?).png', ['shots/e+f(1).png']],
    ['*.gif', []],
    ['nowhere/*.png', []],
  ])('%s', async (pattern, expected) => {
    expect(await expandGlob(pattern, folder)).toEqual(expected);
  });

  test('takes a pattern as Windows writes it', async () => {
    const files = ['shots/c.png', 'shots/deep/d.png', 'shots/e+f(1).png'];
    expect(await expandGlob('shots\\**\\*.png', folder, '\\')).toEqual(files);
  });

  test('takes an absolute pattern', async () => {
    expect(await expandGlob(`${folder}/?.png`, '/')).toEqual([`${folder.replaceAll(path.sep, '/')}/a.png`]);
  });
});
