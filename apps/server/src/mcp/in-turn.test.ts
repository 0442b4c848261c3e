import { expect, test } from 'vitest';
import { createInTurn } from './in-turn.ts';

test('work of one key waits for the one before, also a failed one; other keys do not', async () => {
  const inTurn = createInTurn();
  const seen: string[] = [];
  const gate = Promise.withResolvers<void>();
  const work = (name: string, until?: Promise<void>) => async () => {
    seen.push(`${name} begins`);
    await until;
    seen.push(`${name} ends`);
    if (name === 'a1') throw new Error('no');
    return name;
  };
  const first = inTurn('a', work('a1', gate.promise)).catch((error: Error) => error.message);
  const second = inTurn('a', work('a2'));
  expect(await inTurn('b', work('b1'))).toBe('b1');
  gate.resolve();
  expect([await first, await second]).toEqual(['no', 'a2']);
  expect(seen).toEqual(['a1 begins', 'b1 begins', 'b1 ends', 'a1 ends', 'a2 begins', 'a2 ends']);
});
