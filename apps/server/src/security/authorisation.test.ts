import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS, type Outcome, requestOf } from '../testing/endpoints.ts';
import { createInstantPool } from '../testing/instant-pool.ts';
import { startTestProduct, type TestProduct } from '../testing/test-product.ts';
import { CALLERS, type Caller, createWorld, type World } from '../testing/world.ts';

let product: TestProduct;
let world: World;
beforeAll(async () => {
  product = await startTestProduct({ pool: createInstantPool() });
  world = await createWorld(product);
});
afterAll(() => product.close());

const PROTECTIVE: [name: string, value: RegExp][] = [
  ['content-security-policy', /default-src 'none'|script-src 'self';/],
  ['x-content-type-options', /^nosniff$/],
  ['x-frame-options', /^DENY$/],
  ['referrer-policy', /./],
  ['permissions-policy', /camera=\(\)/],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['cross-origin-resource-policy', /^same-origin$/],
  ['x-request-id', /^[\w-]{8,64}$/],
];

const read = async (answer: Response): Promise<Outcome> => {
  const text = await answer.text();
  if (answer.ok && /^\s*\[\s*\]\s*$/.test(text)) return 'empty';
  // The storage service puts the real status into the body.
  const inside = answer.status === 400 ? (JSON.parse(text) as { statusCode?: string }).statusCode : undefined;
  return inside ? Number(inside) : answer.status;
};

/** Strangers first: what an owner ends must not hide that a stranger could have. */
const ORDER: Caller[] = ['visitor', 'other', 'free', 'pro'];

describe('each endpoint × each caller', () => {
  const titled = ENDPOINTS.map((endpoint) => {
    const expected = Object.fromEntries(CALLERS.map((caller) => [caller, endpoint[caller]]));
    return { ...endpoint, endpoint, expected, title: `${endpoint.route} ${JSON.stringify(expected)}` };
  });
  test.each(titled)('$title', async ({ endpoint, expected }) => {
    const seen: Partial<Record<Caller, Outcome>> = {};
    const bare: string[] = [];
    for (const caller of ORDER) {
      const { path, init } = requestOf(world, endpoint, caller);
      const account = world.accountOf(caller);
      const answer = await product.fetch(path, { ...init, ...(account ? { account } : {}) });
      bare.push(
        ...PROTECTIVE.filter(([name, value]) => !value.test(answer.headers.get(name) ?? '')).map(([name]) => name),
      );
      seen[caller] = await read(answer);
    }
    expect(seen).toEqual(expected);
    expect(bare).toEqual([]);
  });

  test('a function is not called with the key of another project', async () => {
    // The callers above have signed out by now.
    const account = await product.newUser();
    const foreign = await product.call('image-quota', {}, account, { apikey: 'sb_publishable_of_somebody_else' });
    expect([foreign.status, await foreign.json()]).toMatchObject([401, { message: 'Invalid API key' }]);
    expect((await product.call('image-quota', {}, account)).status).toBe(200);
  });

  test('has a line for every route of the app', () => {
    const known = new Set(ENDPOINTS.map(({ route }) => route));
    const routes = product.app.routes.map(({ method, path }) => `${method} ${path}`);
    expect(routes.filter((route) => !known.has(route))).toEqual([]);
    expect([...known].filter((route) => !routes.includes(route))).toEqual([]);
  });
});

