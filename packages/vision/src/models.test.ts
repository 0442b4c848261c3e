import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const shaOf = (name: string): string =>
  createHash('sha256')
    .update(readFileSync(new URL(`../models/${name}`, import.meta.url)))
    .digest('hex');

test.each([
  ['reader.onnx', '2b2872227f254e72f0637a4d72865e8037b46612462e0e7ad810eff5a45be122'],
  ['reader-small.onnx', '34068088b42b07be1b9aa2da4c9f17683297ffbc59568e691de99c01946a9879'],
  ['detector.onnx', 'd1a7661ec29dd32a2562507a8bf8e8e5e128c0223f873c8a5952a458b990a54a'],
  ['reader-chars.json', 'e7e19a3717788a8c139b3a69ce96a76606e81310d58bdc86fc6e14197cb102c3'],
  ['judge.onnx', '74c8d3cc262cd9d35110d8bafe1dcd09ba308f8d9a8b593c8fe063301f8a2ea1'],
  ['icon-shapes.json', '254d07881f1cbfe44175d2a9ff579a6051cae8b5e9823885bdc5cf702bf0a09d'],
  ['font-metrics.json', '57eb8d92e3ab54e144defdef6818100ea5824d79f8a45cd9cea62baa6ccfebb7'],
  ['font-shapes.bin', '0dd8e34089b4c60cdbcf7aafe1dd998d6029b2e0847592e2f457daf7348e429c'],
])('%s is the file that was trained and measured', (name, sha) => {
  expect(shaOf(name)).toBe(sha);
});
