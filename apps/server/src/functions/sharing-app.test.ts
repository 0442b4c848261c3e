import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawInterface } from '../testing/draw-png.ts';
import { createInstantPool } from '../testing/instant-pool.ts';
import { type Account, startTestProduct, type TestProduct } from '../testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ pool: createInstantPool() });
});
afterAll(() => product.close());

const rest = (path: string, method: string, account: Account | undefined, body?: object) =>
  product.fetch(`/rest/v1/${path}`, {
    method,
    headers: { 'content-type': 'application/json', prefer: 'return=representation' },
    ...(account ? { account } : {}),
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
const first = async <T>(answer: Promise<Response>): Promise<T> => ((await (await answer).json()) as T[])[0]!;

const upload = async (account: Account, name: string): Promise<string> => {
  const key = `${account.userId}/${name}`;
  const body = new Uint8Array(drawInterface(0x123456));
  const headers = { 'content-type': 'image/png' };
  await product.fetch(`/storage/v1/object/screenshots/${key}`, { method: 'POST', headers, body, account });
  return key;
};
const save = async (account: Account, imagePaths: string[]): Promise<string> => {
  const row = { user_id: account.userId, prompt: 'Shop', image_path: '', result: { prompt: '# Shop', imagePaths } };
  return (await first<{ id: string }>(rest('analysis_history', 'POST', account, row))).id;
};
const share = async (account: Account, historyId: string): Promise<string> =>
  (
    await first<{ id: string }>(
      rest('shared_results', 'POST', account, { user_id: account.userId, history_id: historyId }),
    )
  ).id;
const open = (id: string, rest = '') => product.fetch(`/functions/v1/shared-result/${id}${rest}`);

test('corrections of a saved project are kept beside it, only by its owner, and read with it', async () => {
  const [ada, eve] = [await product.newUser(), await product.newUser()];
  const historyId = await save(ada, []);
  const corrections = { 0: [{ kind: 'delete', element: 'e1' }] };
  const keep = (account: Account, value: unknown) =>
    rest(`analysis_history?id=eq.${historyId}`, 'PATCH', account, { corrections: value });
  await keep(eve, {});
  const row = async () => first<object>(rest(`analysis_history?select=*&id=eq.${historyId}`, 'GET', ada));
  expect(await row()).toMatchObject({ corrections: null });
  expect((await keep(ada, corrections)).status).toBe(200);
  expect(await row()).toMatchObject({ corrections, result: { prompt: '# Shop', imagePaths: [] } });
  expect((await keep(ada, ['no object'])).status).toBe(400);
  const answer = await open(await share(ada, historyId));
  expect(await answer.json()).toMatchObject({ result: { prompt: '# Shop', corrections } });
});

test('whoever has the link reads the result and its screenshots, and nothing that names the account', async () => {
  const ada = await product.newUser();
  const key = await upload(ada, '1-0-shop.png');
  const id = await share(ada, await save(ada, [key]));
  const answer = await open(id);
  expect(answer.status).toBe(200);
  expect([answer.headers.get('cache-control'), answer.headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex']);
  const text = await answer.text();
  expect(JSON.parse(text)).toEqual({ name: 'Shop', images: 1, result: { prompt: '# Shop' } });
  expect(text).not.toContain(ada.userId);
  expect(text).not.toContain(ada.email);
  const image = await open(id, '/images/0');
  expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(Buffer.from(await image.arrayBuffer()).equals(drawInterface(0x123456))).toBe(true);
  expect((await open(id, '/images/1')).status).toBe(404);
});

test.each([[5], ['words'], [true], [['imagePaths']]])(
  'what was saved and is no analysis, %j, is not there for others',
  async (result) => {
    const ada = await product.newUser();
    const row = { user_id: ada.userId, prompt: 'Odd', image_path: '', result };
    const { id } = await first<{ id: string }>(rest('analysis_history', 'POST', ada, row));
    expect((await open(await share(ada, id))).status).toBe(404);
  },
);

test('a renamed project is shown under its new name', async () => {
  const ada = await product.newUser();
  const historyId = await save(ada, []);
  const id = await share(ada, historyId);
  await rest(`analysis_history?id=eq.${historyId}`, 'PATCH', ada, { prompt: 'Shop front' });
  expect(await (await open(id)).json()).toMatchObject({ name: 'Shop front' });
});

test('an ended link, the link of a deleted project, a wrong id and no id at all are the same: not there', async () => {
  const ada = await product.newUser();
  const [kept, gone] = [await save(ada, []), await save(ada, [])];
  const [ended, deleted] = [await share(ada, kept), await share(ada, gone)];
  await rest(`shared_results?id=eq.${ended}`, 'DELETE', ada);
  await rest(`analysis_history?id=eq.${gone}`, 'DELETE', ada);
  for (const id of [ended, deleted, kept, randomUUID(), 'x', "'; drop table public.shared_results; --"]) {
    expect((await open(encodeURIComponent(id))).status).toBe(404);
    expect((await open(encodeURIComponent(id), '/images/0')).status).toBe(404);
  }
  expect(await share(ada, kept)).not.toBe(ended);
});

test('a stranger can neither share nor list nor end what is not theirs, and one project has one link', async () => {
  const [ada, eve] = [await product.newUser(), await product.newUser()];
  const historyId = await save(ada, []);
  const tryShare = (userId: string, account: Account | undefined) =>
    rest('shared_results', 'POST', account, { user_id: userId, history_id: historyId });
  expect((await tryShare(eve.userId, eve)).status).toBe(403);
  expect((await tryShare(ada.userId, eve)).status).toBe(403);
  expect((await tryShare(ada.userId, undefined)).status).toBe(401);
  const id = await share(ada, historyId);
  expect((await tryShare(ada.userId, ada)).status).toBe(409);
  expect(await (await rest('shared_results?select=*', 'GET', eve)).json()).toEqual([]);
  expect((await rest('shared_results?select=*', 'GET', undefined)).status).toBe(401);
  await rest(`shared_results?id=eq.${id}`, 'DELETE', eve);
  expect((await open(id)).status).toBe(200);
});

test('a shared project opens no file of another account, whatever paths it names', async () => {
  const [ada, eve] = [await product.newUser(), await product.newUser()];
  const key = await upload(ada, '1-0-secret.png');
  const own = key.replace(ada.userId, eve.userId);
  const id = await share(eve, await save(eve, [key, `${eve.userId}/../${key}`, own]));
  for (const index of [0, 1, 2]) expect((await open(id, `/images/${index}`)).status).toBe(404);
});

test('where sharing is off, links that were made before open nothing', async () => {
  const ada = await product.newUser();
  const id = await share(ada, await save(ada, []));
  const off = await startTestProduct({ pool: createInstantPool(), opened: product.opened, env: { SHARING: 'off' } });
  expect((await off.fetch(`/functions/v1/shared-result/${id}`)).status).toBe(404);
  expect(await (await off.fetch('/config.json')).json()).toMatchObject({ sharing: false });
  await off.close();
});
