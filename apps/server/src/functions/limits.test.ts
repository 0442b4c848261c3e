import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { drawInterface } from '../testing/draw-png.ts';
import { createPatientPool } from '../testing/patient-pool.ts';
import { type Account, startTestProduct, type TestProduct } from '../testing/test-product.ts';

/** More than what a body has for free (body-room.ts). */
const LARGE_BYTES = 300_000;
const PICTURES_AT_ONCE = 4;

const { pool, seen } = createPatientPool();
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ pool });
});
afterAll(() => product.close());

let gone: AbortController;
let refused: Response[];
beforeEach(() => {
  gone = new AbortController();
  refused = [];
  Object.assign(seen, { started: 0, aborted: 0 });
});

let color = 0;
const nextPicture = (extraBytes = 0) =>
  Buffer.concat([drawInterface(color++), Buffer.alloc(extraBytes, 1)]).toString('base64');

/** Sends a picture that nobody finishes measuring, and keeps the answer of one that is refused. */
const send = (name: string, account: Account, body: object, accept = 'application/json') =>
  product
    .fetch(`/functions/v1/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept },
      body: JSON.stringify({ uiType: 'webapp', message: 'What is this?', context: '', ...body }),
      account,
      signal: gone.signal,
    })
    .then(async (answer) => {
      if (!answer.ok) refused.push(answer);
      await answer.text();
    })
    .catch(() => undefined);
const settled = (probe: () => number, count: number) => expect.poll(probe, { timeout: 60_000 }).toBe(count);
const leave = async (all: Promise<unknown>[]) => {
  gone.abort();
  await Promise.all(all);
  await settled(() => seen.aborted, seen.started);
};
const answersOf = () => refused.map((answer) => [answer.status, answer.headers.get('retry-after')]);

test.each([
  ['validate-ui-image', 'application/json'],
  ['analyze-ui', 'application/json'],
  ['analyze-ui', 'text/event-stream'],
  ['measure-ui', 'application/json'],
])(
  '[FN22] one account cannot fill the measuring queue by %s (%s); others go on, and whoever gave up has room again',
  async (name, accept) => {
    const [one, other] = [await product.newUser({ pro: true }), await product.newUser({ pro: true })];
    const all = Array.from({ length: 10 }, () => send(name, one, { imageBase64: nextPicture() }, accept));
    await settled(() => refused.length, 10 - PICTURES_AT_ONCE);
    expect(answersOf()).toEqual(refused.map(() => [429, '3']));
    all.push(send(name, other, { imageBase64: nextPicture() }, accept));
    await settled(() => seen.started, PICTURES_AT_ONCE + 1);
    await leave(all);
    gone = new AbortController();
    const last = send(name, one, { imageBase64: nextPicture() }, accept);
    await settled(() => seen.started, PICTURES_AT_ONCE + 2);
    await leave([last]);
  },
);

test('[FN22] the pictures of one account are counted together, whatever they are sent for', async () => {
  const one = await product.newUser({ pro: true });
  const names = ['validate-ui-image', 'analyze-ui', 'measure-ui'];
  const all = names.map((name) => send(name, one, { imageBase64: nextPicture() }));
  all.push(send('chat-with-context', one, { image: nextPicture() }));
  await settled(() => seen.started, PICTURES_AT_ONCE);
  await send('analyze-ui', one, { imageBase64: nextPicture() });
  expect(answersOf()).toEqual([[429, '3']]);
  expect((await product.call('image-quota', undefined, one)).status).toBe(200);
  await leave(all);
});

test('pictures that are announced and hardly sent take nobody’s place', async () => {
  const accounts = [];
  for (let n = 0; n < 10; n++) accounts.push(await product.newUser({ pro: true }));
  const trickle = (account: Account) =>
    product
      .fetch('/functions/v1/analyze-ui', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from('{"imageBase64":"')) }),
        duplex: 'half',
        account,
        signal: gone.signal,
      } as Parameters<TestProduct['fetch']>[1])
      .then((answer) => refused.push(answer))
      .catch(() => undefined);
  const all: Promise<unknown>[] = accounts.flatMap((account) =>
    Array.from({ length: PICTURES_AT_ONCE }, () => trickle(account)),
  );
  const other = await product.newUser({ pro: true });
  all.push(send('analyze-ui', other, { imageBase64: nextPicture(LARGE_BYTES) }));
  await settled(() => seen.started, 1);
  expect(refused).toEqual([]);
  await leave(all);
});

test('a picture that is checked and analysed at the same time is measured once, and goes on when one of them leaves', async () => {
  const one = await product.newUser({ pro: true });
  const imageBase64 = nextPicture();
  const check = send('validate-ui-image', one, { imageBase64 });
  await settled(() => seen.started, 1);
  const staying = new AbortController();
  const analysis = await product.fetch('/functions/v1/analyze-ui', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ imageBase64, uiType: 'webapp' }),
    account: one,
    signal: staying.signal,
  });
  const { value } = await analysis.body!.getReader().read();
  expect(Buffer.from(value!).toString()).toContain('decoding');
  gone.abort();
  await check;
  await product.call('image-quota', undefined, one);
  expect(seen).toEqual({ started: 1, aborted: 0 });
  staying.abort();
  await settled(() => seen.aborted, 1);
  expect(seen.started).toBe(1);
});

test('a body without a picture has no need to be large', async () => {
  const one = await product.newUser();
  const answer = await product.call('delete-account', { confirm: 'x'.repeat(20_000) }, one);
  expect([answer.status, await answer.json()]).toEqual([413, expect.objectContaining({ code: 'body_too_large' })]);
});
