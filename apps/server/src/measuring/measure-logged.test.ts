import type { MeasureError } from '@blueprompt/vision/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawInterface } from '../testing/draw-png.ts';
import { createInstantPool } from '../testing/instant-pool.ts';
import { type Account, startTestProduct, type TestProduct } from '../testing/test-product.ts';
import { createLoggedMeasure } from './measure-logged.ts';
import { toSentImage } from './parse-image.ts';

const FAULT: MeasureError = { code: 'internal-fault', detail: 'TypeError: box of undefined\n    at name-rows.ts:66' };

let product: TestProduct;
let pro: Account;
beforeAll(async () => {
  product = await startTestProduct({
    pool: { ...createInstantPool(), measure: async () => ({ ok: false, error: FAULT }) },
  });
  pro = await product.newUser({ pro: true });
});
afterAll(() => product.close());

const MESSAGE = "We couldn't measure this screenshot. Try again, or use a different screenshot of the same page.";

test.each(['analyze-ui', 'validate-ui-image'])(
  'a fault of the engine answers %s in plain words, without its detail',
  async (name) => {
    const picture = { imageBase64: drawInterface(0x123456).toString('base64'), uiType: 'webapp' };
    const answer = await product.call(name, picture, pro);
    expect([answer.status, await answer.json()]).toEqual([500, { code: 'measuring_failed', error: MESSAGE }]);
  },
);

test('a fault of the engine ends a stream of events with the same words', async () => {
  const picture = { imageBase64: drawInterface(0x123456).toString('base64'), uiType: 'webapp' };
  const answer = await product.call('analyze-ui', picture, pro, { accept: 'text/event-stream' });
  expect(await answer.text()).toBe(
    `data: ${JSON.stringify({ type: 'error', status: 500, code: 'measuring_failed', message: MESSAGE })}\n\n`,
  );
});

test.each<[MeasureError, object[]]>([
  [FAULT, [{ imageHash: expect.any(String), err: { stack: FAULT.detail } }]],
  [{ code: 'worker-crashed' }, [{ imageHash: expect.any(String) }]],
  [{ code: 'not-an-image' }, []],
])('of failures only faults of our own are logged: %o', async (error, expected) => {
  const logged: object[] = [];
  const log = { error: (facts: object) => void logged.push(facts) };
  const measure = createLoggedMeasure(async () => ({ ok: false, error }), log);
  const call = { signal: new AbortController().signal, userId: 'user-1' };
  expect(await measure(toSentImage(drawInterface(0x123456)), call)).toEqual({ ok: false, error });
  expect(logged).toEqual(expected);
});
