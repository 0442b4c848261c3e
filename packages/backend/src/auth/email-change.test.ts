import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, openTestBackend, PASSWORD, SITE_URL, type TestBackend } from '../testing/test-backend.ts';
import { DATABASE_KINDS } from '../testing/test-database.ts';

describe.each(DATABASE_KINDS)('a new address on %s', (kind) => {
  let t: TestBackend;
  beforeAll(async () => {
    t = await openTestBackend(kind);
  });
  afterAll(() => t.close());

  const newEmail = () => `${crypto.randomUUID()}@example.com`;
  const mailsTo = (email: string) => t.mails.filter(({ to }) => to === email);
  const tokenOf = (email: string) => new URL(mailsTo(email).at(-1)!.link).searchParams.get('token_hash')!;
  const confirm = (token: string) => t.client().auth.verifyOtp({ token_hash: token, type: 'email_change' });
  const trySignIn = async (email: string) =>
    (await t.client().auth.signInWithPassword({ email, password: PASSWORD })).error?.code;

  it('is confirmed by the link that was sent there; until then the old one stays', async () => {
    const { client, email, userId } = await t.signedIn();
    const next = newEmail();
    const asked = await client.auth.updateUser({ email: next.toUpperCase(), current_password: PASSWORD });
    expect([asked.error, asked.data.user?.email, asked.data.user?.new_email]).toEqual([null, email, next]);
    expect(mailsTo(next)).toMatchObject([{ kind: 'confirm-new-email', accountEmail: email }]);
    expect(new URL(mailsTo(next)[0]!.link).pathname).toBe('/confirm');
    expect([await trySignIn(email), await trySignIn(next)]).toEqual([undefined, 'invalid_credentials']);

    expect(mailsTo(email)).toEqual([]);
    const { data, error } = await confirm(tokenOf(next));
    expect([error, data.user?.id, data.user?.email]).toEqual([null, userId, next]);
    expect(data.user?.identities?.[0]?.identity_data?.['email']).toBe(next);
    expect([await trySignIn(email), await trySignIn(next)]).toEqual(['invalid_credentials', undefined]);
    expect((await client.auth.refreshSession()).data.user?.email).toBe(next);
    expect((await confirm(tokenOf(next))).error?.code).toBe('otp_expired');
    // Its owner is told once, with nothing in the mail that opens the account.
    expect(mailsTo(email)).toMatchObject([{ kind: 'email-changed', link: `${SITE_URL}/auth` }]);
  });

  it('is not for who has only the session: the current password is asked for, and guessing it is limited', async () => {
    const limited = await createTestBackend(t, { rateLimits: { 'password-user': { max: 3, windowMs: 60_000 } } });
    const { client } = await limited.signedIn();
    const ask = async (proof: object) => (await client.auth.updateUser({ email: newEmail(), ...proof })).error;
    const needed = { code: 'invalid_credentials', message: 'Changing your email needs your current password.' };
    expect(await ask({})).toMatchObject(needed);
    expect(await ask({ current_password: 'x'.repeat(257) })).toMatchObject({ code: 'validation_failed' });
    expect(await ask({ current_password: 'a guess' })).toMatchObject({ message: 'This is not your current password.' });
    expect(limited.mails).toEqual([]);
    // A wrong password has not used up the one mail a minute.
    expect(await ask({ current_password: PASSWORD })).toBeNull();
    expect(limited.mails).toMatchObject([{ kind: 'confirm-new-email' }]);
    expect(await ask({ current_password: 'a guess' })).toMatchObject({ code: 'over_request_rate_limit' });
  });

  it('needs a new sign-in where the account has no password', async () => {
    const { client, userId } = await t.signedIn();
    await t.database.asService((sql) => sql('update auth.users set encrypted_password = null where id = $1', [userId]));
    const next = newEmail();
    expect((await client.auth.updateUser({ email: next })).error).toBeNull();
    expect(mailsTo(next)).toHaveLength(1);
    await t.database.asService((sql) =>
      sql(`update auth.sessions set created_at = created_at - interval '1 hour' where user_id = $1`, [userId]),
    );
    expect((await client.auth.updateUser({ email: newEmail() })).error).toMatchObject({
      code: 'reauthentication_needed',
      message: 'Please sign in again to change your email.',
    });
  });

  it('ends links to the old one, and a new password ends the link to it', async () => {
    const moved = await t.signedIn();
    const next = newEmail();
    await t.client().auth.resetPasswordForEmail(moved.email);
    const recovery = tokenOf(moved.email);
    await moved.client.auth.updateUser({ email: next, current_password: PASSWORD });
    await confirm(tokenOf(next));
    const old = await t.client().auth.verifyOtp({ token_hash: recovery, type: 'recovery' });
    expect(old.error?.code).toBe('otp_expired');

    const kept = await t.signedIn();
    const foreign = newEmail();
    await kept.client.auth.updateUser({ email: foreign, current_password: PASSWORD });
    await kept.client.auth.updateUser({ password: 'chosen by the owner', current_password: PASSWORD });
    expect((await confirm(tokenOf(foreign))).error?.code).toBe('otp_expired');
  });

  it.each([
    ['global', 'otp_expired'],
    ['others', 'otp_expired'],
    ['local', undefined],
  ] as const)('that waits for its link, after a sign-out of scope %s: %s', async (scope, code) => {
    const { client } = await t.signedIn();
    const next = newEmail();
    await client.auth.updateUser({ email: next, current_password: PASSWORD });
    await client.auth.signOut({ scope });
    expect((await confirm(tokenOf(next))).error?.code).toBe(code);
  });

  /** What somebody can see who asks for an address: the fields of both answers, and whether they came at once. */
  const told = async (client: SupabaseClient, email: string) => {
    const startedAt = performance.now();
    const asked = await client.auth.updateUser({ email, current_password: PASSWORD });
    const isAtOnce = performance.now() - startedAt < 145;
    const { data } = await client.auth.getUser();
    return { isAtOnce, fields: [asked.data.user, data.user].map((user) => Object.keys(user!).sort()) };
  };

  it('of somebody else gets no mail and answers alike and as late, also when it was taken after it was asked for', async () => {
    const [ada, eve] = [await t.signedIn(), await t.signedIn()];
    const asked = await eve.client.auth.updateUser({ email: ada.email, current_password: PASSWORD });
    expect([asked.error, asked.data.user?.new_email]).toEqual([null, ada.email]);
    expect(mailsTo(ada.email)).toEqual([]);
    const [taken, free] = [await told(eve.client, ada.email), await told((await t.signedIn()).client, newEmail())];
    expect(taken).toEqual(free);
    expect(taken.isAtOnce).toBe(false);

    const raced = newEmail();
    const bob = await t.signedIn();
    await bob.client.auth.updateUser({ email: raced, current_password: PASSWORD });
    await t.signedIn(raced);
    expect((await confirm(tokenOf(raced))).error?.code).toBe('otp_expired');
    expect(await trySignIn(bob.email)).toBeUndefined();
    expect(mailsTo(bob.email)).toEqual([]);
  });

  it('leaves the month that was used with the old one, so that moving away gives no second free month', async () => {
    const usage = (userId: string) =>
      t.database.asService((sql) => sql('select month, images from product.image_usage where user_id = $1', [userId]));
    const { client, email, userId } = await t.signedIn();
    const month = new Date().toISOString().slice(0, 7);
    await t.database.asService((sql) =>
      sql("insert into product.image_usage values ($1, $2, 3), ($1, '2020-01', 9)", [userId, month]),
    );
    const before = await usage(userId);
    const next = newEmail();
    await client.auth.updateUser({ email: next, current_password: PASSWORD });
    expect((await confirm(tokenOf(next))).error).toBeNull();
    expect(await usage(userId)).toEqual(before);
    expect(await usage((await t.signedIn(email)).userId)).toEqual([{ month, images: 3 }]);
  });

  it('is asked for once a minute, must be one, and is no change where it is the same', async () => {
    const limited = await createTestBackend(t, { rateLimits: {} });
    const { client, email } = await limited.signedIn();
    const codeOf = async (asked: string) =>
      (await client.auth.updateUser({ email: asked, current_password: PASSWORD })).error?.code;
    expect([await codeOf('nobody'), await codeOf(email)]).toEqual(['validation_failed', undefined]);
    expect([await codeOf(newEmail()), await codeOf(newEmail())]).toEqual([undefined, 'over_email_send_rate_limit']);
    expect(limited.mails).toMatchObject([{ kind: 'confirm-new-email' }]);
  });
});
