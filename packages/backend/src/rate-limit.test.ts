import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTakeToken } from './rate-limit.ts';
import { DEFAULT_RATE_LIMITS } from './rate-limits.ts';
import { PNG } from './testing/images.ts';
import { createTestBackend, openTestBackend, PASSWORD, type TestBackend } from './testing/test-backend.ts';
import { DATABASE_KINDS } from './testing/test-database.ts';

describe.each(DATABASE_KINDS)('rate limits on %s', (kind) => {
  let t: TestBackend;
  beforeAll(async () => {
    t = await openTestBackend(kind, { rateLimits: DEFAULT_RATE_LIMITS, trustProxy: true });
  });
  afterAll(() => t.close());

  const post = async (path: string, body: unknown, ip: string) => {
    const response = await t.request(`/auth/v1${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'x-forwarded-for': `1.2.3.4, ${ip}` },
    });
    return [response.status, response.headers.get('x-sb-error-code')] as const;
  };
  const advance = (ms: number) => {
    t.clock.at = new Date(t.clock.at.getTime() + ms);
  };

  it('are shared by all processes, say how long to wait, and end with their window', async () => {
    const second = await createTestBackend(t, { now: () => t.clock.at });
    const limit = { name: 'test', key: randomUUID(), max: 5, windowMs: 10_000 };
    const taken = await Promise.all(
      Array.from({ length: 12 }, (_, index) => (index % 2 ? t.backend : second.backend).takeToken(limit)),
    );
    expect(taken.filter(({ ok }) => ok)).toHaveLength(5);
    advance(4_000);
    expect(await t.backend.takeToken(limit)).toEqual({ ok: false, retryAfterSeconds: 6 });
    expect(await t.backend.takeToken({ ...limit, key: 'other' })).toEqual({ ok: true });
    expect(await t.backend.takeToken({ ...limit, name: 'other' })).toEqual({ ok: true });
    advance(6_000);
    expect(await second.backend.takeToken(limit)).toEqual({ ok: true });
  });

  it('ask the database for no more than is left, however many come at once', async () => {
    let asked = 0;
    const asService: TestBackend['database']['asService'] = (work) => {
      asked++;
      return t.database.asService(work);
    };
    const takeToken = createTakeToken({ ...t.database, asService }, () => t.clock.at);
    const limit = { name: 'test', key: randomUUID(), max: 5, windowMs: 10_000 };
    const flood = () => Promise.all(Array.from({ length: 100 }, () => takeToken(limit)));
    const taken = await flood();
    expect([taken.filter(({ ok }) => ok).length, asked]).toEqual([5, 5]);
    expect(taken.at(-1)).toEqual({ ok: false, retryAfterSeconds: 10 });
    expect((await flood()).every(({ ok }) => !ok)).toBe(true);
    expect(asked).toBe(10);
    advance(10_000);
    expect(await takeToken({ ...limit, amount: 5 })).toEqual({ ok: true });
    expect(await takeToken(limit)).toEqual({ ok: false, retryAfterSeconds: 10 });
  });

  it('count what a user asks about the own account before the database is asked', async () => {
    let asked = 0;
    const asCaller: TestBackend['database']['asCaller'] = (...args) => {
      asked++;
      return t.database.asCaller(...args);
    };
    const few = { 'account-user': { max: 3, windowMs: 60_000 } };
    const strict = await createTestBackend(t, { rateLimits: few, database: { ...t.database, asCaller } });
    const [user, other] = [await strict.signedIn(), await strict.signedIn()];
    const call = async ({ token }: { token: string }, method: string, path = '/auth/v1/user') => {
      const init = { method, headers: { authorization: `Bearer ${token}` } };
      const response = await strict.request(path, method === 'PUT' ? { ...init, body: '{"data":{"a":1}}' } : init);
      return [response.status, response.headers.get('retry-after')];
    };
    const answers = [await call(user, 'GET'), await call(user, 'PUT'), await call(user, 'GET')];
    expect(answers).toEqual(answers.map(() => [200, null]));
    const before = asked;
    const refused = [
      await call(user, 'GET'),
      await call(user, 'PUT'),
      await call(user, 'POST', '/auth/v1/logout?scope=local'),
    ];
    expect(refused).toEqual(refused.map(() => [429, '60']));
    expect(asked).toBe(before);
    expect((await call(other, 'GET'))[0]).toBe(200);
  });

  it('keep no address: only hashes are stored', async () => {
    await t.backend.takeToken({ name: 'test', key: 'someone@example.com', max: 1, windowMs: 1_000 });
    const rows = await t.database.asService((sql) => sql('select key from product.rate_limits'));
    for (const { key } of rows) expect(key).toMatch(/^[0-9a-f]{64}$/);
  });

  const signIn = (email: string, password: string, ip: string) =>
    post('/token?grant_type=password', { email, password }, ip);

  it('stop guessing one account’s password from one place, and leave its owner elsewhere alone', async () => {
    const email = `${randomUUID()}@example.com`;
    await t.backend.ensureUser(email, PASSWORD);
    // One subscriber of IPv6 has a whole /64 of addresses.
    const answers = await Promise.all(
      Array.from({ length: 18 }, (_, turn) => signIn(email, `wrong ${turn}`, `2001:db8:0:1::${turn}`)),
    );
    expect(answers.filter(([, code]) => code === 'invalid_credentials')).toHaveLength(15);
    expect(answers.filter(([status, code]) => status === 429 && code === 'over_request_rate_limit')).toHaveLength(3);
    expect((await signIn(email, PASSWORD, '2001:db8:0:1::99'))[0]).toBe(429);
    expect((await signIn(email, PASSWORD, '2001:db8:0:2::1'))[0]).toBe(200);
    advance(5 * 60_000);
    expect((await signIn(email, PASSWORD, '2001:db8:0:1::99'))[0]).toBe(200);
  });

  it('stop guessing one account’s password from many places together', async () => {
    const few = { 'signin-address': { max: 4, windowMs: 60_000 } };
    const strict = await createTestBackend(t, { rateLimits: few, trustProxy: true });
    const email = `${randomUUID()}@example.com`;
    const statuses = [];
    for (let turn = 0; turn < 6; turn++) {
      const response = await strict.request('/auth/v1/token?grant_type=password', {
        method: 'POST',
        body: JSON.stringify({ email, password: 'wrong' }),
        headers: { 'x-forwarded-for': `10.0.${turn}.1` },
      });
      statuses.push(response.status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 429, 429]);
  });

  it('do not stop someone who knows the password', async () => {
    const email = `${randomUUID()}@example.com`;
    await t.signedIn(email);
    const statuses = [];
    for (let turn = 0; turn < 20; turn++)
      statuses.push((await post('/token?grant_type=password', { email, password: PASSWORD }, `10.4.0.${turn}`))[0]);
    expect(statuses).toEqual(statuses.map(() => 200));
  });

  it('stop one place from trying many accounts', async () => {
    const few = { 'refresh-ip': { max: 3, windowMs: 60_000 } };
    const strict = await createTestBackend(t, { rateLimits: few, trustProxy: true });
    const guess = async (ip: string) => {
      const response = await strict.request('/auth/v1/token?grant_type=refresh_token', {
        method: 'POST',
        body: '{"refresh_token":"x"}',
        headers: { 'x-forwarded-for': ip },
      });
      return [response.status, response.headers.get('retry-after')];
    };
    const answers = [];
    for (let turn = 0; turn < 4; turn++) answers.push(await guess('10.1.1.1'));
    expect(answers).toEqual([
      [400, null],
      [400, null],
      [400, null],
      [429, '60'],
    ]);
    expect(await guess('10.1.1.2')).toEqual([400, null]);
  });

  it('let one mail of a kind and minute go to an address, whether it has an account or not', async () => {
    const known = `${randomUUID()}@example.com`;
    await t.backend.ensureUser(known, PASSWORD);
    for (const email of [known, `${randomUUID()}@example.com`]) {
      const ip = '10.2.0.1';
      // Asked for by anybody, the first two send nothing to a confirmed address: its owner still gets the third.
      const kinds = [
        ['/signup', { email, password: PASSWORD }],
        ['/resend', { email, type: 'signup' }],
        ['/recover', { email }],
      ] as const;
      for (const [path, body] of kinds) expect([path, (await post(path, body, ip))[0]]).toEqual([path, 200]);
      for (const [path, body] of kinds)
        expect([path, ...(await post(path, body, ip))]).toEqual([path, 429, 'over_email_send_rate_limit']);
    }
    expect(t.mails.filter(({ to }) => to === known).map(({ kind }) => kind)).toEqual(['reset-password']);
    advance(61_000);
    expect((await post('/recover', { email: known }, '10.2.0.1'))[0]).toBe(200);
    const answer = await t.client().auth.resetPasswordForEmail(known);
    expect(answer.error).toMatchObject({
      code: 'over_email_send_rate_limit',
      message: 'For security purposes, you can only request this after 60 seconds.',
    });
  });

  it('stop one account from filling the disk', async () => {
    const one = { max: 1, windowMs: 60_000 };
    const strict = await createTestBackend(t, { rateLimits: { 'insert-user': one, 'upload-user': one } });
    const user = await strict.signedIn();
    const insert = () => user.client.from('feedback').insert({ user_id: user.userId, likes: 'x' });
    expect((await insert()).status).toBe(201);
    const refused = await insert();
    expect([refused.status, refused.error?.code]).toEqual([429, 'PGRST429']);
    const upload = (n: number) =>
      user.client.storage.from('screenshots').upload(`${user.userId}/${n}-0-a.png`, new Blob([new Uint8Array(PNG)]));
    expect((await upload(1)).error).toBeNull();
    expect((await upload(2)).error).toMatchObject({ statusCode: '429' });
    const other = await strict.signedIn();
    const two = [1, 2].map(() => ({ user_id: other.userId, likes: 'x' }));
    expect((await other.client.from('feedback').insert(two)).status).toBe(429);
    const third = await strict.signedIn();
    expect((await third.client.from('feedback').insert({ user_id: third.userId, likes: 'x' })).status).toBe(201);
  });

  it('believe a forwarded address only behind a proxy of our own', async () => {
    const direct = await createTestBackend(t, {
      trustProxy: false,
      rateLimits: { 'verify-ip': { max: 2, windowMs: 60_000 } },
    });
    const verify = (ip: string) =>
      direct.backend.app.request('/auth/v1/verify', {
        method: 'POST',
        body: '{"type":"signup","token_hash":"x"}',
        headers: { 'x-forwarded-for': ip },
      });
    const statuses = [];
    for (const ip of ['10.3.0.1', '10.3.0.2', '10.3.0.3']) statuses.push((await verify(ip)).status);
    expect(statuses).toEqual([403, 403, 429]);
  });

  it('forget counters whose window is over', async () => {
    advance(24 * 3_600_000);
    for (let turn = 0; turn < 200; turn++)
      await t.backend.takeToken({ name: 'sweep', key: 'x', max: 1_000, windowMs: 1_000 });
    const rows = await t.database.asService((sql) => sql(`select distinct name from product.rate_limits`));
    expect(rows).toEqual([{ name: 'sweep' }]);
  });
});
