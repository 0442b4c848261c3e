import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeWhole } from './write-whole.ts';

const folder = (): string => mkdtempSync(path.join(tmpdir(), 'write-'));

test('the file is there with its folders, and nothing else', async () => {
  const top = folder();
  await writeWhole(path.join(top, 'a', 'b.txt'), 'text');
  expect(readFileSync(path.join(top, 'a', 'b.txt'), 'utf8')).toBe('text');
  expect(readdirSync(path.join(top, 'a'))).toEqual(['b.txt']);
});

test('a file that is there is replaced', async () => {
  const file = path.join(folder(), 'b.txt');
  await writeWhole(file, 'old');
  await writeWhole(file, 'new');
  expect(readFileSync(file, 'utf8')).toBe('new');
});

test('a write that fails leaves no half file behind', async () => {
  const top = folder();
  mkdirSync(path.join(top, 'taken'));
  await expect(writeWhole(path.join(top, 'taken'), 'text')).rejects.toThrow();
  expect(readdirSync(top)).toEqual(['taken']);
});
