import { request } from 'node:http';
import { openTestDatabase, type TestDatabase } from '@blueprompt/backend/testing/test-database';
import type { MeasurePool } from '@blueprompt/vision/contract';
import { createMeasurePool } from '@blueprompt/vision/pool';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createModelEngine } from '../engines/model/model-engine.ts';
import { TookTooLong } from '../engines/work-lane.ts';
import { createLog } from '../http/logger.ts';
import { MODEL_ASKS_PER_FREE_IMAGE } from '../members/entitlement.ts';
import { drawInterface } from '../testing/draw-png.ts';
import { type Provider, startModelServer } from '../testing/model-server.ts';
import { createPatientPool } from '../testing/patient-pool.ts';
import { startTestProduct, type TestProduct } from '../testing/test-product.ts';
import { PART_OF_PAGE } from './refuse-model.ts';

let opened: TestDatabase;
const pool = createMeasurePool({ workers: 1, timeoutMs: 60_000, maxQueue: 16 });
beforeAll(async () => {
  opened = await openTestDatabase('pglite');
});
afterAll(async () => {
  await pool.close();
  await opened.close();
});

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

const PROMPT = `A quiet dashboard with three cards below a dark bar. ${'Each card leaves room for its own content. '.repeat(14)}`;
const ANSWER = {
  prompt: PROMPT,
  elements: [],
  colorPalette: [],
  layout: 'A bar, then three cards in a row.',
  spacing: 'Even.',
  typography: 'Plain.',
};

const startWith = async (provider: Provider, env = {}): Promise<{ product: TestProduct; calls: unknown[] }> => {
  const server = await startModelServer(provider, [{ say: JSON.stringify(ANSWER) }]);
  stops.push(server.close);
  const log = createLog({ level: 'silent', format: 'json' });
  const product = await startTestProduct({
    opened,
    pool,
    env,
    engine: (_, local) => createModelEngine(server.settings, local, log),
  });
  stops.push(product.close);
  return { product, calls: server.calls };
};
const analyze = (
  product: TestProduct,
  picture: Buffer,
  account: Awaited<ReturnType<TestProduct['newUser']>>,
  pageName = 'Home',
  more: { isPartOfPage?: unknown } = {},
) =>
  product.call(
    'analyze-ui',
    { imageBase64: picture.toString('base64'), uiType: 'webapp', pageName, isFullPage: true, ...more },
    account,
  );

test.each<Provider>(['anthropic', 'openai', 'google', 'openai-compatible'])(
  '[FN7] a subscriber gets an analysis written by %s over measured facts; the second time it is not asked again',
  async (provider) => {
    const { product, calls } = await startWith(provider);
    const [pro, free] = [await product.newUser({ pro: true }), await product.newUser()];
    const picture = drawInterface(0x123456);
    const first = (await (await analyze(product, picture, pro)).json()) as Record<string, unknown>;
    expect(first).toMatchObject({ engine: { kind: 'model', name: `${provider} test-model` }, layout: ANSWER.layout });
    expect(first['prompt']).toContain('A quiet dashboard');
    expect(first['measurement']).toMatchObject({ image: { width: 480, height: 320 } });
    expect(await (await analyze(product, picture, pro)).json()).toEqual(first);
    expect(calls).toHaveLength(1);
    expect((await analyze(product, picture, free)).status).toBe(403);
    await analyze(product, picture, pro, 'Another page');
    expect(calls).toHaveLength(2);
    expect(await (await product.fetch('/config.json')).text()).not.toContain('key-that-must-stay-secret');
  },
);

