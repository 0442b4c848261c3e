import type { Database } from '@blueprompt/backend/contract';
import { openTestDatabase, type TestDatabase } from '@blueprompt/backend/testing/test-database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createInstantPool } from '../testing/instant-pool.ts';
import { startTestProduct, type TestProduct } from '../testing/test-product.ts';

let opened: TestDatabase;
let product: TestProduct;
const asked = { asCaller: 0, asService: 0 };
beforeAll(async () => {
  opened = await openTestDatabase('pglite');
  const database: Database = {
    ...opened.database,
    asCaller: (...args) => {
      asked.asCaller++;
      return opened.database.asCaller(...args);
    },
    asService: (work) => {
      asked.asService++;
      return opened.database.asService(work);
    },
  };
  // The clock stands still: no minute begins anew on a slow machine.
  const at = new Date();
  product = await startTestProduct({ opened: { ...opened, database }, pool: createInstantPool(), now: () => at });
});
afterAll(async () => {
  await product.close();
  await opened.close();
});
beforeEach(() => void Object.assign(asked, { asCaller: 0, asService: 0 }));

/** What the server itself may ask meanwhile, such as for mails to send. */
const BESIDE = 20;

const countOf = (answers: Response[], status: number) => answers.filter((answer) => answer.status === status).length;
const times = <T>(n: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, n) => make(n)));

test('a function refuses whoever calls it too often without asking the database', async () => {
  const account = await product.newUser();
  asked.asCaller = 0;
  const answers = await times(40, () => product.call('delete-account', {}, account));
  expect([countOf(answers, 400), countOf(answers, 429)]).toEqual([5, 35]);
  expect(Number(answers.find(({ status }) => status === 429)!.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(asked.asCaller).toBe(5);
});

const ask = (token: string, network: string) =>
  product.fetch('/mcp', {
    method: 'POST',
    body: '{}',
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': network, 'content-type': 'application/json' },
  });

test('a network that guesses tokens is refused without asking the database, and nobody else is', async () => {
  const account = await product.newUser();
  const made = await product.call('create-access-token', { name: 'Editor' }, account);
  const { token } = (await made.json()) as { token: string };
  asked.asService = 0;
  const guesses = await times(100, (n) => ask(`bp_${String(n).padStart(43, 'x')}`, '10.7.0.1'));
  expect([countOf(guesses, 401), countOf(guesses, 429)]).toEqual([60, 40]);
  expect(asked.asService).toBeLessThan(60 + BESIDE);
  expect((await ask(token, '10.7.0.1')).status).toBe(429);
  expect((await ask(token, '10.7.0.2')).status).not.toBe(429);
});

test('a token is good for so many calls, whatever the network, and the rest is refused without asking the database', async () => {
  const account = await product.newUser();
  const made = await product.call('create-access-token', { name: 'Editor' }, account);
  const { token } = (await made.json()) as { token: string };
  asked.asService = 0;
  const answers = await times(100, (n) => ask(token, `10.8.0.${n}`));
  expect(countOf(answers, 429)).toBe(40);
  // Whose the token is, and one more of this user's calls.
  expect(asked.asService).toBeLessThan(120 + BESIDE);
});
