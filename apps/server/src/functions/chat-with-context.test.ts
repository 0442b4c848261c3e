import { writeAnalysis } from '@blueprompt/core/write/write-analysis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TookTooLong } from '../engines/work-lane.ts';
import { createInstantPool } from '../testing/instant-pool.ts';
import { SIGN_IN_PAGE } from '../testing/sample-measurement.ts';
import { type Account, startTestProduct, type TestProduct } from '../testing/test-product.ts';

const RESULT = {
  ...writeAnalysis(SIGN_IN_PAGE, { uiType: 'webapp' }),
  measurement: SIGN_IN_PAGE,
  promptName: 'Sign in',
};
const SLOW = 'Is anything slow here?';

let product: TestProduct;
let owner: Account;
let other: Account;
let resultId: string;
beforeAll(async () => {
  product = await startTestProduct({
    pool: createInstantPool(),
    engine: (_, local) => ({
      ...local,
      chat: (input, options) =>
        input.message === SLOW ? Promise.reject(new TookTooLong('3 s')) : local.chat(input, options),
    }),
  });
  owner = await product.newUser({ pro: true });
  other = await product.newUser({ pro: true });
  const [row] = await product.opened.database.asService((sql) =>
    sql<{ id: string }>(
      'insert into public.analysis_history (user_id, prompt, result) values ($1::uuid, $2, $3::jsonb) returning id::text',
      [owner.userId, 'Sign in', JSON.stringify(RESULT)],
    ),
  );
  resultId = row!.id;
});
afterAll(() => product.close());

const ask = async (account: Account, message: string, about: object) => {
  const answer = await product.call('chat-with-context', { message, context: '', image: '', ...about }, account);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

test('a question about a saved project is answered from the project itself, with the place of the part', async () => {
  const { status, body } = await ask(owner, 'How big is the "Sign In" button?', { resultId });
  expect(status).toBe(200);
  expect(body['message']).toMatch(/^The `Sign In` button is \d+ × \d+ px\./);
  expect(body['places']).toEqual([expect.objectContaining({ page: 0, label: 'Sign In' })]);
});

test('nobody is answered from somebody else’s project', async () => {
  const { status, body } = await ask(other, 'How big is the "Sign In" button?', { resultId });
  expect(status).toBe(200);
  expect(body['message']).not.toContain('Sign In');
});

test('an analysis that was not saved comes along as text', async () => {
  const { body } = await ask(owner, 'Wie groß ist der Button "Sign In"?', { result: JSON.stringify(RESULT) });
  expect(body['message']).toMatch(/^Der Button `Sign In` ist \d+ × \d+ px groß\./);
});

test.each(['{', '[]', '{"pages":1}'])('what is no analysis is answered like none: %s', async (result) => {
  const { status, body } = await ask(owner, 'How many buttons?', { result });
  expect([status, body['message']]).toEqual([200, expect.stringContaining('no measured facts')]);
});

test('an id that is none is refused', async () => {
  expect((await ask(owner, 'How many buttons?', { resultId: 'mine' })).status).toBe(400);
});

test('an answer that takes too long is a bounded answer, not a failure', async () => {
  const { status, body } = await ask(owner, SLOW, { resultId });
  expect([status, body['message']]).toEqual([200, expect.stringContaining('took too long')]);
});