test('[SB8] a free image brings a share of the model along; then the words come from the measured facts', async () => {
  const { product, calls } = await startWith('openai-compatible', { FREE_IMAGES_PER_MONTH: '2' });
  const [free, pro] = [await product.newUser(), await product.newUser({ pro: true })];
  const kindOf = async (answer: Response) => {
    const { engine } = (await answer.json()) as { engine: { kind: string; fallbackReason?: string } };
    return [answer.status, engine.kind, engine.fallbackReason?.includes('used up')];
  };
  const ask = (account = free) =>
    product.call('chat-with-context', { message: 'Which colours?', context: '' }, account);
  const [asked, refused] = [
    [200, 'model', undefined],
    [200, 'local', true],
  ];
  // Nothing was counted yet, so there is nothing to ask about.
  expect(await kindOf(await ask())).toEqual(refused);
  const picture = drawInterface(0x654321);
  for (let n = 0; n < MODEL_ASKS_PER_FREE_IMAGE - 1; n++)
    expect(await kindOf(await analyze(product, picture, free, `Page ${n}`))).toEqual(asked);
  expect(await kindOf(await ask())).toEqual(asked);
  expect(calls).toHaveLength(MODEL_ASKS_PER_FREE_IMAGE);

  expect(await kindOf(await analyze(product, picture, free, 'One more'))).toEqual(refused);
  expect(await kindOf(await ask())).toEqual(refused);
  // What the model wrote already is still there.
  expect(await kindOf(await analyze(product, picture, free, 'Page 0'))).toEqual(asked);
  expect(calls).toHaveLength(MODEL_ASKS_PER_FREE_IMAGE);
  expect(await kindOf(await ask(pro))).toEqual(asked);
  expect(await kindOf(await analyze(product, drawInterface(0x654322), free))).toEqual(asked);
});

test('another width of a page is measured and counted as every image is, and no model is asked about it', async () => {
  const { product, calls } = await startWith('openai-compatible', { FREE_IMAGES_PER_MONTH: '2' });
  const free = await product.newUser();
  const [desktop, phone] = [drawInterface(0xaa5511), drawInterface(0xaa5512)];
  const page = await analyze(product, desktop, free);
  expect(await page.json()).toMatchObject({ engine: { kind: 'model' } });
  const width = await analyze(product, phone, free, 'Home on a phone', { isPartOfPage: true });
  expect(await width.json()).toMatchObject({
    engine: { kind: 'local', fallbackReason: PART_OF_PAGE },
    measurement: { image: { width: 480, height: 320 } },
  });
  expect(calls).toHaveLength(1);
  expect(await (await product.call('image-quota', undefined, free)).json()).toEqual({ limit: 2, used: 2, left: 0 });
  expect((await analyze(product, drawInterface(0xaa5513), free, 'Tablet', { isPartOfPage: true })).status).toBe(403);
  expect((await analyze(product, phone, free, 'Phone', { isPartOfPage: 'yes' })).status).toBe(400);
});

test.each(['application/json', 'text/event-stream'])('a caller of %s who goes away ends the work', async (accept) => {
  const { pool: patient, seen } = createPatientPool();
  const product = await startTestProduct({ opened, pool: patient });
  stops.push(product.close);
  const pro = await product.newUser({ pro: true });
  const body = JSON.stringify({ imageBase64: drawInterface(1).toString('base64'), uiType: 'webapp' });
  const call = request(`${product.url}/functions/v1/analyze-ui`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept, authorization: `Bearer ${pro.token}` },
  });
  call.on('error', () => undefined);
  call.end(body);
  await expect.poll(() => seen.started, { timeout: 30_000 }).toBe(1);
  call.destroy();
  await expect.poll(() => seen.aborted, { timeout: 30_000 }).toBe(1);
});

test('an analysis that takes too long to write is told so, and is no failure without a reason', async () => {
  const product = await startTestProduct({
    opened,
    pool,
    engine: (_, local) => ({
      ...local,
      analyze: async () => {
        throw new TookTooLong('this took longer than 60 s to write');
      },
    }),
  });
  stops.push(product.close);
  const answer = await analyze(product, drawInterface(3), await product.newUser({ pro: true }));
  expect([answer.status, await answer.json()]).toEqual([
    504,
    { code: 'writing_timed_out', error: 'This took too long to write and was stopped. Please try again in a moment.' },
  ]);
});

test('[FN22] a full queue is told as 429 with Retry-After, and costs nothing', async () => {
  const full: MeasurePool = {
    measure: async () => ({ ok: false, error: { code: 'queue-full', waiting: 24 } }),
    load: () => ({ running: 1, waiting: 24 }),
    close: async () => undefined,
  };
  const product = await startTestProduct({ opened, pool: full, env: { FREE_IMAGES_PER_MONTH: '1' } });
  stops.push(product.close);
  const user = await product.newUser();
  const answer = await analyze(product, drawInterface(2), user);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '12']);
  expect(await answer.json()).toMatchObject({ code: 'busy' });
  expect(await (await product.call('image-quota', undefined, user)).json()).toEqual({ limit: 1, used: 0, left: 1 });
});
