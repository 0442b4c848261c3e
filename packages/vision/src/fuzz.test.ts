import sharp from 'sharp';
import { expect, test } from 'vitest';
import { measure } from './measure.ts';
import { createRandom, encodeEachWay, mutate } from './testing/mutate-image.ts';

const FILES = 2_000;
/** Of the processor: a hang would show as one slow file; a usual one takes well under a hundredth of this. */
const MAX_FILE_MS = 20_000;

const SEEDS = await encodeEachWay(
  sharp({ create: { width: 12, height: 9, channels: 4, background: { r: 30, g: 90, b: 200, alpha: 0.7 } } }),
);

test('2,000 mutated files: each gives a measurement or one error with its reason, none crashes or hangs', {
  timeout: 300_000,
}, async () => {
  const outcomes = new Map<string, number>();
  for (let file = 0; file < FILES; file++) {
    const bytes = mutate(SEEDS[file % SEEDS.length]!, createRandom(file));
    const before = process.cpuUsage();
    const outcome = await measure(bytes);
    expect(process.cpuUsage(before).user / 1_000, `file ${file}`).toBeLessThan(MAX_FILE_MS);
    const key = outcome.ok ? 'measured' : outcome.error.code;
    outcomes.set(key, (outcomes.get(key) ?? 0) + 1);
    if (outcome.ok) continue;
    // What says more than its code says it in words.
    const facts = Object.values(outcome.error).map(String);
    expect([file, facts.filter((fact) => !/[\p{L}\d]/u.test(fact))]).toEqual([file, []]);
  }
  expect([...outcomes.keys()].sort()).toEqual(
    expect.arrayContaining(['broken-image', 'measured', 'unsupported-format']),
  );
  expect(outcomes.has('internal-fault')).toBe(false);
  expect([...outcomes.values()].reduce((a, b) => a + b)).toBe(FILES);
});
