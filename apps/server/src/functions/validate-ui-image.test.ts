import type { MeasurePool } from '@blueprompt/vision/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { drawInterface } from '../testing/draw-png.ts';
import { createInstantPool } from '../testing/instant-pool.ts';
import { type Account, startTestProduct, type TestProduct } from '../testing/test-product.ts';

/** How long a worker is told to have worked on each picture. */
let workMs = 0;
const instant = createInstantPool();
const pool: MeasurePool = {
  ...instant,
  measure: async (bytes, call) => {
    call?.onStage?.('decoding');
    call?.onWork?.(workMs);
    return instant.measure(bytes, call);
  },
};
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ pool });
});
afterEach(() => {
  workMs = 0;
});
afterAll(() => product.close());

let color = 0;
const send = (name: string, account: Account) =>
  product.call(name, { imageBase64: drawInterface(++color).toString('base64'), uiType: 'webapp' }, account);

test('checks that no plan counts have a share of a worker; others have theirs, and what is counted goes on', async () => {
  const [one, other] = [await product.newUser({ pro: true }), await product.newUser()];
  workMs = 25_000;
  const statuses = [];
  for (let n = 0; n < 4; n++) statuses.push((await send('validate-ui-image', one)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  const refused = await send('validate-ui-image', one);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await send('validate-ui-image', other)).status).toBe(200);
  expect((await send('analyze-ui', one)).status).toBe(200);
});

test('a picture that was seen before costs no share', async () => {
  const one = await product.newUser({ pro: true });
  workMs = 50_000;
  const picture = { imageBase64: drawInterface(0xabcdef).toString('base64') };
  for (let n = 0; n < 4; n++) expect((await product.call('validate-ui-image', picture, one)).status).toBe(200);
});
