import sharp from 'sharp';
import { expect, test } from 'vitest';
import { measure } from './measure.ts';

const FILES = 2_000;
/** A hang would show as one slow file; a usual one takes well under a hundredth of this. */
const MAX_FILE_MS = 20_000;

/** A small repeatable generator, so that a failing file can be made again from its number. */
function random(seed: number): () => number {
  let state = seed * 2_654_435_761 + 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const drawn = sharp({
  create: { width: 12, height: 9, channels: 4, background: { r: 30, g: 90, b: 200, alpha: 0.7 } },
});
const SEEDS = await Promise.all([
  drawn.clone().png().toBuffer(),
  drawn.clone().png({ palette: true }).toBuffer(),
  drawn.clone().jpeg().toBuffer(),
  drawn.clone().jpeg({ progressive: true }).toBuffer(),
  drawn.clone().gif().toBuffer(),
  drawn.clone().webp().toBuffer(),
]);

/** Flips, overwrites, cuts, repeats or inserts a few bytes. */
function mutate(source: Uint8Array, next: () => number): Uint8Array {
  let bytes = Buffer.from(source);
  for (let i = 0; i <= next() * 6; i++) {
    const at = Math.floor(next() * bytes.length);
    const length = 1 + Math.floor(next() * 16);
    const kind = Math.floor(next() * 5);
    if (kind === 0 && bytes.length > 0) bytes[at]! ^= 1 << Math.floor(next() * 8);
    if (kind === 1) bytes.fill(Math.floor(next() * 256), at, Math.min(bytes.length, at + length));
    if (kind === 2) bytes = bytes.subarray(0, at);
    if (kind === 3) bytes = Buffer.concat([bytes.subarray(0, at), bytes.subarray(at, at + length), bytes.subarray(at)]);
    if (kind === 4)
      bytes = Buffer.concat([bytes.subarray(0, at), Buffer.from([Math.floor(next() * 256)]), bytes.subarray(at)]);
  }
  return bytes;
}

test('2,000 mutated files: each gives a measurement or one error, none crashes or hangs', {
  timeout: 300_000,
}, async () => {
  const outcomes = new Map<string, number>();
  for (let file = 0; file < FILES; file++) {
    const bytes = mutate(SEEDS[file % SEEDS.length]!, random(file));
    const started = performance.now();
    const outcome = await measure(bytes);
    expect(performance.now() - started, `file ${file}`).toBeLessThan(MAX_FILE_MS);
    const key = outcome.ok ? 'measured' : outcome.error.code;
    outcomes.set(key, (outcomes.get(key) ?? 0) + 1);
  }
  expect([...outcomes.keys()].sort()).toEqual(expect.arrayContaining(['broken-image', 'measured']));
  expect([...outcomes.values()].reduce((a, b) => a + b)).toBe(FILES);
});
