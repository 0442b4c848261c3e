import { createPrivateKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestBackend, SITE_URL, type TestBackend } from '../testing/test-backend.ts';
import { DATABASE_KINDS } from '../testing/test-database.ts';
import type { SessionJson } from './sessions.ts';

const SECOND_MS = 1_000;

describe.each(DATABASE_KINDS)('sessions on %s', (kind) => {
  let t: TestBackend;
  beforeAll(async () => {
    t = await openTestBackend(kind);
  });
  afterAll(() => t.close());

  const advance = (ms: number) => {
    t.clock.at = new Date(t.clock.at.getTime() + ms);
  };
  const getUser = async (token: string) => {
    const response = await t.request('/auth/v1/user', { headers: { authorization: `Bearer ${token}` } });
    return [response.status, response.headers.get('x-sb-error-code')];
  };
  const refresh = async (token: string) => {
    const response = await t.request('/auth/v1/token?grant_type=refresh_token', {
      method: 'POST',
      body: JSON.stringify({ refresh_token: token }),
    });
    const body = (await response.json()) as SessionJson;
    return { status: response.status, code: response.headers.get('x-sb-error-code'), body };
  };
  const refreshTokenOf = async (client: Awaited<ReturnType<TestBackend['signedIn']>>['client']) =>
    (await client.auth.getSession()).data.session!.refresh_token;

  it('[SE6] signing out ends every session of the user at once, access tokens included', async () => {
    const first = await t.signedIn();
    const second = await t.signedIn(first.email);
    const other = await t.signedIn();
    expect((await first.client.auth.signOut()).error).toBeNull();
    expect(await getUser(first.token)).toEqual([403, 'session_not_found']);
    expect(await getUser(second.token)).toEqual([403, 'session_not_found']);
    expect(await getUser(other.token)).toEqual([200, null]);
    const rest = await t.request('/rest/v1/analysis_history', { headers: { authorization: `Bearer ${second.token}` } });
    expect([rest.status, ((await rest.json()) as { code: string }).code]).toEqual([401, 'PGRST301']);
    const list = await t.request('/storage/v1/object/list/screenshots', {
      method: 'POST',
      body: '{}',
      headers: { authorization: `Bearer ${second.token}` },
    });
    expect(list.status).toBe(400);
    expect((await second.client.auth.refreshSession()).error).toMatchObject({ code: 'refresh_token_not_found' });
    const seen = await t.backend.authenticate(
      new Request(SITE_URL, { headers: { authorization: `Bearer ${first.token}` } }),
    );
    expect(seen).toMatchObject({ error: 'session_not_found' });
  });

  it('signing out here or elsewhere leaves the others alone', async () => {
    const here = await t.signedIn();
    const there = await t.signedIn(here.email);
    await here.client.auth.signOut({ scope: 'local' });
    expect(await getUser(here.token)).toEqual([403, 'session_not_found']);
    expect(await getUser(there.token)).toEqual([200, null]);
    const third = await t.signedIn(here.email);
    await third.client.auth.signOut({ scope: 'others' });
    expect(await getUser(there.token)).toEqual([403, 'session_not_found']);
    expect(await getUser(third.token)).toEqual([200, null]);
    const bad = await t.request('/auth/v1/logout?scope=everyone', {
      method: 'POST',
      headers: { authorization: `Bearer ${third.token}` },
    });
    expect(bad.status).toBe(400);
    expect(await getUser(third.token)).toEqual([200, null]);
  });

  it('[SE10] a session can be set from its two tokens, also when the access token has expired', async () => {
    const { client, email } = await t.signedIn();
    const tokens = (await client.auth.getSession()).data.session!;
    const fresh = t.client();
    const { data, error } = await fresh.auth.setSession(tokens);
    expect(error).toBeNull();
    expect(data.user!.email).toBe(email);

    const stale = await new SignJWT({ sub: data.user!.id, exp: 1 })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new Uint8Array(32));
    const renewed = await t.client().auth.setSession({ access_token: stale, refresh_token: tokens.refresh_token });
    expect(renewed.error).toBeNull();
    expect(renewed.data.session!.refresh_token).not.toBe(tokens.refresh_token);
  });

  it('refreshing hands out a new pair and keeps the session', async () => {
    const { client, token, userId } = await t.signedIn();
    const before = await refreshTokenOf(client);
    advance(60 * SECOND_MS);
    const { status, body } = await refresh(before);
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: 'bearer', expires_in: 3600, user: { id: userId } });
    expect(body.refresh_token).not.toBe(before);
    expect(body.access_token).not.toBe(token);
    expect(await getUser(body.access_token)).toEqual([200, null]);
    expect(await getUser(token)).toEqual([200, null]);
  });

  it('a lost answer can be asked for again: the same successor comes back', async () => {
    const { client } = await t.signedIn();
    const token = await refreshTokenOf(client);
    const first = await refresh(token);
    advance(30 * 60 * SECOND_MS);
    const again = await refresh(token);
    expect([again.status, again.body.refresh_token]).toEqual([200, first.body.refresh_token]);
  });

  it('tabs that refresh together all get the same session', async () => {
    const { client } = await t.signedIn();
    const token = await refreshTokenOf(client);
    const all = await Promise.all(Array.from({ length: 10 }, () => refresh(token)));
    expect(new Set(all.map(({ status, body }) => `${status} ${body.refresh_token}`)).size).toBe(1);
    const next = await refresh(all[0]!.body.refresh_token);
    expect(next.status).toBe(200);
    expect((await refresh(token)).body.refresh_token).toBe(next.body.refresh_token);
  });

  it('a replayed refresh token ends the session for thief and owner, and that is kept', async () => {
    const { client, token } = await t.signedIn();
    const stolen = await refreshTokenOf(client);
    const second = await refresh(stolen);
    const third = await refresh(second.body.refresh_token);
    advance(11 * SECOND_MS);
    expect(await refresh(stolen)).toMatchObject({ status: 400, code: 'refresh_token_already_used' });
    expect(await refresh(third.body.refresh_token)).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
    expect(await getUser(token)).toEqual([403, 'session_not_found']);
    expect(await getUser(third.body.access_token)).toEqual([403, 'session_not_found']);
  });

  it('a made-up refresh token, and one of a session nobody used for months, are refused', async () => {
    expect(await refresh('made-up')).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
    expect(await refresh(`' or 1=1 --`)).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
    const { client } = await t.signedIn();
    const token = await refreshTokenOf(client);
    const now = t.clock.at;
    advance(61 * 86_400 * SECOND_MS);
    expect(await refresh(token)).toMatchObject({ status: 400, code: 'session_expired' });
    t.clock.at = now;
    expect(await refresh(token)).toMatchObject({ code: 'refresh_token_not_found' });
  });

  it('another grant is no grant', async () => {
    const response = await t.request('/auth/v1/token?grant_type=client_credentials', { method: 'POST', body: '{}' });
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: 'invalid_request', error_description: 'unsupported grant_type' },
    ]);
  });

  describe('access tokens', () => {
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const decode = (token: string) => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());
    const sign = (
      claims: Record<string, unknown>,
      header: Record<string, unknown> = {},
      key: Parameters<SignJWT['sign']>[0] = other,
    ) => new SignJWT(claims).setProtectedHeader({ alg: 'ES256', ...header }).sign(key);

    it('[ER4] are refused when forged in any way, by every service', async () => {
      const { token, userId } = await t.signedIn();
      const [header, payload, signature] = token.split('.') as [string, string, string];
      const claims = decode(token);
      const publicJwk = ((await (await t.request('/auth/v1/.well-known/jwks.json')).json()) as { keys: object[] })
        .keys[0];
      const forged = {
        'alg none': `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
        'alg None': `${encode({ alg: 'None' })}.${payload}.${signature}`,
        'no signature': `${header}.${payload}.`,
        'other payload': `${header}.${encode({ ...claims, sub: randomUUID() })}.${signature}`,
        'other key': await sign(claims),
        'other key, own jwk': await sign(claims, { jwk: publicJwk as never }),
        'other key, jku': await sign(claims, { jku: 'https://evil.test/jwks.json' }),
        'HS256 with the public key': await sign(claims, { alg: 'HS256' }, Buffer.from(JSON.stringify(publicJwk))),
        'HS256 with the publishable key': await sign(claims, { alg: 'HS256' }, Buffer.from(t.secrets.publishableKey)),
        'two parts': `${header}.${payload}`,
        'four parts': `${token}.x`,
        garbage: 'garbage',
        empty: '',
        'very long': 'x'.repeat(100_000),
        'not base64': `${header}.%%%.${signature}`,
      };
      for (const [name, bad] of Object.entries(forged)) {
        const headers = { authorization: `Bearer ${bad}` };
        expect([name, await getUser(bad)]).toEqual([name, [403, 'bad_jwt']]);
        const rest = await t.request('/rest/v1/analysis_history', { headers });
        expect([name, rest.status, ((await rest.json()) as { code: string }).code]).toEqual([name, 401, 'PGRST301']);
        expect(rest.headers.get('www-authenticate')).toMatch(/^Bearer/);
        const file = await t.request(`/storage/v1/object/screenshots/${userId}/1-0-a.png`, { headers });
        expect([name, file.status]).toEqual([name, 400]);
        const seen = await t.backend.authenticate(new Request(SITE_URL, { headers }));
        expect([name, seen]).toEqual([name, { error: 'bad_jwt', message: expect.stringMatching(/^invalid JWT/) }]);
      }
      const basic = await t.request('/rest/v1/analysis_history', { headers: { authorization: `Basic ${token}` } });
      expect(basic.status).toBe(401);
      const message = await t.client().auth.getUser('garbage.token.here');
      expect(message.error).toMatchObject({
        status: 403,
        code: 'bad_jwt',
        message: expect.stringMatching(/^invalid JWT/),
      });
    });

    it('[ER4] signed by us but not for this are refused: another audience, issuer, role, or claims that are missing', async () => {
      const { token } = await t.signedIn();
      const claims = decode(token);
      const ours = createPrivateKey(t.secrets.signingKeyPem);
      const without = (name: string) => Object.fromEntries(Object.entries(claims).filter(([key]) => key !== name));
      const cases: Record<string, unknown>[] = [
        { ...claims, aud: 'storage' },
        { ...claims, iss: 'https://evil.test/auth/v1' },
        { ...claims, role: 'service_role' },
        { ...claims, role: 'postgres' },
        { ...claims, role: 'anon' },
        { ...claims, sub: 'not a uuid' },
        { ...claims, session_id: `'; drop table auth.users; --` },
        { ...claims, nbf: claims.exp + 1000 },
        ...['exp', 'iat', 'aud', 'iss', 'sub', 'role', 'session_id'].map(without),
      ];
      for (const each of cases)
        expect([each, await getUser(await sign(each, {}, ours))]).toEqual([each, [403, 'bad_jwt']]);
      expect(await getUser(await sign(claims, {}, ours))).toEqual([200, null]);
      expect(await getUser(await sign({ ...claims, session_id: randomUUID() }, {}, ours))).toEqual([
        403,
        'session_not_found',
      ]);
      const stranger = await t.signedIn();
      expect(await getUser(await sign({ ...claims, sub: stranger.userId }, {}, ours))).toEqual([
        403,
        'session_not_found',
      ]);
    });

    it('[ER4] expire after an hour', async () => {
      const { token } = await t.signedIn();
      advance(3_599 * SECOND_MS);
      expect(await getUser(token)).toEqual([200, null]);
      advance(2 * SECOND_MS);
      expect(await getUser(token)).toEqual([403, 'bad_jwt']);
      const rest = await t.request('/rest/v1/analysis_history', { headers: { authorization: `Bearer ${token}` } });
      expect([rest.status, await rest.json()]).toEqual([
        401,
        { code: 'PGRST303', details: null, hint: null, message: 'JWT expired' },
      ]);
      expect(rest.headers.get('www-authenticate')).toContain('error="invalid_token"');
    });

    it('belong to the bearer header: without it the caller is nobody', async () => {
      expect(await t.backend.authenticate(new Request(SITE_URL))).toEqual({ role: 'anon' });
      const keyed = { headers: { authorization: `Bearer ${t.secrets.publishableKey}` } };
      expect(await t.backend.authenticate(new Request(SITE_URL, keyed))).toEqual({ role: 'anon' });
      const { token, userId, email } = await t.signedIn();
      const seen = await t.backend.authenticate(
        new Request(SITE_URL, { headers: { authorization: `bearer ${token}` } }),
      );
      expect(seen).toMatchObject({ role: 'authenticated', userId, email });
      const anonymous = await t.request('/auth/v1/user', {
        headers: { cookie: `sb-access-token=${token}` },
      });
      expect([anonymous.status, anonymous.headers.get('x-sb-error-code')]).toEqual([401, 'no_authorization']);
      const foreign = await t.request('/auth/v1/user', { headers: { apikey: token } });
      expect([foreign.status, await foreign.json()]).toMatchObject([401, { message: 'Invalid API key' }]);
    });
  });
});
