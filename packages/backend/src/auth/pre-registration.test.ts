import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_RATE_LIMITS } from '../rate-limits.ts';
import { createTestBackend, openTestBackend, PASSWORD, SITE_URL, type TestBackend } from '../testing/test-backend.ts';
import { DATABASE_KINDS } from '../testing/test-database.ts';

const THEIRS = 'known to a stranger';
/** The limits as they are, except that a test need not send dozens of mails to meet this one. */
const MAILS_OF_A_NETWORK = 3;
const LIMITS = { ...DEFAULT_RATE_LIMITS, 'mail-ip': { max: MAILS_OF_A_NETWORK, windowMs: 3_600_000 } };
const newEmail = () => `${randomUUID()}@example.com`;

describe.each(DATABASE_KINDS)('an address that a stranger signed up first, on %s', (kind) => {
  let t: TestBackend;
  beforeAll(async () => {
    t = await openTestBackend(kind, { rateLimits: LIMITS, trustProxy: true });
  });
  afterAll(() => t.close());

  let lastNetwork = 0;
  const newNetwork = () => `10.0.${lastNetwork++}.1`;
  const sending = (email: string, password: string) => ({
    method: 'POST',
    body: JSON.stringify({ email, password }),
    headers: { 'x-forwarded-for': newNetwork() },
  });
  const post = async (path: string, body: unknown, network = newNetwork()) => {
    const response = await t.request(`/auth/v1${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'x-forwarded-for': network },
    });
    return { status: response.status, code: response.headers.get('x-sb-error-code') };
  };
  const signUp = async (email: string, password: string, network?: string) =>
    (await post('/signup', { email, password }, network)).status;
  const mailsTo = (email: string) => t.mails.filter((mail) => mail.to === email);
  const open = (link: string) => {
    const { searchParams } = new URL(link);
    return post('/verify', { type: searchParams.get('type'), token_hash: searchParams.get('token_hash') });
  };
  const trySignIn = async (email: string, password: string) =>
    (await post('/token?grant_type=password', { email, password })).code;
  const advance = (ms: number) => {
    t.clock.at = new Date(t.clock.at.getTime() + ms);
  };

  it('is not theirs when its owner signs up while the address waits for its next mail', async () => {
    for (const opened of [0, 1]) {
      const email = newEmail();
      expect(await signUp(email, THEIRS)).toBe(200);
      expect(await signUp(email, PASSWORD)).toBe(429);
      // One mail says so at once; more of them wait for their minute.
      expect(await signUp(email, 'another password')).toBe(429);
      expect(mailsTo(email).map((mail) => mail.kind)).toEqual(['confirm-signup', 'reset-password']);
      expect((await open(mailsTo(email)[opened]!.link)).status).toBe(200);
      for (const password of [THEIRS, PASSWORD]) expect(await trySignIn(email, password)).toBe('invalid_credentials');
    }
  });

  it('is not theirs when they sign up again and again to keep the limit used', async () => {
    const email = newEmail();
    expect(await signUp(email, THEIRS)).toBe(200);
    for (let turn = 0; turn < 3; turn++) {
      advance(61_000);
      expect(await signUp(email, THEIRS)).toBe(200);
      if (turn === 1) expect(await signUp(email, PASSWORD)).toBe(429);
    }
    expect((await open(mailsTo(email)[0]!.link)).status).toBe(200);
    expect(await trySignIn(email, THEIRS)).toBe('invalid_credentials');
  });

  it('is nobody’s when both sign up at the same moment', async () => {
    const email = newEmail();
    const passwords = Array.from({ length: 5 }, (_, index) => `one of several ${index}`);
    const statuses = await Promise.all(passwords.map((password) => signUp(email, password)));
    expect(statuses.toSorted()).toEqual([200, 429, 429, 429, 429]);
    expect((await open(mailsTo(email)[0]!.link)).status).toBe(200);
    for (const password of passwords) expect(await trySignIn(email, password)).toBe('invalid_credentials');
  });

  it('stays its owner’s with their password when one form is sent twice', async () => {
    const email = newEmail();
    const statuses = await Promise.all([signUp(email, PASSWORD), signUp(email, PASSWORD)]);
    expect(statuses.toSorted()).toEqual([200, 429]);
    for (const { kind: sent } of mailsTo(email)) expect(sent).toBe('confirm-signup');
    advance(61_000);
    expect(await signUp(email, PASSWORD)).toBe(200);
    expect((await open(mailsTo(email).at(-1)!.link)).status).toBe(200);
    expect(await trySignIn(email, PASSWORD)).toBeNull();
  });

  it('is compared again outside of any transaction when the account changes in between', async () => {
    for (const [password, isKept] of [
      [PASSWORD, true],
      [THEIRS, false],
    ] as const) {
      const email = newEmail();
      const seen: string[] = [];
      // Another sign-up makes the account right after this one has looked for it.
      const database: TestBackend['database'] = {
        ...t.database,
        asService: async (work) => {
          const statements: string[] = [];
          const result = await t.database.asService((sql) =>
            work((text, values) => {
              statements.push(text);
              return sql(text, values);
            }),
          );
          const isLook = statements[0] === 'select * from auth.users where email = $1';
          if (isLook && seen.length === 0)
            await t.backend.app.request(`${SITE_URL}/auth/v1/signup`, sending(email, PASSWORD));
          if (isLook) seen.push('look');
          else if (statements.some((text) => text.endsWith('for update'))) seen.push(`${statements.length} statements`);
          return result;
        },
      };
      const racing = await createTestBackend({ ...t, database }, { rateLimits: LIMITS, trustProxy: true });
      await racing.request('/auth/v1/signup', sending(email, password));
      expect(seen.slice(0, 3)).toEqual(['look', '1 statements', 'look']);
      const [row] = await t.database.asService((sql) =>
        sql('select encrypted_password is not null as kept from auth.users where email = $1', [email]),
      );
      expect(row).toEqual({ kept: isKept });
    }
  });

  it('is told from no other by a refusal: unknown, waiting and confirmed addresses answer 429 alike', async () => {
    const [unknown, waiting, confirmed] = [newEmail(), newEmail(), newEmail()];
    await t.backend.ensureUser(confirmed, PASSWORD);
    await signUp(waiting, THEIRS);
    advance(61_000);
    const answers: unknown[][] = [];
    for (const email of [unknown, waiting, confirmed]) {
      expect((await post('/signup', { email, password: 'another password' })).status).toBe(200);
      const response = await t.request('/auth/v1/signup', {
        method: 'POST',
        body: JSON.stringify({ email, password: 'another password' }),
        headers: { 'x-forwarded-for': newNetwork() },
      });
      answers.push([response.status, response.headers.get('retry-after'), await response.json()]);
    }
    expect(answers[0]![0]).toBe(429);
    expect(answers).toEqual(answers.map(() => answers[0]));
    expect(await trySignIn(confirmed, PASSWORD)).toBeNull();
  });

  it('gets no mail from a network that has sent its share, and is disputed all the same', async () => {
    const network = newNetwork();
    for (let turn = 1; turn < MAILS_OF_A_NETWORK; turn++)
      expect((await post('/resend', { type: 'signup', email: newEmail() }, network)).status).toBe(200);
    expect(await signUp(newEmail(), PASSWORD, network)).toBe(200);
    const email = newEmail();
    expect(await signUp(email, THEIRS)).toBe(200);
    expect(await signUp(email, PASSWORD, network)).toBe(429);
    expect(mailsTo(email)).toHaveLength(1);
    expect((await open(mailsTo(email)[0]!.link)).status).toBe(200);
    expect(await trySignIn(email, THEIRS)).toBe('invalid_credentials');
  });
});
