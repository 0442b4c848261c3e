import type { MeasurePool } from '@blueprompt/vision/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawInterface } from '../testing/draw-png.ts';
import { createInstantPool } from '../testing/instant-pool.ts';
import { type Account, startTestProduct, type TestProduct } from '../testing/test-product.ts';

const instant = createInstantPool();
const owners: (string | undefined)[] = [];
const pool: MeasurePool = {
  ...instant,
  measure: (bytes, call = {}) => {
    owners.push(call.owner);
    return instant.measure(bytes, call);
  },
};
let product: TestProduct;
let pro: Account;
beforeAll(async () => {
  product = await startTestProduct({ pool });
  pro = await product.newUser({ pro: true });
});
afterAll(() => product.close());

const kept = async () => {
  const [row] = await product.opened.database.asService((sql) =>
    sql<{ n: number }>('select count(*)::int as n from product.analysis_cache'),
  );
  return row!.n;
};

test('a picture that was only judged takes no room in the database; its analysis reads what was seen and keeps it', async () => {
  const picture = { imageBase64: drawInterface(0x123456).toString('base64'), uiType: 'webapp' };
  for (const name of ['validate-ui-image', 'validate-ui-image'])
    expect((await product.call(name, picture, pro)).status).toBe(200);
  expect([await kept(), owners]).toEqual([0, [pro.userId]]);
  expect((await product.call('analyze-ui', picture, pro)).status).toBe(200);
  expect([await kept(), owners]).toEqual([1, [pro.userId]]);
});
