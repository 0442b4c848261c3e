import { expect, test } from 'vitest';
import { createInTurn } from './in-turn.ts';

const setUp = (maxWaiting = 2) => {
  const inTurn = createInTurn({ maxWaiting, refuse: () => new Error('too many') });
  const seen: string[] = [];
  const gate = Promise.withResolvers<void>();
  const work = (name: string, until?: Promise<void>) => async () => {
    seen.push(`${name} begins`);
    await until;
    seen.push(`${name} ends`);
    if (name === 'a1') throw new Error('no');
    return name;
  };
  return { inTurn, seen, gate, work };
};
const messageOf = (error: Error) => error.message;

test('work of one key waits for the one before, also a failed one; other keys do not', async () => {
  const { inTurn, seen, gate, work } = setUp();
  const first = inTurn('a', work('a1', gate.promise)).catch(messageOf);
  const second = inTurn('a', work('a2'));
  expect(await inTurn('b', work('b1'))).toBe('b1');
  gate.resolve();
  expect([await first, await second]).toEqual(['no', 'a2']);
  expect(seen).toEqual(['a1 begins', 'b1 begins', 'b1 ends', 'a1 ends', 'a2 begins', 'a2 ends']);
});

test('only so many wait; one more is refused, and who leaves makes room without ever starting', async () => {
  const { inTurn, seen, gate, work } = setUp();
  const gone = new AbortController();
  const first = inTurn('a', work('a1', gate.promise)).catch(messageOf);
  const leaving = inTurn('a', work('a2'), gone.signal).catch(messageOf);
  const second = inTurn('a', work('a3'));
  await expect(inTurn('a', work('a4'))).rejects.toThrow('too many');
  gone.abort(new Error('gone'));
  expect(await leaving).toBe('gone');
  const third = inTurn('a', work('a5'));
  await expect(inTurn('a', work('a6'), gone.signal)).rejects.toThrow('gone');
  gate.resolve();
  expect(await Promise.all([first, second, third])).toEqual(['no', 'a3', 'a5']);
  expect(seen.filter((line) => line.endsWith('begins'))).toEqual(['a1 begins', 'a3 begins', 'a5 begins']);
});
