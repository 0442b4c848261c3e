import { expect, it } from 'vitest';
import { readJson } from './read-json.ts';

const object = (members: number) => `{${Array.from({ length: members }, (_, index) => `"k${index}":1`).join()}}`;

it.each([
  ['an object of a thousand members', object(1_000), true],
  ['one more', object(1_001), false],
  ['one more, deep inside', `[{"a":[0,${object(1_001)}]}]`, false],
  ['many objects beside each other', `[${Array.from({ length: 50 }, () => object(100)).join()}]`, true],
  ['a long list in an object', `{"a":[${'1,'.repeat(5_000)}1],"b":2}`, true],
  ['commas in a text', `{"a":"${','.repeat(5_000)}"}`, true],
])('%s', (_, text, ok) => {
  expect(readJson(text)).toMatchObject(ok ? { ok } : { ok, problem: 'too-many' });
});
