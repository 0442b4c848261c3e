import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const shaOf = (name: string): string =>
  createHash('sha256')
    .update(readFileSync(new URL(`../models/${name}`, import.meta.url)))
    .digest('hex');

test.each([
  ['reader.onnx', '2b2872227f254e72f0637a4d72865e8037b46612462e0e7ad810eff5a45be122'],
  ['reader-small.onnx', '45ad3920da4bdd784b1dce7bf030af5e1e077650c0e9c044a86ab4d034dcdee6'],
  ['reader-chars.json', 'e7e19a3717788a8c139b3a69ce96a76606e81310d58bdc86fc6e14197cb102c3'],
  ['judge.onnx', '299eade5630a6ccc5ce9966c4091676b27480582d016b6b44189da5aafdeca66'],
])('%s is the file that was trained and measured', (name, sha) => {
  expect(shaOf(name)).toBe(sha);
});
