import { expect, test } from 'vitest';
import { answerStarting } from './answer-starting.ts';

const ask = (path: string, accept?: string) =>
  answerStarting(new Request(`http://localhost${path}`, { headers: accept ? { accept } : {} }));

test('a browser gets a page that loads itself again', async () => {
  const answer = ask('/history', 'text/html,application/xhtml+xml,*/*;q=0.8');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  const page = await answer.text();
  expect(page).toContain('<meta http-equiv="refresh" content="2">');
  expect(page).toContain('is starting');
});

test.each([undefined, '*/*', 'application/json'])('a program that accepts %s gets a code', async (accept) => {
  const answer = ask('/rest/v1/feedback', accept);
  expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
    503,
    '2',
    { error: 'The server is starting. Please try again in a moment.', code: 'not_ready' },
  ]);
});

test('the process is alive while it starts', async () => {
  const answer = ask('/healthz');
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
});