describe('a token', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());
  const headerOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString());
  const signedBy = (
    pem: string | ReturnType<typeof generateKeyPairSync>['privateKey'],
    head: object,
    claims: object,
  ) => {
    const input = `${part(head)}.${part(claims)}`;
    const signature = sign('sha256', Buffer.from(input), { key: pem as never, dsaEncoding: 'ieee-p1363' });
    return `${input}.${signature.toString('base64url')}`;
  };

  let attacks: [name: string, token: string][];
  let good: string;
  beforeAll(async () => {
    good = (await product.newUser({ pro: true })).token;
    const [head, claims] = [headerOf(good), claimsOf(good)];
    const [, , signature] = good.split('.');
    const { privateKey: foreign } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const jwks = await (await product.fetch('/auth/v1/.well-known/jwks.json')).text();
    const own = product.signingKeyPem;
    const hmac = (key: string) => {
      const input = `${part({ ...head, alg: 'HS256' })}.${part(claims)}`;
      return `${input}.${createHmac('sha256', key).update(input).digest('base64url')}`;
    };
    attacks = [
      ['alg none without a signature', `${part({ ...head, alg: 'none' })}.${part(claims)}.`],
      ['alg none with the old signature', `${part({ ...head, alg: 'none' })}.${part(claims)}.${signature}`],
      ['HS256 with the public key as the secret', hmac(jwks)],
      ['HS256 with the publishable key as the secret', hmac(product.publishableKey)],
      ['the key of somebody else', signedBy(foreign, head, claims)],
      [
        'the key of somebody else, brought along',
        signedBy(foreign, { ...head, jwk: foreign.export({ format: 'jwk' }) }, claims),
      ],
      ['a key to be fetched', signedBy(foreign, { ...head, jku: `${product.url}/keys`, x5u: product.url }, claims)],
      [
        'the claims of another user under the old signature',
        `${good.split('.')[0]}.${part({ ...claims, sub: world.thingsOf('pro').account.userId })}.${signature}`,
      ],
      ['the service role', `${good.split('.')[0]}.${part({ ...claims, role: 'service_role' })}.${signature}`],
      ['expired', signedBy(own, head, { ...claims, iat: 1_000, exp: 2_000 })],
      ['without an end', signedBy(own, head, { ...claims, exp: undefined })],
      ['another issuer', signedBy(own, head, { ...claims, iss: 'https://elsewhere.example/auth/v1' })],
      ['another audience', signedBy(own, head, { ...claims, aud: 'storage' })],
      ['the service role, even well signed', signedBy(own, head, { ...claims, role: 'service_role' })],
      ['a session that never was', signedBy(own, head, { ...claims, session_id: crypto.randomUUID() })],
      ['a user that never was', signedBy(own, head, { ...claims, sub: crypto.randomUUID() })],
      ['cut short', good.slice(0, -8)],
      ['without its signature', good.split('.').slice(0, 2).join('.')],
      ['a changed last character', good.slice(0, -2) + (good.at(-2) === 'A' ? 'B' : 'A') + good.at(-1)],
      ['five parts', `${good}.x.y`],
      ['not base64', 'ä.ö.ü'.normalize('NFC').replace(/[^\x20-\x7e]/g, '%')],
      ['very long', `${'a'.repeat(6_000)}.b.c`],
    ];
  });

  test('that is good opens the door', async () => {
    const account = { userId: '', email: '', token: good };
    expect((await product.call('image-quota', {}, account)).status).toBe(200);
  });

  test('that was forged, changed, cut or ended opens no door', async () => {
    const opened: string[] = [];
    for (const [name, token] of attacks) {
      const account = { userId: '', email: '', token };
      const doors: [string, Promise<Response>][] = [
        ['functions', product.call('image-quota', {}, account)],
        ['auth', product.fetch('/auth/v1/user', { account })],
        ['rest', product.fetch('/rest/v1/analysis_history?select=id', { account })],
        ['storage', product.fetch('/storage/v1/object/list/screenshots', { method: 'POST', body: '{}', account })],
        ['mcp', product.fetch('/mcp', { method: 'POST', body: '{}', account })],
      ];
      for (const [door, asked] of doors) {
        const answer = await asked;
        if (answer.status < 400 || answer.status >= 500) opened.push(`${door}: ${name} (${answer.status})`);
        await answer.arrayBuffer();
      }
    }
    expect(opened).toEqual([]);
  });

  test('counts only in its header: not in the address, a cookie or the body', async () => {
    const [address, cookie, body] = await Promise.all([
      product.fetch(`/auth/v1/user?access_token=${good}`),
      product.fetch('/auth/v1/user', { headers: { cookie: `access_token=${good}; sb-access-token=${good}` } }),
      product.call('image-quota', { access_token: good, token: good }),
    ]);
    expect([address.status, cookie.status, body.status]).toEqual([401, 401, 401]);
  });
});

test('[FN22] every function, sign-up, sign-in and the agent tools have a limit that answers 429 with Retry-After', async () => {
  // The accounts of the world have signed out by now.
  const account = await product.newUser({ pro: true });
  const limited = ENDPOINTS.filter(
    ({ route, pro }) =>
      // A token that was never good is refused before anything is counted.
      pro !== 401 && /^POST \/(functions|auth\/v1\/(signup|token|recover))|^ALL \/mcp/.test(route),
  );
  const callEach = async () => {
    const answers: { route: string; status: number; retryAfter: number }[] = [];
    for (const endpoint of limited) {
      const { path, init } = requestOf(world, endpoint, 'pro');
      const answer = await product.fetch(path, { ...init, account });
      await answer.arrayBuffer();
      answers.push({
        route: endpoint.route,
        status: answer.status,
        retryAfter: Number(answer.headers.get('retry-after')),
      });
    }
    return answers;
  };
  // What has been called once is counted.
  await callEach();
  await product.opened.database.asService((sql) =>
    sql("update product.rate_limits set used = 1000000, window_ends_at = now() + interval '1 hour'"),
  );
  const unlimited = (await callEach()).filter(({ status, retryAfter }) => status !== 429 || !(retryAfter > 0));
  expect(unlimited).toEqual([]);
});
