import { expect, test } from 'vitest';
import { createAuthenticate, createIdentify } from './authenticate.ts';
import type { Database } from './contract.ts';
import type { Verified } from './secrets/token-keys.ts';

const claims = { sub: 'user', email: 'ada@example.com', session_id: 'session' };

test('however many steps of a request ask who calls, its token is verified once, and that of the next request anew', async () => {
  const verified: string[] = [];
  const verify = async (token: string) => {
    verified.push(token);
    return { ok: true, claims } as unknown as Verified;
  };
  const identify = createIdentify({ keys: { verify } as never, publishableKey: 'key', now: () => new Date() });
  const database = { asCaller: async () => undefined } as unknown as Database;
  const authenticate = createAuthenticate(identify, database);
  const requestOf = (token: string) => new Request('http://a', { headers: { authorization: `Bearer ${token}` } });
  const request = requestOf('one');
  const caller = { role: 'authenticated', userId: 'user', sessionId: 'session' };
  expect(await Promise.all([identify(request), authenticate(request), identify(request)])).toMatchObject([
    caller,
    caller,
    caller,
  ]);
  expect(verified).toEqual(['one']);
  await authenticate(requestOf('two'));
  await identify(requestOf('one'));
  expect(verified).toEqual(['one', 'two', 'one']);
});
