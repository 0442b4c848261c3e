import { PASSWORD } from '@blueprompt/backend/testing/cheap-password';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInstantPool } from '../testing/instant-pool.ts';
import { type Account, startTestProduct, type TestProduct } from '../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ pool: createInstantPool() });
});
afterAll(() => product.close());

type Listed = { id: string; userAgent: string | null; lastUsedAt: string; isCurrent: boolean };
const list = async (account: Account): Promise<Listed[]> => {
  const answer = await product.call('list-sessions', {}, account);
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { sessions: Listed[] }).sessions;
};
/** The same account on another device. */
const signInAgain = async (account: Account, userAgent: string): Promise<Account> => {
  const answer = await product.fetch('/auth/v1/token?grant_type=password', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email: account.email, password: PASSWORD }),
  });
  const { access_token } = (await answer.json()) as { access_token: string };
  return { ...account, token: access_token };
};

test('a user sees where they are signed in and ends one session, which is over at once', async () => {
  const laptop = await product.newUser();
  const phone = await signInAgain(laptop, 'Phone/1.0');
  const sessions = await list(laptop);
  expect(sessions.map(({ isCurrent }) => isCurrent).toSorted()).toEqual([false, true]);
  const other = sessions.find(({ isCurrent }) => !isCurrent)!;
  expect(other.userAgent).toBe('Phone/1.0');
  expect((await product.call('end-session', { id: other.id }, laptop)).status).toBe(204);
  expect((await product.call('list-sessions', {}, phone)).status).toBe(401);
  expect((await list(laptop)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
});

test('nobody sees or ends a session of somebody else, and a wrong id is refused', async () => {
  const [ada, eve] = [await product.newUser(), await product.newUser()];
  const [own] = await list(ada);
  expect((await list(eve)).map(({ id }) => id)).not.toContain(own!.id);
  expect((await product.call('end-session', { id: own!.id }, eve)).status).toBe(404);
  expect((await product.call('end-session', { id: 'x' }, eve)).status).toBe(400);
  expect((await product.call('end-session', { id: own!.id })).status).toBe(401);
  expect(await list(ada)).toHaveLength(1);
});
