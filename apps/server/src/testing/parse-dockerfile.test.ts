import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseDockerfile } from './parse-dockerfile.ts';

test('stages, instructions and lines that go on are read, comments are not', () => {
  const text = ['# one', 'FROM node:24 AS web', 'RUN a \\', ' && b', '', '  # two', 'FROM node:24', 'CMD ["x"]'].join(
    '\n',
  );
  expect(parseDockerfile(text)).toEqual([
    { base: 'node:24', as: 'web', instructions: [{ name: 'RUN', text: 'a   && b' }] },
    { base: 'node:24', as: undefined, instructions: [{ name: 'CMD', text: '["x"]' }] },
  ]);
});

test.each(['RUN a', 'FROM node:24\nwhat is this', ''])('%j is no Dockerfile that we understand', (text) => {
  expect(() => parseDockerfile(text)).toThrow();
});

test('our own has three stages, of which the last starts the server', () => {
  const stages = parseDockerfile(readFileSync(new URL('../../../../Dockerfile', import.meta.url), 'utf8'));
  expect(stages.map(({ as }) => as)).toEqual(['web', 'packages', undefined]);
  expect(stages.at(-1)?.instructions.at(-1)).toEqual({ name: 'CMD', text: '["node", "apps/server/src/main.ts"]' });
});
