import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBackend, type TestBackend } from './testing/test-backend.ts';
import { DATABASE_KINDS } from './testing/test-database.ts';

/** Words that mean something somewhere, and characters that end something somewhere. */
const word = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'id',
      'user_id',
      'prompt',
      'result',
      'created_at',
      'eq.1',
      'is.null',
      'in.(1,2)',
      'not.eq.x',
      '*',
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      `'`,
      `"`,
      `\\`,
      ';--',
      '\u0000',
      '\uFFFF',
      '$1',
      '%',
      '../',
      '(',
      ')',
      ',',
      '{}',
      '[]',
      'null',
      '\ud83d',
    ),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
);
const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(''));
const name = fc.oneof(
  fc.constantFrom('select', 'order', 'limit', 'offset', 'columns', 'id', 'prompt', 'user_id', 'result'),
  text,
);
const query = fc.array(fc.tuple(name, text), { maxLength: 4 });
const path = fc.oneof(
  fc.constantFrom(
    '/rest/v1/analysis_history',
    '/rest/v1/subscriptions',
    '/rest/v1/feedback',
    '/rest/v1/user_onboarding',
    '/auth/v1/signup',
    '/auth/v1/token',
    '/auth/v1/user',
    '/auth/v1/verify',
    '/auth/v1/verify/check',
    '/auth/v1/recover',
    '/auth/v1/resend',
    '/auth/v1/authorize',
    '/auth/v1/callback',
    '/storage/v1/object/list/screenshots',
    '/storage/v1/object/screenshots',
    '/storage/v1/object/sign/screenshots',
  ),
  text.map((part) => `/rest/v1/${encodeURIComponent(part.toWellFormed())}`),
  text.map((part) => `/storage/v1/object/screenshots/${encodeURIComponent(part.toWellFormed())}`),
);
const key = fc.oneof(
  fc.constantFrom(
    'email',
    'password',
    'data',
    'refresh_token',
    'token_hash',
    'type',
    'prompt',
    'user_id',
    'result',
    'likes',
    'prefixes',
    'paths',
    'expiresIn',
  ),
  text,
);
const body = fc.oneof(
  fc.dictionary(key, fc.oneof(text, fc.jsonValue()), { maxKeys: 5 }).map((value) => JSON.stringify(value)),
  fc.jsonValue().map((value) => JSON.stringify(value)),
  text,
);

describe.each(DATABASE_KINDS)('any request on %s', (kind) => {
  let t: TestBackend;
  let token: string;
  beforeAll(async () => {
    t = await openTestBackend(kind);
    ({ token } = await t.signedIn());
  });
  afterAll(() => t.close());

  it('is answered, never with a failure of the server, and never with its insides', async () => {
    const request = fc.record({
      method: fc.constantFrom('GET', 'POST', 'PATCH', 'PUT', 'DELETE'),
      path,
      query,
      body,
      isSignedIn: fc.boolean(),
      prefer: fc.oneof(
        fc.constantFrom('', 'return=representation', 'count=exact', 'return=representation,count=exact'),
        fc.constantFrom('handling=strict, max-affected=0', 'handling=strict, unknown', 'return=minimal, tx=rollback'),
      ),
      accept: fc.constantFrom('*/*', 'application/vnd.pgrst.object+json'),
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ method, path, query, body, isSignedIn, prefer, accept }) => {
        const search = new URLSearchParams(
          query.map(([name, value]): [string, string] => [name.toWellFormed(), value.toWellFormed()]),
        );
        const response = await t.request(`${path}?${search}`, {
          method,
          ...(method === 'GET' ? {} : { body }),
          headers: {
            ...(isSignedIn && { authorization: `Bearer ${token}` }),
            prefer,
            accept,
            'content-type': 'application/json',
          },
        });
        const answer = await response.text();
        expect([response.status < 500, answer.slice(0, 200)]).toEqual([true, answer.slice(0, 200)]);
        if (response.status >= 400) expect(answer).not.toMatch(/\bselect\b|\binsert into\b|node_modules|\.ts:\d/i);
      }),
      { numRuns: 300 },
    );
    expect(t.logged.filter((line) => line.startsWith('error'))).toEqual([]);
  });
});
