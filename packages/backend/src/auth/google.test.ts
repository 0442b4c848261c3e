import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestBackend, openTestBackend, PASSWORD, SITE_URL, type TestBackend } from '../testing/test-backend.ts';
import { DATABASE_KINDS } from '../testing/test-database.ts';

type Person = { sub: string; email: string; email_verified: boolean; name?: string };

describe.each(DATABASE_KINDS)('sign-in with Google on %s', (kind) => {
  const google = new OAuth2Server();
  const googleOptions = () => ({ clientId: 'client', clientSecret: 'secret', issuer: google.issuer.url! });
  let t: TestBackend;
  let person: Person;
  beforeAll(async () => {
    await google.issuer.keys.generate('RS256');
    await google.start(0, '127.0.0.1');
    google.issuer.url = `http://127.0.0.1:${google.address().port}`;
    google.service.on('beforeTokenSigning', (token: { payload: Record<string, unknown> }) => {
      Object.assign(token.payload, person, { aud: 'client', azp: 'client' });
    });
    t = await openTestBackend(kind, { google: googleOptions() });
  });
  afterAll(async () => {
    await t.close();
    await google.stop();
  });
  beforeEach(() => {
    person = { sub: randomUUID(), email: `${randomUUID()}@example.com`, email_verified: true, name: 'Ada' };
  });

  const authorize = async (query = '') => {
    const response = await t.request(`/auth/v1/authorize?provider=google&redirect_to=${SITE_URL}/&${query}`);
    return { response, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
  };
  /** What the browser does: to Google, and back with its answer. */
  const visit = async (query = '') => {
    const { response, cookie } = await authorize(query);
    const atGoogle = await fetch(response.headers.get('location')!, { redirect: 'manual' });
    const back = new URL(atGoogle.headers.get('location')!);
    return { back, cookie };
  };
  const comeBack = async ({ back, cookie }: { back: URL; cookie: string }) => {
    const response = await t.request(back.pathname + back.search, { headers: { cookie } });
    expect(response.status).toBe(302);
    const target = new URL(response.headers.get('location')!);
    expect(target.origin).toBe(SITE_URL);
    return { target, fragment: new URLSearchParams(target.hash.slice(1)) };
  };
  const signIn = async () => {
    const { fragment } = await comeBack(await visit());
    const client = t.client();
    const { data, error } = await client.auth.setSession({
      access_token: fragment.get('access_token')!,
      refresh_token: fragment.get('refresh_token')!,
    });
    if (error) throw error;
    return { client, user: data.user! };
  };
  const usersWith = (email: string) =>
    t.database.asService((sql) => sql('select id, encrypted_password from auth.users where email = $1', [email]));

  it('[SE7] goes to Google and back to the root of the site with a session', async () => {
    const { data } = await t.client().auth.signInWithOAuth({
      provider: 'google',
      options: { redirectTo: `${SITE_URL}/`, skipBrowserRedirect: true },
    });
    expect(data.url).toContain(`${SITE_URL}/auth/v1/authorize?provider=google`);
    const { response, cookie } = await authorize();
    expect(response.status).toBe(302);
    const target = new URL(response.headers.get('location')!);
    expect(Object.fromEntries(target.searchParams)).toMatchObject({
      client_id: 'client',
      redirect_uri: `${SITE_URL}/auth/v1/callback`,
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    });
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly; Secure; SameSite=Lax/);
    expect(cookie).not.toBe('');

    const visited = await visit();
    expect(visited.back.origin + visited.back.pathname).toBe(`${SITE_URL}/auth/v1/callback`);
    const { target: home, fragment } = await comeBack(visited);
    expect(home.pathname + home.search).toBe('/');
    expect(fragment.get('token_type')).toBe('bearer');
    const set = await t.client().auth.setSession({
      access_token: fragment.get('access_token')!,
      refresh_token: fragment.get('refresh_token')!,
    });
    expect(set.data.user).toMatchObject({
      email: person.email,
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: { name: 'Ada', full_name: 'Ada' },
    });
  });

  it('is the same account the next time, even with another address', async () => {
    const first = await signIn();
    person = { ...person, email: 'moved@example.com' };
    const second = await signIn();
    expect(second.user.id).toBe(first.user.id);
    expect(await usersWith('moved@example.com')).toEqual([]);
  });

  it('joins a confirmed account of the same verified address, which keeps its password', async () => {
    const { userId } = await t.backend.ensureUser(person.email, PASSWORD);
    const { user } = await signIn();
    expect(user.id).toBe(userId);
    expect(user.app_metadata['providers']).toEqual(['email', 'google']);
    expect((await t.client().auth.signInWithPassword({ email: person.email, password: PASSWORD })).error).toBeNull();
  });

  it('takes over an unconfirmed account: whoever registered a stranger’s address gets nothing', async () => {
    const attacker = t.client();
    await attacker.auth.signUp({ email: person.email, password: PASSWORD, options: { data: { planted: true } } });
    const link = new URL(t.mails.findLast((mail) => mail.to === person.email)!.link);
    const { user } = await signIn();
    expect(user.user_metadata).not.toHaveProperty('planted');
    expect(user.identities!.map(({ provider }) => provider)).toEqual(['google']);
    expect((await t.client().auth.signInWithPassword({ email: person.email, password: PASSWORD })).error).toMatchObject(
      {
        code: 'invalid_credentials',
      },
    );
    const token = { type: 'signup' as const, token_hash: link.searchParams.get('token_hash')! };
    expect((await attacker.auth.verifyOtp(token)).error).toMatchObject({ code: 'otp_expired' });
  });

  it('refuses an address that Google has not verified', async () => {
    await t.backend.ensureUser(person.email, PASSWORD);
    person = { ...person, email_verified: false };
    const { target, fragment } = await comeBack(await visit());
    expect(fragment.get('access_token')).toBeNull();
    expect(target.searchParams.get('error_code')).toBe('bad_oauth_callback');
    expect(fragment.get('error_description')).toBe('Google has not verified this mail address');
  });

  it('works once, only in the browser that began, only with its own state, and only for ten minutes', async () => {
    const refused = async (visited: Parameters<typeof comeBack>[0]) => {
      const { fragment } = await comeBack(visited);
      expect(fragment.get('access_token')).toBeNull();
      return fragment.get('error_code');
    };
    const used = await visit();
    await comeBack(used);
    expect(await refused(used)).toBe('bad_oauth_state');
    expect(await refused({ ...(await visit()), cookie: '' })).toBe('bad_oauth_state');
    expect(await refused({ ...(await visit()), cookie: 'sb-oauth-flow=other' })).toBe('bad_oauth_state');
    const [one, two] = [await visit(), await visit()];
    expect(await refused({ back: one.back, cookie: two.cookie })).toBe('bad_oauth_state');
    const forged = await visit();
    forged.back.searchParams.set('state', 'made-up');
    expect(await refused(forged)).toBe('bad_oauth_state');
    const late = await visit();
    t.clock.at = new Date(t.clock.at.getTime() + 601_000);
    expect(await refused(late)).toBe('bad_oauth_state');
    const cancelled = await visit();
    cancelled.back.searchParams.delete('code');
    cancelled.back.searchParams.set('error', 'access_denied');
    expect(await refused(cancelled)).toBe('bad_oauth_callback');
    const otherCode = await visit();
    otherCode.back.searchParams.set('code', 'made-up');
    expect(await refused(otherCode)).toBe('bad_oauth_callback');
  });

  it('leads to a page elsewhere that the operator listed, as the client asks for it', async () => {
    const page = 'https://app.example.com/welcome';
    const listed = await createTestBackend(t, { google: googleOptions(), redirectUrls: [page] });
    const asked = await listed.client().auth.signInWithOAuth({
      provider: 'google',
      options: { redirectTo: page, skipBrowserRedirect: true },
    });
    const response = await listed.request(asked.data.url!.slice(SITE_URL.length));
    const atGoogle = await fetch(response.headers.get('location')!, { redirect: 'manual' });
    const back = new URL(atGoogle.headers.get('location')!);
    const cookie = response.headers.get('set-cookie')!.split(';')[0]!;
    const done = await listed.request(back.pathname + back.search, { headers: { cookie } });
    const target = new URL(done.headers.get('location')!);
    expect(target.origin + target.pathname).toBe(page);
    expect(new URLSearchParams(target.hash.slice(1)).get('access_token')).not.toBeNull();
  });

  it('never leads to another site', async () => {
    for (const redirect of [
      'https://evil.test/',
      '//evil.test',
      `${SITE_URL}.evil.test/`,
      `${SITE_URL}@evil.test/`,
      `https://user:pass@${new URL(SITE_URL).host}/`,
      'javascript:alert(1)',
      `${SITE_URL}:444/`,
      SITE_URL.replace('https', 'http'),
      `blob:${SITE_URL}/x`,
    ]) {
      const response = await t.request(
        `/auth/v1/authorize?provider=google&redirect_to=${encodeURIComponent(redirect)}`,
      );
      const atGoogle = await fetch(response.headers.get('location')!, { redirect: 'manual' });
      const { target } = await comeBack({
        back: new URL(atGoogle.headers.get('location')!),
        cookie: response.headers.get('set-cookie')!.split(';')[0]!,
      });
      expect([redirect, target.origin + target.pathname]).toEqual([redirect, `${SITE_URL}/`]);
      const link = await t.request(`/auth/v1/verify?type=signup&token=x&redirect_to=${encodeURIComponent(redirect)}`);
      expect([redirect, new URL(link.headers.get('location')!).origin]).toEqual([redirect, SITE_URL]);
      const email = `${randomUUID()}@example.com`;
      await t.client().auth.signUp({ email, password: PASSWORD, options: { emailRedirectTo: redirect } });
      const mailed = new URL(t.mails.findLast((mail) => mail.to === email)!.link);
      expect([redirect, mailed.origin + mailed.pathname]).toEqual([redirect, `${SITE_URL}/confirm`]);
    }
  });

  it('hands a code instead to a client that asks with a challenge, which only that client can spend, once', async () => {
    const verifier = randomBytes(32).toString('base64url');
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const codeOf = async () => {
      const { target } = await comeBack(await visit(`code_challenge=${challenge}&code_challenge_method=s256`));
      expect(target.hash).toBe('');
      return target.searchParams.get('code')!;
    };
    const spend = async (code: string, own = verifier) => {
      const response = await t.request('/auth/v1/token?grant_type=pkce', {
        method: 'POST',
        body: JSON.stringify({ auth_code: code, code_verifier: own }),
      });
      return [response.status, response.headers.get('x-sb-error-code')];
    };
    const code = await codeOf();
    expect(await spend(code)).toEqual([200, null]);
    expect(await spend(code)).toEqual([404, 'flow_state_not_found']);
    expect(await spend(await codeOf(), 'another verifier')).toEqual([400, 'bad_code_verifier']);
    const late = await codeOf();
    t.clock.at = new Date(t.clock.at.getTime() + 601_000);
    expect(await spend(late)).toEqual([422, 'flow_state_expired']);
    const plain = await t.request(
      `/auth/v1/authorize?provider=google&code_challenge=${challenge}&code_challenge_method=plain`,
    );
    expect(plain.status).toBe(400);
  });
});
