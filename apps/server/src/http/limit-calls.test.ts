import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { limitAtOnce, limitNetwork } from './limit-calls.ts';

const deps = { trustProxy: true, now: () => new Date('2026-11-01T00:00:00Z') };
const from = (network: string) => ({ headers: { 'X-Forwarded-For': network } });

test('a network above its limit is refused, also for what its answers counted; others are not', async () => {
  const { refuse, count } = limitNetwork({ max: 3, windowMs: 60_000 }, deps);
  const app = new Hono().get('/', refuse, (c) => {
    count('203.0.113.7', 2);
    return c.text('ok');
  });
  expect((await app.request('/', from('203.0.113.7'))).status).toBe(200);
  expect((await app.request('/', from('203.0.113.7'))).status).toBe(429);
  expect((await app.request('/', from('198.51.100.9'))).status).toBe(200);
});

test('an answer counts as at work until it was read', async () => {
  const { promise: read, resolve } = Promise.withResolvers<void>();
  const app = new Hono<{ Variables: { streaming: Promise<void> } }>().get(
    '/',
    limitAtOnce(1, () => 'all'),
    (c) => {
      c.set('streaming', read);
      return c.text('large');
    },
  );
  expect((await app.request('/')).status).toBe(200);
  expect((await app.request('/')).status).toBe(429);
  resolve();
  await read;
  expect((await app.request('/')).status).toBe(200);
});
