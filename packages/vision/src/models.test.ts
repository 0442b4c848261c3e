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
  ['judge.onnx', '13eb17a7512a9d08304c1716a878cc6a1beb7ca78f691f59b0febe69f12a0eaf'],
])('%s is the file that was trained and measured', (name, sha) => {
  expect(shaOf(name)).toBe(sha);
});
