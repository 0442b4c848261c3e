import { MAX_TRY_MEGAPIXELS, TRIES_PER_DAY } from '@blueprompt/core/spec/try-limits';
import type { MeasurePool } from '@blueprompt/vision/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { claimPng, drawInterface } from '../testing/draw-png.ts';
import { createInstantPool } from '../testing/instant-pool.ts';
import { createPatientPool } from '../testing/patient-pool.ts';
import { startTestProduct, type TestProduct } from '../testing/test-product.ts';

const DAY_MS = 86_400_000;
const instant = createInstantPool();
const patient = createPatientPool();
let isPatient = false;
const owners: (string | undefined)[] = [];
const senders: (string | undefined)[] = [];
const pool: MeasurePool = {
  ...instant,
  measure: (bytes, call) => {
    owners.push(call?.owner);
    senders.push(call?.sender);
    return (isPatient ? patient.pool : instant).measure(bytes, call);
  },
};
let at = new Date('2026-01-05T10:00:00Z').getTime();
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ pool, now: () => new Date(at) });
});
afterAll(() => product.close());
beforeEach(() => {
  isPatient = false;
  owners.length = 0;
  senders.length = 0;
  // Every test has its own minute.
  at += 60_000;
});

let color = 0;
const picture = () => drawInterface(++color).toString('base64');
const tryOut = (network: string, imageBase64 = picture(), signal?: AbortSignal) =>
  product.fetch('/functions/v1/try-ui', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': network },
    body: JSON.stringify({ imageBase64 }),
    ...(signal ? { signal } : {}),
  });
const codeOf = async (answer: Response) => [answer.status, ((await answer.json()) as { code?: string }).code];
const storedRows = async (): Promise<number> => {
  const [row] = await product.opened.database.asService((sql) =>
    sql<{ n: number }>('select count(*)::int as n from product.analysis_cache'),
  );
  return row!.n;
};

test('a visitor gets the facts of a picture, all visitors take one turn, each network answers for its own, nothing is stored', async () => {
  const before = await storedRows();
  const answer = await tryOut('10.1.0.1');
  expect(answer.status).toBe(200);
  const { measurement } = (await answer.json()) as { measurement: { elements: unknown[] } };
  expect(measurement.elements.length).toBeGreaterThan(0);
  expect((await tryOut('10.1.0.2')).status).toBe(200);
  expect(owners).toEqual(['visitors', 'visitors']);
  expect(senders).toEqual([expect.stringContaining('10.1.0.1'), expect.stringContaining('10.1.0.2')]);
  expect(await storedRows()).toBe(before);
});

test('a network has a few tries a day; others have theirs, bad files cost none, and tomorrow there are more', async () => {
  expect(await codeOf(await tryOut('10.2.0.1', Buffer.from('no picture').toString('base64').slice(0, 9)))).toEqual([
    400,
    'bad_base64',
  ]);
  for (let n = 0; n < TRIES_PER_DAY; n += 1) expect((await tryOut('10.2.0.1')).status).toBe(200);
  const refused = await tryOut('10.2.0.1');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600);
  expect(await codeOf(refused)).toEqual([429, 'tries_used_up']);
  expect((await tryOut('10.2.0.2')).status).toBe(200);
  at += DAY_MS;
  expect((await tryOut('10.2.0.1')).status).toBe(200);
});

test('a picture above the area limit is refused by its header, before it is measured or counted', async () => {
  const side = Math.ceil(Math.sqrt(MAX_TRY_MEGAPIXELS * 1e6)) + 1;
  const answer = await tryOut('10.3.0.1', claimPng(side, side).toString('base64'));
  expect(await codeOf(answer)).toEqual([413, 'too_large_to_try']);
  expect(owners).toEqual([]);
  for (let n = 0; n < TRIES_PER_DAY; n += 1) expect((await tryOut('10.3.0.1')).status).toBe(200);
});

test('a network has one picture in work, and few visitors wait for their turn', async () => {
  isPatient = true;
  const gone = new AbortController();
  const running = tryOut('10.4.0.1', picture(), gone.signal).catch(() => undefined);
  await expect.poll(() => patient.seen.started).toBe(1);
  expect(await codeOf(await tryOut('10.4.0.1'))).toEqual([429, 'rate_limited']);
  const waiting = [2, 3, 4, 5].map((n) => tryOut(`10.4.0.${n}`, picture(), gone.signal).catch(() => undefined));
  await expect.poll(async () => (await codeOf(await tryOut('10.4.0.9')))[1]).toBe('busy');
  expect(patient.seen.started).toBe(1);
  gone.abort();
  await Promise.all([running, ...waiting]);
});

test('a network that hammers is refused before its pictures are read', async () => {
  const statuses = [];
  for (let n = 0; n < 25; n += 1) statuses.push((await tryOut('10.5.0.1', '')).status);
  expect(statuses).toEqual([...Array<number>(20).fill(400), ...Array<number>(5).fill(429)]);
});
