import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Sql } from '../contract.ts';
import { createTestBackend, openTestBackend, PASSWORD, type TestBackend } from '../testing/test-backend.ts';
import { DATABASE_KINDS } from '../testing/test-database.ts';

/** The same database, with something that happens once, right after the first transaction that reads so. */
function between(database: Database, read: string, meanwhile: () => Promise<unknown>): Database {
  let isOver = false;
  const asService: Database['asService'] = async (work) => {
    let isRead = false;
    const result = await database.asService((sql) => {
      const watched: Sql = (text, values) => {
        isRead ||= text.startsWith(read);
        return sql(text, values);
      };
      return work(watched);
    });
    if (isRead && !isOver) {
      isOver = true;
      await meanwhile();
    }
    return result;
  };
  return { ...database, asService };
}

describe.each(DATABASE_KINDS)('a new password on %s', (kind) => {
  let t: TestBackend;
  beforeAll(async () => {
    t = await openTestBackend(kind);
  });
  afterAll(() => t.close());

  const CHOSEN = 'chosen by the owner';
  const trySignIn = async (email: string, password: string) =>
    (await t.client().auth.signInWithPassword({ email, password })).error?.code;
  const sessionsOf = async (userId: string) =>
    (await t.database.asService((sql) => sql('select id from auth.sessions where user_id = $1', [userId]))).length;

  const recover = async (email: string) => {
    await t.client().auth.resetPasswordForEmail(email);
    const link = new URL(t.mails.findLast(({ to }) => to === email)!.link);
    const client = t.client();
    await client.auth.verifyOtp({ type: 'recovery', token_hash: link.searchParams.get('token_hash')! });
    return client;
  };
  const age = (userId: string) =>
    t.database.asService((sql) =>
      sql(`update auth.sessions set created_at = created_at - interval '1 hour' where user_id = $1`, [userId]),
    );

  it('is not for who has only the session: the current one is asked for', async () => {
    const { client, email } = await t.signedIn();
    const ask = async (proof: object) => (await client.auth.updateUser({ password: CHOSEN, ...proof })).error;
    const needed = { code: 'invalid_credentials', message: 'Changing your password needs your current password.' };
    expect(await ask({})).toMatchObject(needed);
    expect(await ask({ current_password: '' })).toMatchObject(needed);
    expect(await ask({ nonce: '123456' })).toMatchObject(needed);
    expect(await ask({ current_password: 'a guess' })).toMatchObject({ message: 'This is not your current password.' });
    expect(await trySignIn(email, CHOSEN)).toBe('invalid_credentials');
    expect(await ask({ current_password: PASSWORD })).toBeNull();
    expect(await trySignIn(email, CHOSEN)).toBeUndefined();
  });

  it('is set through a recovery mail without the old one, once and within the hour, and nothing else is', async () => {
    const { email, userId } = await t.signedIn();
    const client = await recover(email);
    const set = async (password: string) => (await client.auth.updateUser({ password })).error?.code;
    expect((await client.auth.updateUser({ email: 'thief@example.com' })).error?.code).toBe('invalid_credentials');
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect(await set(CHOSEN)).toBeUndefined();
    expect(await set('chosen a second time')).toBe('invalid_credentials');
    expect(await trySignIn(email, CHOSEN)).toBeUndefined();

    const late = await recover(email);
    await age(userId);
    expect((await late.auth.updateUser({ password: 'chosen too late' })).error?.code).toBe('invalid_credentials');
  });

  it('is one of two that a recovery mail sets at the same moment', async () => {
    const { email } = await t.signedIn();
    const client = await recover(email);
    const token = (await client.auth.getSession()).data.session!.access_token;
    const first = () => client.auth.updateUser({ password: CHOSEN });
    const slow = await createTestBackend(t, { database: between(t.database, 'select method', first) });
    const late = await slow.request('/auth/v1/user', {
      method: 'PUT',
      body: JSON.stringify({ password: 'chosen a second time' }),
      headers: { authorization: `Bearer ${token}` },
    });
    expect([late.status, late.headers.get('x-sb-error-code')]).toEqual([400, 'invalid_credentials']);
    expect(await trySignIn(email, CHOSEN)).toBeUndefined();
  });

  it('is set with a new sign-in where there was none before', async () => {
    const { client, email, userId } = await t.signedIn();
    await t.database.asService((sql) => sql('update auth.users set encrypted_password = null where id = $1', [userId]));
    await age(userId);
    const set = async () => (await client.auth.updateUser({ password: CHOSEN })).error;
    expect(await set()).toMatchObject({ code: 'reauthentication_needed' });
    await t.database.asService((sql) =>
      sql('update auth.sessions set created_at = now() where user_id = $1', [userId]),
    );
    expect(await set()).toBeNull();
    expect(await trySignIn(email, CHOSEN)).toBeUndefined();
  });

  it('ends a sign-in with the old one that had begun before it', async () => {
    const owner = await t.signedIn();
    const change = () => owner.client.auth.updateUser({ password: CHOSEN, current_password: PASSWORD });
    const database = between(t.database, 'select * from auth.users where email', change);
    const slow = await createTestBackend(t, { database });
    const late = await slow.client().auth.signInWithPassword({ email: owner.email, password: PASSWORD });
    expect(late.error).toMatchObject({ code: 'invalid_credentials' });
    expect(await sessionsOf(owner.userId)).toBe(1);
    expect(await trySignIn(owner.email, CHOSEN)).toBeUndefined();
  });

  it.each([
    ['password', { password: 'chosen by the thief', current_password: PASSWORD }],
    ['metadata', { data: { name: 'thief' } }],
  ])('ends the change of the %s that a session which it ends had begun', async (_, update) => {
    const owner = await t.signedIn();
    const thief = await t.signedIn(owner.email);
    const change = () => owner.client.auth.updateUser({ password: CHOSEN, current_password: PASSWORD });
    const slow = await createTestBackend(t, {
      database: between(t.database, 'select * from auth.users where id', change),
    });
    const late = await slow.request('/auth/v1/user', {
      method: 'PUT',
      body: JSON.stringify(update),
      headers: { authorization: `Bearer ${thief.token}` },
    });
    expect([late.status, late.headers.get('x-sb-error-code')]).toEqual([403, 'session_not_found']);
    expect(await trySignIn(owner.email, CHOSEN)).toBeUndefined();
    expect((await owner.client.auth.getUser()).data.user!.user_metadata).toEqual({});
  });

  it('is one of two that two sessions set at the same moment, and only its session stays', async () => {
    const one = await t.signedIn();
    const other = await t.signedIn(one.email);
    const passwords = ['chosen in one place', 'chosen in the other'];
    const answers = await Promise.all(
      [one, other].map(({ client }, index) =>
        client.auth.updateUser({ password: passwords[index]!, current_password: PASSWORD }),
      ),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect(await sessionsOf(one.userId)).toBe(1);
    const kept = answers.findIndex(({ error }) => error === null);
    expect(await trySignIn(one.email, passwords[kept]!)).toBeUndefined();
  });
});
