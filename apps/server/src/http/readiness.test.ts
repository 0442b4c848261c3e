import { expect, test } from 'vitest';
import { createReadiness } from './readiness.ts';

test('many who ask together cost one question, and the next comes when the answer is old', async () => {
  let at = 0;
  let asked = 0;
  const isReady = createReadiness(
    async () => ++asked !== 2,
    () => at,
  );
  expect(await Promise.all(Array.from({ length: 50 }, isReady))).toEqual(Array(50).fill(true));
  at = 900;
  expect([await isReady(), asked]).toEqual([true, 1]);
  at = 1_000;
  expect([await isReady(), asked]).toEqual([false, 2]);
  at = 2_500;
  expect([await isReady(), asked]).toEqual([true, 3]);
});

test('a question that hangs is not asked again meanwhile', async () => {
  let asked = 0;
  const hanging = Promise.withResolvers<boolean>();
  const isReady = createReadiness(() => {
    asked++;
    return hanging.promise;
  });
  const all = [isReady(), isReady(), isReady()];
  hanging.resolve(true);
  expect([await Promise.all(all), asked]).toEqual([[true, true, true], 1]);
});
