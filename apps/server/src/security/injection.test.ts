import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENDPOINTS, requestOf } from '../testing/endpoints.ts';
import { createInstantPool } from '../testing/instant-pool.ts';
import { startTestProduct, type TestProduct } from '../testing/test-product.ts';
import { createWorld, type World } from '../testing/world.ts';

let product: TestProduct;
let world: World;
beforeAll(async () => {
  product = await startTestProduct({ pool: createInstantPool() });
  world = await createWorld(product);
});
afterAll(() => product.close());

const HOSTILE = [
  "'; drop table public.analysis_history; --",
  'x") or ("1"="1',
  '../../../../etc/passwd',
  '<script>alert(1)</script>{{7*7}}$(sleep 20)`id`',
  '\u0000\u202e\ud83d\ude00',
  '__proto__',
  'a'.repeat(3_000),
];
/** Whatever looks like this came from inside: SQL, a stack, a file of the server. */
const INSIDES = /\bat .*\.(ts|js|mjs):\d+|node:internal|syntax error at|pg_catalog|root:x:0|\/node_modules\//;
const NOT_IN_TURN = /^POST \/auth\/v1\/logout/;

/** Each text of a body replaced by the hostile one, one at a time; and one more field that nobody asked for. */
const bodiesOf = (body: unknown, hostile: string): object[] => {
  if (typeof body !== 'string' || !body.startsWith('{')) return [];
  const whole = JSON.parse(body) as Record<string, unknown>;
  const changed = Object.entries(whole)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([name]) => ({ ...whole, [name]: hostile }));
  return [...changed, { ...whole, [hostile]: hostile }];
};
/** Each changing part of an address replaced: what follows the fixed part of the route, and the values of the query. */
const pathsOf = (route: string, path: string, hostile: string): string[] => {
  const encoded = encodeURIComponent(hostile.toWellFormed());
  const [place, query] = path.split('?') as [string, string?];
  const fixed = route.split(' ')[1]!.split('/:')[0]!;
  const parts = place.slice(fixed.length).split('/').filter(Boolean);
  const segments = parts.map((_, at) => `${fixed}/${parts.map((part, n) => (n === at ? encoded : part)).join('/')}`);
  const pairs = [...new URLSearchParams(query ?? '')];
  const queries = pairs.map((_, at) => {
    const changed = pairs.map(([name, value], n) => `${name}=${n === at ? encoded : encodeURIComponent(value)}`);
    return `${place}?${changed.join('&')}`;
  });
  return [...segments, ...queries, `${path}${query ? '&' : '?'}${encoded}=${encoded}`];
};

const canaries = () =>
  product.opened.database.asService(async (sql) => ({
    people: await sql('select id from auth.users where email like $1 order by id', ['%@example.com']),
    pro: await sql('select user_id from public.subscriptions where is_subscribed order by user_id'),
    tables: await sql("select count(*)::int as n from pg_class where relkind = 'r'"),
  }));
const forgetLimits = () => product.opened.database.asService((sql) => sql('delete from product.rate_limits'));

test('hostile text in any part of any request breaks nothing, shows no insides and changes nobody’s plan', async () => {
  const before = await canaries();
  const wrong: string[] = [];
  let asked = 0;
  const ask = async (route: string, path: string, init: RequestInit) => {
    asked += 1;
    const answer = await product.fetch(path, { ...init, account: world.accountOf('pro')! });
    const text = await answer.text();
    const isBroken = answer.status >= 500 && !(answer.status === 503 && text.startsWith('The web app'));
    if (isBroken || INSIDES.test(text))
      wrong.push(`${route} ${answer.status} ${path.slice(0, 90)} ${text.slice(0, 200)}`);
  };
  for (const endpoint of ENDPOINTS.filter(({ route }) => !NOT_IN_TURN.test(route))) {
    await forgetLimits();
    const { path, init } = requestOf(world, endpoint, 'pro');
    for (const hostile of HOSTILE) {
      const bodies = bodiesOf(init.body, hostile).map((body) =>
        ask(endpoint.route, path, { ...init, body: JSON.stringify(body) }),
      );
      const paths = pathsOf(endpoint.route, path, hostile).map((changed) => ask(endpoint.route, changed, init));
      await Promise.all([...bodies, ...paths]);
    }
  }
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(500);
  const after = await canaries();
  expect(after.people).toEqual(expect.arrayContaining(before.people));
  expect({ pro: after.pro, tables: after.tables }).toEqual({ pro: before.pro, tables: before.tables });
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test('hostile text in headers breaks nothing', async () => {
  const names = [
    'apikey',
    'authorization',
    'prefer',
    'range',
    'accept',
    'x-request-id',
    'x-forwarded-for',
    'if-none-match',
    'x-upsert',
    'accept-profile',
    'webhook-id',
    'webhook-signature',
    'origin',
    'referer',
    'cookie',
  ];
  const wrong: string[] = [];
  for (const path of [
    '/rest/v1/analysis_history?select=id',
    '/auth/v1/user',
    '/functions/v1/image-quota',
    '/webhooks/polar',
    '/mcp',
    '/',
  ])
    for (const name of names)
      for (const hostile of HOSTILE.filter((text) => /^[\x20-\x7e]+$/.test(text))) {
        const answer = await product.fetch(path, {
          method: /functions|webhooks|mcp/.test(path) ? 'POST' : 'GET',
          headers: { [name]: hostile },
        });
        const text = await answer.text();
        if ((answer.status >= 500 && path !== '/') || INSIDES.test(text))
          wrong.push(`${path} ${name} ${answer.status}`);
      }
  expect(wrong).toEqual([]);
});

const BODIES = [
  '{',
  '[]',
  'null',
  '"text"',
  '7',
  '',
  `${'['.repeat(50_000)}`,
  '{"__proto__":{"polluted":true}}',
  '\ufeff{}',
].map((body) => ({ name: JSON.stringify(body).slice(0, 40), body }));

test.each(BODIES)('the body $name is refused or ignored everywhere, and never an error of ours', async ({ body }) => {
  await forgetLimits();
  const wrong: string[] = [];
  for (const endpoint of ENDPOINTS.filter(
    ({ route }) => /^(POST|PUT|PATCH|ALL) /.test(route) && !NOT_IN_TURN.test(route),
  )) {
    const { path, init } = requestOf(world, endpoint, 'pro');
    if (init.method === 'GET') continue;
    const answer = await product.fetch(path, { ...init, body, account: world.accountOf('pro')! });
    const text = await answer.text();
    if (answer.status >= 500 || INSIDES.test(text))
      wrong.push(`${endpoint.route} ${answer.status} ${text.slice(0, 200)}`);
  }
  expect(wrong).toEqual([]);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});
