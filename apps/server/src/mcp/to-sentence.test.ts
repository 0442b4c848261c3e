import { expect, test } from 'vitest';
import { toSentence } from './to-sentence.ts';

test("a fault of the server's files is for its operator, and no agent reads where they lie", () => {
  const logged: unknown[] = [];
  const call = {
    log: { error: (facts: unknown) => logged.push(facts) } as never,
    requestId: 'r1',
    signal: new AbortController().signal,
  };
  const fault = Object.assign(new Error("EACCES: permission denied, open '/srv/shot.png'"), { code: 'EACCES' });
  expect(toSentence(fault, call).message).not.toContain('/srv');
  expect(logged).toHaveLength(1);
  expect(toSentence(new Error('There is no element e9.'), call).message).toBe('There is no element e9.');
});
