import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const MODULE = fileURLToPath(new URL('./logger.ts', import.meta.url));

/** Logs in a process of its own, since logs go to the real standard error. */
const logged = (format: string, facts: object): string =>
  spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { createLog } = await import(${JSON.stringify(MODULE)});
       createLog({ level: 'info', format: '${format}' }).info(${JSON.stringify(facts)}, 'a request');`,
    ],
    { encoding: 'utf8' },
  ).stderr;

const SECRETS = {
  password: 's3cret-a',
  headers: { authorization: 'Bearer s3cret-b', cookie: 's3cret-c', apikey: 's3cret-d' },
  mail: { body: { link: 'https://x.test/?token=s3cret-e' } },
  ai: { apiKey: 's3cret-f' },
  token: 's3cret-g',
  imageBase64: 's3cret-h',
};

test.each(['json', 'plain'])('%s logs never hold a key, a token, a password, a link or a picture', (format) => {
  const line = logged(format, { requestId: 'abc', ...SECRETS });
  expect(line).toContain('a request');
  expect(line).toContain('abc');
  expect(line).not.toContain('s3cret');
});

test('a plain line is for people: time, level, words, facts', () => {
  expect(logged('plain', { status: 200, path: '/healthz' })).toMatch(
    /^\d\d:\d\d:\d\d info a request {2}status=200 path=\/healthz\n$/,
  );
});
