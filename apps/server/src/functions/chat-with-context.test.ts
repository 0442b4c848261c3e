import { ChatEvent } from '@blueprompt/core/chat/chat-event';
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
const TOLD = 'Tell me in two pieces.';
const HELD = 'Wait until I say so.';

/** Ends the answers to what was held, and how many were in work. */
const held: (() => void)[] = [];

let product: TestProduct;
let owner: Account;
let other: Account;
let resultId: string;
beforeAll(async () => {
  product = await startTestProduct({
    pool: createInstantPool(),
    engine: (_, local) => ({
      ...local,
      chat: async (input, options) => {
        if (input.message === SLOW) throw new TookTooLong('3 s');
        if (input.message === HELD) await new Promise<void>((resolve) => void held.push(resolve));
        if (input.message !== TOLD) return local.chat(input, options);
        for (const words of ['Two ', 'pieces.']) options.onWords?.(words);
        return { message: 'Two pieces.', engine: { kind: 'model', name: 'a model' } };
      },
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

const stream = async (message: string, about: object, accept = 'text/event-stream') => {
  const body = { message, context: '', image: '', ...about };
  const answer = await product.call('chat-with-context', body, owner, { accept });
  const text = await answer.text();
  const events = [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => ChatEvent.parse(JSON.parse(data!)));
  return { type: answer.headers.get('content-type'), events };
};

test('a caller who accepts events gets the words as they come, and then the whole answer', async () => {
  const { type, events } = await stream(TOLD, { resultId });
  expect(type).toContain('text/event-stream');
  expect(events).toEqual([
    { type: 'words', text: 'Two ' },
    { type: 'words', text: 'pieces.' },
    { type: 'answer', said: { message: 'Two pieces.' } },
  ]);
});

test('a slow answer and a refused picture are events too, never a broken stream', async () => {
  const slow = await stream(SLOW, { resultId });
  expect(slow.events).toEqual([
    { type: 'answer', said: expect.objectContaining({ message: expect.stringContaining('took too long') }) },
  ]);
  const refused = await stream('And this?', { resultId, image: 'no picture' });
  expect(refused.events).toEqual([expect.objectContaining({ type: 'error', status: 400 })]);
});

test('a question goes on from the one before', async () => {
  const { body } = await ask(owner, 'How big is the "Sign In" button?', { resultId });
  const turn = { question: 'How big is the "Sign In" button?', answer: body['message'], places: body['places'] };
  const next = await ask(owner, 'And its colour?', { resultId, turns: [turn] });
  expect(next.body['message']).toMatch(/^The `Sign In` button is #/);
  const bad = { ...turn, places: [{ page: -1, id: 'e1' }] };
  expect((await ask(owner, 'And its colour?', { resultId, turns: [bad] })).status).toBe(400);
});

test('a user has one question in work at a time, so that nobody waits for all of another’s', async () => {
  const waiting = [ask(owner, HELD, {}), ask(owner, HELD, {}), ask(owner, HELD, {})];
  await expect.poll(() => held.length).toBe(1);
  // Questions of another, asked later, are answered before the second of these has begun.
  for (let n = 0; n < 4; n++) expect((await ask(other, 'Which colours does it use?', {})).status).toBe(200);
  expect(held).toHaveLength(1);
  for (let answered = 0; answered < waiting.length; answered++) {
    await expect.poll(() => held.length).toBe(answered + 1);
    held[answered]!();
  }
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200]);
});
