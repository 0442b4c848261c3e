import { type Argon2Parameters, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestBackend, openTestBackend, PASSWORD, SITE_URL, type TestBackend } from '../testing/test-backend.ts';
import { DATABASE_KINDS } from '../testing/test-database.ts';

/** What each hash of a password cost, in their order. Test files share a worker: one before this may have loaded what hashes. */
const hashes = vi.hoisted((): Argon2Parameters[] => {
  vi.resetModules();
  return [];
});
vi.mock('node:crypto', async (importOriginal) => {
  const crypto = await importOriginal<typeof import('node:crypto')>();
  const argon2: typeof crypto.argon2 = (algorithm, parameters, callback) => {
    hashes.push(parameters);
    crypto.argon2(algorithm, parameters, callback);
  };
  return { ...crypto, argon2 };
});

const HOUR_MS = 3_600_000;
const PROOF = { current_password: PASSWORD };
const newEmail = () => `${randomUUID()}@example.com`;

describe.each(DATABASE_KINDS)('accounts on %s', (kind) => {
  let t: TestBackend;
  beforeAll(async () => {
    t = await openTestBackend(kind);
  });
  afterAll(() => t.close());

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    t.request(path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    });
  /** The product's own cost, which tests do without. */
  const withRealHashes = () => createTestBackend(t, { passwordCost: undefined });
  const signUp = async (email = newEmail()) => {
    const client = t.client();
    const { data, error } = await client.auth.signUp({
      email,
      password: PASSWORD,
      options: { emailRedirectTo: `${SITE_URL}/confirm` },
    });
    const mail = t.mails.findLast((each) => each.to === email.toLowerCase());
    return { client, email, data, error, link: mail && new URL(mail.link) };
  };
  const countOf = async (table: string) => {
    const [row] = await t.database.asService((sql) => sql<{ n: number }>(`select count(*) as n from auth.${table}`));
    return row!.n;
  };

  it('[SE8] [EN2] signing up makes an account that waits for its mail', async () => {
    const { data, error, link, email } = await signUp(`New.${randomUUID()}@Example.com`);
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({ email: email.toLowerCase(), aud: 'authenticated', role: 'authenticated' });
    expect(data.user!.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(data.user!.identities).toHaveLength(1);
    expect(data.user!.email_confirmed_at).toBeUndefined();
    expect(link!.origin + link!.pathname).toBe(`${SITE_URL}/confirm`);
    expect(link!.searchParams.get('type')).toBe('signup');
    expect(link!.searchParams.get('token_hash')!.length).toBeGreaterThanOrEqual(43);
  });

  it('[SE9] a password is worth nothing before the address is confirmed, and nobody learns that without it', async () => {
    const { email, client } = await signUp();
    expect((await client.auth.signInWithPassword({ email, password: PASSWORD })).error).toMatchObject({
      code: 'email_not_confirmed',
      status: 400,
    });
    expect((await client.auth.signInWithPassword({ email, password: 'wrong password' })).error).toMatchObject({
      code: 'invalid_credentials',
    });
  });

  it('[SE11] [EN1] a link’s token is worth one session, and then [SE9] the password signs in', async () => {
    const { client, link, email } = await signUp();
    const token = { token_hash: link!.searchParams.get('token_hash')!, type: 'signup' as const };
    const first = await client.auth.verifyOtp(token);
    expect(first.error).toBeNull();
    const session = first.data.session!;
    expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { email } });
    expect(session.access_token.split('.')).toHaveLength(3);
    expect(session.refresh_token.length).toBeGreaterThanOrEqual(43);
    expect(session.expires_at).toBe(Math.floor(t.clock.at.getTime() / 1000) + 3600);
    expect(session.user.email_confirmed_at).toBeTruthy();

    const again = await t.client().auth.verifyOtp(token);
    expect(again.error).toMatchObject({
      code: 'otp_expired',
      status: 403,
      message: 'Email link is invalid or has expired',
    });
    const signedIn = await t.client().auth.signInWithPassword({ email, password: PASSWORD });
    expect(signedIn.error).toBeNull();
    expect(signedIn.data.session!.user.id).toBe(session.user.id);
  });

  it('[SE11] an expired, made-up, or otherwise meant token is refused alike', async () => {
    const { link } = await signUp();
    const tokenHash = link!.searchParams.get('token_hash')!;
    const refusal = { code: 'otp_expired', message: 'Email link is invalid or has expired' };
    const verify = async (body: unknown) => {
      const response = await post('/auth/v1/verify', body, { 'x-supabase-api-version': '2024-01-01' });
      return [response.status, await response.json()];
    };
    expect(await verify({ type: 'signup', token_hash: 'x'.repeat(43) })).toEqual([403, refusal]);
    expect(await verify({ type: 'recovery', token_hash: tokenHash })).toEqual([403, refusal]);
    t.clock.at = new Date(t.clock.at.getTime() + 25 * HOUR_MS);
    expect(await verify({ type: 'signup', token_hash: tokenHash })).toEqual([403, refusal]);
    expect((await verify({ type: 'signup', token_hash: tokenHash, email: 'a@b.co' }))[0]).toBe(400);
    expect((await verify({ type: 'invite', token_hash: tokenHash }))[0]).toBe(400);
  });

  it('a link can be looked at before it is used, which uses nothing up', async () => {
    const { link } = await signUp();
    const asked = { type: 'signup', token_hash: link!.searchParams.get('token_hash')! };
    const look = async (body: unknown) => (await post('/auth/v1/verify/check', body)).json();
    expect(await look(asked)).toEqual({ is_open: true });
    expect(await look({ ...asked, type: 'recovery' })).toEqual({ is_open: false });
    expect((await t.client().auth.verifyOtp({ ...asked, type: 'signup' })).error).toBeNull();
    expect(await look(asked)).toEqual({ is_open: false });
    const { link: late } = await signUp();
    const before = t.clock.at;
    t.clock.at = new Date(before.getTime() + 25 * HOUR_MS);
    expect(await look({ type: 'signup', token_hash: late!.searchParams.get('token_hash') })).toEqual({
      is_open: false,
    });
    t.clock.at = before;
  });

  const spend = (link: URL | string) => {
    const { searchParams } = new URL(link);
    const client = t.client();
    const token = { type: searchParams.get('type') as 'signup', token_hash: searchParams.get('token_hash')! };
    return client.auth.verifyOtp(token).then(({ error }) => ({ client, error }));
  };
  const mailsTo = (email: string) => t.mails.filter((mail) => mail.to === email);
  const trySignIn = async (email: string, password: string) =>
    (await t.client().auth.signInWithPassword({ email, password })).error?.code;

  it('a newer mail leaves the older link alive, and the one that is used ends the other', async () => {
    for (const used of [0, 1]) {
      const { email } = await signUp();
      await t.client().auth.resend({ type: 'signup', email });
      await t.client().auth.signUp({ email, password: PASSWORD });
      const links = mailsTo(email).map(({ kind, link }) => [kind, link] as const);
      expect(links.map(([kind]) => kind)).toEqual(['confirm-signup', 'confirm-signup', 'confirm-signup']);
      expect((await spend(links[used]![1])).error).toBeNull();
      for (const [, link] of links) expect((await spend(link)).error).toMatchObject({ code: 'otp_expired' });
      expect(await trySignIn(email, PASSWORD)).toBeUndefined();
    }
  });

  it('one of many links that are spent at once is worth a session', async () => {
    const { email } = await signUp();
    for (let turn = 0; turn < 3; turn++) await t.client().auth.resend({ type: 'signup', email });
    const spent = await Promise.all(mailsTo(email).map(({ link }) => spend(link)));
    expect(spent.filter(({ error }) => error === null)).toHaveLength(1);
  });

  it('a link straight to the server goes on to the site with the session in the fragment, once', async () => {
    const { link } = await signUp();
    const path = `/auth/v1/verify?type=signup&token=${link!.searchParams.get('token_hash')}&redirect_to=${SITE_URL}/confirm`;
    const first = await t.request(path);
    expect(first.status).toBe(303);
    const target = new URL(first.headers.get('location')!);
    expect(target.origin + target.pathname + target.search).toBe(`${SITE_URL}/confirm`);
    const fragment = new URLSearchParams(target.hash.slice(1));
    expect(fragment.get('type')).toBe('signup');

    const client = t.client();
    const set = await client.auth.setSession({
      access_token: fragment.get('access_token')!,
      refresh_token: fragment.get('refresh_token')!,
    });
    expect(set.error).toBeNull();

    const second = await t.request(path);
    expect(second.status).toBe(303);
    const refusal = new URLSearchParams(new URL(second.headers.get('location')!).hash.slice(1));
    expect(refusal.get('error_code')).toBe('otp_expired');
    expect(refusal.get('access_token')).toBeNull();
  });

  it('an address that has an account is answered with a user without identities, and nothing changes', async () => {
    const { email, userId } = await t.signedIn();
    const [users, mails] = [await countOf('users'), t.mails.length];
    const { data, error } = await t
      .client()
      .auth.signUp({ email, password: 'another password', options: { data: { a: 1 } } });
    expect(error).toBeNull();
    expect(data).toMatchObject({ session: null, user: { email, identities: [], role: '', user_metadata: { a: 1 } } });
    expect(data.user!.id).not.toBe(userId);
    const fresh = (await signUp()).data.user!;
    const omitted = ['role', 'identities', 'id', 'email'];
    expect(Object.keys(data.user!).filter((key) => !omitted.includes(key))).toEqual(
      Object.keys(fresh).filter((key) => !omitted.includes(key)),
    );
    expect([await countOf('users'), t.mails.length]).toEqual([users + 1, mails + 1]);
    expect((await t.client().auth.signInWithPassword({ email, password: 'another password' })).error).toMatchObject({
      code: 'invalid_credentials',
    });
  });

  it.each([
    ['first', 0],
    ['second', 1],
    ['third, asked for once more,', 2],
  ])('of two people who signed up with one address neither has a key to what the %s mail opens', async (_, used) => {
    const [one, other, chosen] = ['the password of one', 'the password of the other', 'chosen by the reader'];
    const email = newEmail();
    const first = await t.client().auth.signUp({ email, password: one, options: { data: { name: 'one' } } });
    const second = await t.client().auth.signUp({ email, password: other, options: { data: { name: 'other' } } });
    expect(second.data.user).toMatchObject({ id: first.data.user!.id, user_metadata: { name: 'other' } });
    await t.client().auth.resend({ type: 'signup', email, options: { emailRedirectTo: `${SITE_URL}/confirm` } });
    const mails = mailsTo(email);
    expect(mails.map(({ kind, link }) => [kind, new URL(link).pathname])).toEqual([
      ['confirm-signup', '/confirm'],
      ['reset-password', '/reset'],
      ['reset-password', '/reset'],
    ]);

    const { client, error } = await spend(mails[used]!.link);
    expect(error).toBeNull();
    for (const password of [one, other]) expect(await trySignIn(email, password)).toBe('invalid_credentials');
    expect((await client.auth.updateUser({ password: chosen })).data.user!.user_metadata).toEqual({});
    for (const { link } of mails) expect((await spend(link)).error).toMatchObject({ code: 'otp_expired' });
    expect(await trySignIn(email, chosen)).toBeUndefined();
  });

  it.each(['/terms?note=call', '/reset?note=call', '/confirm', '/'])(
    'a mail leads to the page that spends its link, not to %s because somebody asked for that',
    async (page) => {
      const options = { emailRedirectTo: SITE_URL + page };
      const email = newEmail();
      await t.client().auth.signUp({ email, password: PASSWORD, options });
      await t.client().auth.resend({ type: 'signup', email, options });
      await t.client().auth.resetPasswordForEmail(email, { redirectTo: SITE_URL + page });
      const links = mailsTo(email).map(({ link }) => link.replace(/token_hash=[^&]+/, 'token_hash=x'));
      expect(links).toEqual([
        `${SITE_URL}/confirm?token_hash=x&type=signup`,
        `${SITE_URL}/confirm?token_hash=x&type=signup`,
        `${SITE_URL}/reset?token_hash=x&type=recovery`,
      ]);
    },
  );

  it.each([
    ['http://127.0.0.1:3000', 'http://localhost:3000/confirm', 'http://localhost:3000'],
    ['http://localhost:3000', 'http://127.0.0.1:3000/reset', 'http://127.0.0.1:3000'],
    ['http://127.0.0.1:3000', 'http://localhost:4000/confirm', 'http://127.0.0.1:3000'],
    ['http://127.0.0.1:3000', 'https://localhost:3000/confirm', 'http://127.0.0.1:3000'],
    ['http://127.0.0.1:3000', 'http://example.com:3000/confirm', 'http://127.0.0.1:3000'],
    ['https://blueprompt.test', 'https://localhost/confirm', 'https://blueprompt.test'],
  ])('a mail of the site %s asked for at %s leads to %s', async (siteUrl, page, origin) => {
    const local = { ...t, ...(await createTestBackend(t, { siteUrl })) };
    const email = newEmail();
    await local.client().auth.signUp({ email, password: PASSWORD, options: { emailRedirectTo: page } });
    await local.client().auth.resetPasswordForEmail(email, { redirectTo: page });
    const links = local.mails.filter(({ to }) => to === email).map(({ link }) => new URL(link));
    expect(links.map((link) => link.origin + link.pathname)).toEqual([`${origin}/confirm`, `${origin}/reset`]);
  });

  it('redirectTo is honoured where the operator listed exactly that page, and the page can spend the link', async () => {
    const page = 'https://app.example.com/welcome';
    const listed = { ...t, ...(await createTestBackend(t, { redirectUrls: [page] })) };
    const mailedFor = async (redirectTo: string) => {
      const email = newEmail();
      const { auth } = listed.client();
      await auth.signUp({ email, password: PASSWORD, options: { emailRedirectTo: redirectTo } });
      await auth.resend({ type: 'signup', email, options: { emailRedirectTo: redirectTo } });
      await auth.resetPasswordForEmail(email, { redirectTo });
      return listed.mails.filter((mail) => mail.to === email).map(({ link }) => new URL(link));
    };
    const mailed = await mailedFor(page);
    expect(mailed.map((link) => [link.origin + link.pathname, link.searchParams.get('type')])).toEqual([
      [page, 'signup'],
      [page, 'signup'],
      [page, 'recovery'],
    ]);
    const token = { type: 'signup' as const, token_hash: mailed[0]!.searchParams.get('token_hash')! };
    expect((await listed.client().auth.verifyOtp(token)).error).toBeNull();
    const straight = (redirectTo: string) =>
      listed.request(`/auth/v1/verify?type=signup&token=x&redirect_to=${encodeURIComponent(redirectTo)}`);
    expect((await straight(page)).headers.get('location')).toMatch(/^https:\/\/app\.example\.com\/welcome#error=/);
    for (const other of [
      `${page}?note=call`,
      `${page}/more`,
      `${page}#x`,
      'https://app.example.com/',
      `http${page.slice(5)}`,
    ]) {
      const links = await mailedFor(other);
      expect([other, links.map(({ origin, pathname }) => origin + pathname)]).toEqual([
        other,
        [`${SITE_URL}/confirm`, `${SITE_URL}/confirm`, `${SITE_URL}/reset`],
      ]);
      expect((await straight(other)).headers.get('location')).toMatch(/^https:\/\/blueprompt\.test\/?#/);
    }
  });

  it('recovering an account that was never confirmed ends the password that somebody gave it', async () => {
    const { email } = await signUp();
    await t.client().auth.resetPasswordForEmail(email);
    const link = new URL(t.mails.findLast((mail) => mail.to === email)!.link);
    const client = t.client();
    const token = { type: 'recovery' as const, token_hash: link.searchParams.get('token_hash')! };
    expect((await client.auth.verifyOtp(token)).error).toBeNull();
    expect((await t.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toMatchObject({
      code: 'invalid_credentials',
    });
    expect((await client.auth.updateUser({ password: PASSWORD })).error).toBeNull();
    expect((await t.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  it('one address signed up many times at once is one account', async () => {
    const email = newEmail();
    const before = await countOf('users');
    const all = await Promise.all(
      Array.from({ length: 8 }, () => t.client().auth.signUp({ email, password: PASSWORD })),
    );
    expect(all.map(({ error }) => error)).toEqual(all.map(() => null));
    expect(await countOf('users')).toBe(before + 1);
  });

  it('[ER2] wrong password, unknown address and an account without a password are answered alike', async () => {
    const { email } = await t.signedIn();
    const bare = newEmail();
    await t.database.asService((sql) =>
      sql('insert into auth.users (email, email_confirmed_at) values ($1, now())', [bare]),
    );
    const answers = await Promise.all(
      [
        { email, password: 'wrong password' },
        { email: newEmail(), password: PASSWORD },
        { email: bare, password: '' },
      ].map(async (body) => {
        const response = await post('/auth/v1/token?grant_type=password', body);
        return [response.status, await response.json()];
      }),
    );
    const refusal = { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' };
    expect(answers).toEqual([400, 400, 400].map((status) => [status, refusal]));
  });

  it('an unknown address and a wrong password cost the same hash, so that the time tells nothing', async () => {
    const email = newEmail();
    const { backend, request } = await withRealHashes();
    await backend.ensureUser(email, PASSWORD);
    const costOf = async (address: string) => {
      hashes.length = 0;
      const body = JSON.stringify({ email: address, password: 'wrong password' });
      await request('/auth/v1/token?grant_type=password', { method: 'POST', body });
      return hashes.map(({ memory, passes, parallelism, tagLength }) => [memory, passes, parallelism, tagLength]);
    };
    const known = await costOf(email);
    expect(known).toEqual([[19_456, 2, 1, 32]]);
    expect(await costOf(newEmail())).toEqual(known);
  });

  it.each([
    ['short', ['length']],
    ['aaaaaaaaaa', ['characters']],
    ['aaa', ['length', 'characters']],
  ])('[ER3] the password %s is weak because of %j', async (password, reasons) => {
    const users = await countOf('users');
    const { error } = await t.client().auth.signUp({ email: newEmail(), password });
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, code: 'weak_password', reasons });
    const old = await post('/auth/v1/signup', { email: newEmail(), password });
    expect(await old.json()).toMatchObject({ code: 422, error_code: 'weak_password', weak_password: { reasons } });
    expect(await countOf('users')).toBe(users);
  });

  it.each([
    [{ email: 'not an address', password: PASSWORD }, 400, 'validation_failed'],
    [{ email: 'a@example.com', password: 'x'.repeat(257) }, 400, 'validation_failed'],
    [{ email: 'a@example.com', password: `${'abcd'.repeat(18)}e` }, 400, 'validation_failed'],
    [{ email: 'a@example.com', password: 'äöüß'.repeat(10) }, 400, 'validation_failed'],
    [{ phone: '+491701234567', password: PASSWORD }, 400, 'phone_provider_disabled'],
    [{ data: {} }, 422, 'anonymous_provider_disabled'],
    [{ email: 'a@example.com' }, 400, 'validation_failed'],
    [{ email: `${'x'.repeat(300)}@example.com`, password: PASSWORD }, 400, 'validation_failed'],
    [{ email: ['a@example.com'], password: { $gt: '' } }, 400, 'validation_failed'],
    [{ email: 'a@example.com', password: PASSWORD, data: { big: 'x'.repeat(5_000) } }, 400, 'validation_failed'],
    [{ email: 'a@example.com', password: PASSWORD, data: { nul: '\u0000' } }, 400, 'validation_failed'],
    ['[]', 400, 'validation_failed'],
    ['{"email":', 400, 'bad_json'],
    ['', 400, 'bad_json'],
    ['['.repeat(20_000), 400, 'bad_json'],
    [`{"email":"${'x'.repeat(70_000)}"}`, 413, 'request_too_large'],
  ])('a sign-up with a bad body is refused (%#)', async (body, status, code) => {
    const users = await countOf('users');
    const response = await post('/auth/v1/signup', body);
    expect([response.status, response.headers.get('x-sb-error-code')]).toEqual([status, code]);
    expect(await countOf('users')).toBe(users);
  });

  it('what is not offered is refused in words that fit, through the real client', async () => {
    const { client } = await t.signedIn();
    const codeOf = ({ error }: { error: { code?: string | undefined; message: string } | null }) => [
      error?.code,
      error?.message,
    ];
    expect(codeOf(await client.auth.updateUser({ phone: '+491701234567' }))).toEqual([
      'phone_provider_disabled',
      'Phone numbers are disabled',
    ]);
    const visitor = t.client().auth;
    const byPhone = { phone: '+491701234567', password: PASSWORD };
    expect(codeOf(await visitor.signUp(byPhone))).toEqual(['phone_provider_disabled', 'Phone signups are disabled']);
    expect(codeOf(await visitor.signInWithPassword(byPhone))).toEqual([
      'phone_provider_disabled',
      'Phone logins are disabled',
    ]);
    expect(codeOf(await visitor.signInAnonymously())).toEqual([
      'anonymous_provider_disabled',
      'Anonymous sign-ins are disabled',
    ]);
    expect(codeOf(await visitor.signInWithOtp({ email: newEmail() }))[0]).toBe('otp_disabled');
    const newAddress = { type: 'email_change' as const, email: newEmail() };
    expect(codeOf(await visitor.resend(newAddress))).toEqual([
      'validation_failed',
      'To get another link, ask to change the address again',
    ]);
    const { phone } = byPhone;
    for (const refused of [
      await visitor.resend({ type: 'sms', phone }),
      await visitor.verifyOtp({ type: 'sms', phone, token: '123456' }),
    ])
      expect(codeOf(refused)).toEqual(['phone_provider_disabled', 'Phone logins are disabled']);
    const byCode = { type: 'email' as const, email: newEmail(), token: '123456' };
    expect(codeOf(await visitor.verifyOtp(byCode))).toEqual([
      'otp_disabled',
      'Codes are disabled: open the link in the mail',
    ]);
    expect(codeOf(await visitor.signInWithPassword({ email: 'not an address', password: PASSWORD }))).toEqual([
      'validation_failed',
      'Unable to validate email address: invalid format',
    ]);
  });

  it('a password is at most 72 bytes long, whatever its letters, and a longer one is never cut', async () => {
    const { client, email } = await t.signedIn();
    const longest = `${'päss'.repeat(14)}ab`;
    expect(Buffer.byteLength(longest)).toBe(72);
    const refused = { code: 'validation_failed', message: 'Password cannot be longer than 72 bytes' };
    expect((await client.auth.updateUser({ password: `${longest}c`, ...PROOF })).error).toMatchObject(refused);
    expect((await t.client().auth.signUp({ email: newEmail(), password: `${longest}c` })).error).toMatchObject(refused);
    expect((await client.auth.updateUser({ password: 'abcd'.repeat(19), ...PROOF })).error?.message).toBe(
      'Password cannot be longer than 72 characters',
    );
    expect((await client.auth.updateUser({ password: longest, ...PROOF })).error).toBeNull();
    expect(await trySignIn(email, longest)).toBeUndefined();
    expect(await trySignIn(email, `${longest}c`)).toBe('invalid_credentials');
  });

  it('a password that is missing, empty or far too long is refused in words that fit, through the real client', async () => {
    const { client, email } = await t.signedIn();
    const visitor = t.client().auth;
    const missing = { email: newEmail() } as { email: string; password: string };
    for (const asked of [missing, { ...missing, password: '' }])
      expect((await visitor.signUp(asked)).error?.message).toBe('Signup requires a valid password');
    expect((await client.auth.updateUser({ password: '', ...PROOF })).error).toMatchObject({ code: 'weak_password' });
    expect(await trySignIn(email, 'x'.repeat(10_000))).toBe('invalid_credentials');
  });

  it('an identity says whether its address is verified, and when it was last used', async () => {
    const { client } = await t.signedIn();
    const { data } = await client.auth.getUser();
    expect(data.user?.identities).toEqual([
      expect.objectContaining({
        identity_data: expect.objectContaining({ email_verified: true, phone_verified: false }),
        last_sign_in_at: data.user?.last_sign_in_at,
      }),
    ]);
    expect(data.user?.last_sign_in_at).toEqual(expect.any(String));
  });

  it.each([
    '/auth/v1/settings',
    '/rest/v1/analysis_history',
    '/storage/v1/object/screenshots/x',
    '/functions/v1/image-quota',
  ])('a call of %s with the key of another project is refused, one with ours or none is not', async (path) => {
    const ask = async (headers: Record<string, string>) => {
      const answer = await t.request(path, { headers });
      return (await answer.text()).includes('Invalid API key') ? answer.status : 'served';
    };
    expect(await ask({ apikey: 'sb_publishable_of_somebody_else' })).toBe(401);
    expect(await ask({ apikey: t.secrets.publishableKey })).toBe('served');
    expect(await ask({})).toBe('served');
  });

  it('a stored password can be read by nobody', async () => {
    const email = newEmail();
    const { request } = await withRealHashes();
    const body = JSON.stringify({ email, password: PASSWORD });
    expect((await request('/auth/v1/signup', { method: 'POST', body })).status).toBe(200);
    const [row] = await t.database.asService((sql) =>
      sql<{ encrypted_password: string }>('select encrypted_password from auth.users where email = $1', [email]),
    );
    expect(row!.encrypted_password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const secrets = await t.database.asService((sql) =>
      sql('select token_hash from auth.refresh_tokens union all select token_hash from auth.one_time_tokens'),
    );
    for (const { token_hash } of secrets) expect(token_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('a forgotten password is set anew over a mailed link, which signs out everyone else', async () => {
    const old = await t.signedIn();
    const client = t.client();
    const events: string[] = [];
    client.auth.onAuthStateChange((event) => void events.push(event));
    const asked = await client.auth.resetPasswordForEmail(old.email, { redirectTo: `${SITE_URL}/reset` });
    expect(asked.error).toBeNull();
    const mail = t.mails.findLast((each) => each.to === old.email)!;
    expect(mail.kind).toBe('reset-password');
    const link = new URL(mail.link);
    expect(link.origin + link.pathname).toBe(`${SITE_URL}/reset`);
    expect(link.searchParams.get('type')).toBe('recovery');

    const token = { type: 'recovery' as const, token_hash: link.searchParams.get('token_hash')! };
    expect((await client.auth.verifyOtp(token)).error).toBeNull();
    expect(events).toContain('PASSWORD_RECOVERY');
    expect((await client.auth.updateUser({ password: PASSWORD })).error).toMatchObject({
      code: 'same_password',
      status: 422,
    });
    expect((await client.auth.updateUser({ password: 'weak' })).error).toMatchObject({ code: 'weak_password' });
    expect((await client.auth.updateUser({ password: 'a brand new one' })).error).toBeNull();

    expect((await t.client().auth.verifyOtp(token)).error).toMatchObject({ code: 'otp_expired' });
    expect((await t.client().auth.signInWithPassword({ email: old.email, password: PASSWORD })).error).not.toBeNull();
    expect(
      (await t.client().auth.signInWithPassword({ email: old.email, password: 'a brand new one' })).error,
    ).toBeNull();
    expect((await old.client.auth.getUser(old.token)).error).not.toBeNull();
    expect((await client.auth.getUser()).error).toBeNull();
  });

  it('asking for a link tells nobody whether there is an account', async () => {
    const { email } = await t.signedIn();
    const mails = t.mails.length;
    for (const path of ['/auth/v1/recover', '/auth/v1/resend'])
      for (const address of [email, newEmail()]) {
        const response = await post(path, { email: address, type: 'signup' });
        expect([response.status, await response.json()]).toEqual([200, {}]);
      }
    // One: the reset link of the account. A confirmed account gets no confirmation mail.
    expect(t.mails.length).toBe(mails + 1);
  });

  it('user metadata can be changed, and nothing that matters with it', async () => {
    const { client, userId, email } = await t.signedIn();
    const { data, error } = await client.auth.updateUser({ data: { name: 'Ada', role: 'service_role' } });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id: userId, role: 'authenticated', user_metadata: { name: 'Ada' } });
    const put = (body: unknown) =>
      client.auth.getSession().then(({ data: { session } }) =>
        t.request('/auth/v1/user', {
          method: 'PUT',
          body: JSON.stringify(body),
          headers: { authorization: `Bearer ${session!.access_token}` },
        }),
      );
    // Another address is asked for, and is not the account's before its link was opened.
    expect(await (await put({ email: 'other@example.com', current_password: PASSWORD })).json()).toMatchObject({
      email,
    });
    const forged = await put({
      app_metadata: { plan: 'pro' },
      role: 'service_role',
      email_confirmed_at: null,
      id: randomUUID(),
    });
    expect(await forged.json()).toMatchObject({
      id: userId,
      email,
      role: 'authenticated',
      app_metadata: { provider: 'email' },
    });
  });

  it('user metadata stays small enough for a header, however often it is added to, and null takes a key away', async () => {
    const { client, email } = await t.signedIn();
    const add = (data: object) => client.auth.updateUser({ data });
    for (const key of ['a', 'b']) expect((await add({ [key]: 'x'.repeat(1_900) })).error).toBeNull();
    expect((await add({ c: 'x'.repeat(1_900) })).error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'User metadata cannot be larger than 4096 bytes',
    });
    // Three bytes each in the token, not one.
    expect((await add({ a: '語'.repeat(1_000) })).error).toMatchObject({ code: 'validation_failed' });
    expect(Object.keys((await add({ a: null, name: 'Ada' })).data.user!.user_metadata)).toEqual(['b', 'name']);
    const again = await t.client().auth.signInWithPassword({ email, password: PASSWORD });
    expect(again.data.session!.access_token.length).toBeLessThan(8_192);
  });

  it('[SB8] an account that is deleted and opened anew keeps the month that it has used', async () => {
    const usage = (userId: string) =>
      t.database.asService((sql) => sql('select month, images from product.image_usage where user_id = $1', [userId]));
    const spend = (userId: string, month: string, images: number) =>
      t.database.asService((sql) =>
        sql('insert into product.image_usage values ($1, $2, $3)', [userId, month, images]),
      );
    const month = new Date().toISOString().slice(0, 7);
    const email = newEmail();
    const { userId } = await t.backend.ensureUser(email, PASSWORD);
    await spend(userId, month, 3);
    await spend(userId, '2020-01', 9);
    await t.backend.deleteUser(userId);
    const kept = await t.database.asService((sql) => sql('select * from product.spent_months'));
    expect(JSON.stringify(kept)).not.toContain(email);

    const signedUp = await signUp(email.toUpperCase());
    expect(await usage(signedUp.data.user!.id)).toEqual([{ month, images: 3 }]);
    await t.backend.deleteUser(signedUp.data.user!.id);
    const again = await t.backend.ensureUser(email, PASSWORD);
    expect(await usage(again.userId)).toEqual([{ month, images: 3 }]);
    expect(await usage((await t.backend.ensureUser(newEmail(), PASSWORD)).userId)).toEqual([]);
  });

  it('a new password or a ban ends personal access tokens; signing out does not', async () => {
    const tokensOf = async (userId: string) =>
      (await t.database.asService((sql) => sql('select name from product.access_tokens where user_id = $1', [userId])))
        .length;
    const withToken = async () => {
      const user = await t.signedIn();
      await t.database.asService((sql) =>
        sql(`insert into product.access_tokens (user_id, name, token_hash) values ($1, 'editor', $2)`, [
          user.userId,
          randomUUID(),
        ]),
      );
      return user;
    };
    const [renewed, banned, gone] = [await withToken(), await withToken(), await withToken()];
    expect((await renewed.client.auth.updateUser({ data: { name: 'Ada' } })).error).toBeNull();
    await gone.client.auth.signOut();
    expect([await tokensOf(renewed.userId), await tokensOf(gone.userId)]).toEqual([1, 1]);
    expect((await renewed.client.auth.updateUser({ password: 'a brand new one', ...PROOF })).error).toBeNull();
    await t.database.asService((sql) =>
      sql(`update auth.users set banned_until = now() + interval '10 days' where id = $1`, [banned.userId]),
    );
    expect([await tokensOf(renewed.userId), await tokensOf(banned.userId), await tokensOf(gone.userId)]).toEqual([
      0, 0, 1,
    ]);
  });

  it('a banned user can neither sign in, refresh, nor go on with an access token', async () => {
    const { client, email, userId, token } = await t.signedIn();
    await t.database.asService((sql) =>
      sql(`update auth.users set banned_until = now() + interval '10 days' where id = $1`, [userId]),
    );
    expect((await t.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toMatchObject({
      code: 'user_banned',
    });
    expect((await client.auth.refreshSession()).error).toMatchObject({ code: 'user_banned' });
    const rest = await t.request('/rest/v1/analysis_history', { headers: { authorization: `Bearer ${token}` } });
    expect(rest.status).toBe(401);
  });

  it('a deleted user is gone with all sessions', async () => {
    const { client, userId, email, token } = await t.signedIn();
    await t.backend.deleteUser(userId);
    const response = await t.request('/auth/v1/user', { headers: { authorization: `Bearer ${token}` } });
    expect([response.status, response.headers.get('x-sb-error-code')]).toEqual([403, 'session_not_found']);
    expect((await client.auth.refreshSession()).error).toMatchObject({ code: 'refresh_token_not_found' });
    expect((await t.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toMatchObject({
      code: 'invalid_credentials',
    });
  });

  it('ensureUser makes an account once', async () => {
    const email = newEmail();
    const all = await Promise.all([1, 2, 3].map(() => t.backend.ensureUser(` ${email.toUpperCase()}`, PASSWORD)));
    expect(new Set(all.map(({ userId }) => userId)).size).toBe(1);
    expect(all.filter(({ created }) => created)).toHaveLength(1);
    expect((await t.client().auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
  });

  it('tells its settings and its public key, and nothing secret', async () => {
    const settings = await (await t.request('/auth/v1/settings')).json();
    expect(settings).toMatchObject({ external: { email: true, google: false }, mailer_autoconfirm: false });
    const jwks = await t.request('/auth/v1/.well-known/jwks.json');
    expect(jwks.headers.get('cache-control')).toBe('public, max-age=600');
    const { keys } = (await jwks.json()) as { keys: Record<string, unknown>[] };
    expect(keys).toHaveLength(1);
    expect(keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' });
    expect(keys[0]).not.toHaveProperty('d');
    expect((await t.request('/auth/v1/health')).status).toBe(200);
    const admin = await t.request('/auth/v1/admin/users');
    expect([admin.status, admin.headers.get('x-sb-error-code')]).toEqual([404, 'not_found']);
    const provider = await t.request('/auth/v1/authorize?provider=google');
    expect([provider.status, await provider.json()]).toEqual([
      400,
      { code: 400, error_code: 'validation_failed', msg: 'Unsupported provider: provider is not enabled' },
    ]);
  });
});
