import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

const shaOf = (name: string): string =>
  createHash('sha256')
    .update(readFileSync(new URL(`../models/${name}`, import.meta.url)))
    .digest('hex');

test.each([
  ['reader.onnx', 'ed72dfbcee9b36703ed27ba594007bdb9d37538eb674b7a5d08c306aedab41be'],
  ['reader-small.onnx', '75fc5ded25f8727dd618d3248db6f72772f19ab93bbb9386e51f6842c50baf20'],
  ['detector.onnx', '752035b0c9c4a22ecfb2206ee566de24447821623669cd465433c070a98552bb'],
  ['reader-chars.json', 'e7e19a3717788a8c139b3a69ce96a76606e81310d58bdc86fc6e14197cb102c3'],
  ['judge.onnx', '6e3bd7078bb968f69c4ad67a14a371750d68f5ef0b6aa0147b7f56431f34343f'],
  ['decider.onnx', 'c72554912cc1dabfc96a50aa00584c09b6403dee0816591a85279609da1c9ea9'],
  ['icon-shapes.json', '254d07881f1cbfe44175d2a9ff579a6051cae8b5e9823885bdc5cf702bf0a09d'],
  ['font-metrics.json', '17eaff20ea49f541138fa0f51ba26d5f439f45a84ec4dd8f1818b31a6df74cd7'],
  ['font-shapes.bin', '0dd8e34089b4c60cdbcf7aafe1dd998d6029b2e0847592e2f457daf7348e429c'],
])('%s is the file that was trained and measured', (name, sha) => {
  expect(shaOf(name)).toBe(sha);
});

test('the networks together fit a download', () => {
  const folder = new URL('../models/', import.meta.url);
  const sizes = readdirSync(folder)
    .filter((name) => name.endsWith('.onnx'))
    .map((name) => statSync(new URL(name, folder)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(12_000_000);
});
