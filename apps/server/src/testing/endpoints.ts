import { randomUUID } from 'node:crypto';
import type { Caller, Things, World } from './world.ts';

/** A status; 'empty' is a success that shows or changes nothing, which is how row-level security refuses. */
export type Outcome = number | 'empty';
type Ask = { path: string; method?: string; body?: object | string; headers?: Record<string, string> };
type Endpoint = {
  /** As the app registers it. */
  route: string;
  ask: (things: Things, world: World) => Ask;
  visitor: Outcome;
  free: Outcome;
  pro: Outcome;
  other: Outcome;
};

type Row = [route: string, ask: Endpoint['ask'], visitor: Outcome, free: Outcome, pro: Outcome, other: Outcome];

const RPC = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const initialize = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
};
const ONBOARDING = {
  how_did_you_hear: 'a friend',
  user_type: 'designer',
  projects_per_month: 3,
  coding_comfort_level: 2,
  preferred_tool: 'an editor',
};
const SHOWN = { prefer: 'return=representation' };
const at = (path: string, body?: object): Endpoint['ask'] =>
  (() => (body ? { path, body } : { path })) as Endpoint['ask'];
const table =
  (name: string, method: 'POST' | 'PATCH', columns: object): Endpoint['ask'] =>
  ({ account: { userId } }) => ({
    path: `/rest/v1/${name}${method === 'POST' ? '' : `?user_id=eq.${userId}`}`,
    body: method === 'POST' ? { user_id: userId, ...columns } : columns,
    headers: method === 'POST' ? {} : SHOWN,
  });
const own =
  (name: string): Endpoint['ask'] =>
  ({ account: { userId } }) => ({ path: `/rest/v1/${name}?select=user_id&user_id=eq.${userId}`, headers: SHOWN });
const about = (path: (things: Things) => string, body?: object): Endpoint['ask'] =>
  ((things) => (body ? { path: path(things), body } : { path: path(things) })) as Endpoint['ask'];
const sends =
  (name: string, body: (picture: string) => object): Endpoint['ask'] =>
  (_, { picture }) => ({ path: `/functions/v1/${name}`, body: body(picture) });
const png = (key: string): Ask => ({
  path: `/storage/v1/object/screenshots/${key}`,
  headers: { 'content-type': 'image/png', 'x-upsert': 'true' },
  body: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64').toString('latin1'),
});

const FUNCTION_NAMES = [
  'validate-ui-image',
  'analyze-ui',
  'chat-with-context',
  'create-polar-checkout',
  'customer-portal',
  'image-quota',
  'count-image',
  'measure-ui',
  'delete-account',
  'create-access-token',
  'list-access-tokens',
  'revoke-access-token',
  'list-sessions',
  'end-session',
  'try-ui',
];

// biome-ignore format: one line an endpoint is what makes this a table
const ROWS: Row[] = [
  // What is asked for                                                                                                  visitor free  pro  other
  ['GET /healthz', at('/healthz'),                                                                                          200, 200, 200, 200],
  ['GET /readyz', at('/readyz'),                                                                                            200, 200, 200, 200],
  ['GET /metrics', at('/metrics'),                                                                                          200, 200, 200, 200],
  ['GET /config.json', at('/config.json'),                                                                                  200, 200, 200, 200],
  ['ALL /*', at('/no-such-page'),                                                                                           503, 503, 503, 503],

  ['POST /auth/v1/signup', () => ({ path: '/auth/v1/signup', body: { email: `${randomUUID()}@example.com`, password: 'correct horse battery' } }), 200, 200, 200, 200],
  ['POST /auth/v1/token', at('/auth/v1/token?grant_type=password', { email: 'nobody@example.com', password: 'guessed it' }), 400, 400, 400, 400],
  ['GET /auth/v1/user', at('/auth/v1/user'),                                                                                401, 200, 200, 200],
  ['PUT /auth/v1/user', at('/auth/v1/user', { data: { theme: 'dark' } }),                                                   401, 200, 200, 200],
  ['POST /auth/v1/verify', at('/auth/v1/verify', { type: 'signup', token_hash: 'guessed' }),                                403, 403, 403, 403],
  ['POST /auth/v1/verify/check', at('/auth/v1/verify/check', { type: 'recovery', token_hash: 'guessed' }),                  200, 200, 200, 200],
  ['GET /auth/v1/verify', at('/auth/v1/verify?type=signup&token=guessed'),                                                  303, 303, 303, 303],
  ['POST /auth/v1/resend', () => ({ path: '/auth/v1/resend', body: { type: 'signup', email: `${randomUUID()}@example.com` } }),                         200, 200, 200, 200],
  ['POST /auth/v1/recover', () => ({ path: '/auth/v1/recover', body: { email: `${randomUUID()}@example.com` } }),                                      200, 200, 200, 200],
  ['POST /auth/v1/otp', () => ({ path: '/auth/v1/otp', body: { email: `${randomUUID()}@example.com` } }),                        422, 422, 422, 422],
  ['GET /auth/v1/authorize', at('/auth/v1/authorize?provider=google'),                                                      400, 400, 400, 400],
  ['GET /auth/v1/callback', at('/auth/v1/callback?code=x&state=y'),                                                         302, 302, 302, 302],
  ['GET /auth/v1/.well-known/jwks.json', at('/auth/v1/.well-known/jwks.json'),                                              200, 200, 200, 200],
  ['GET /auth/v1/settings', at('/auth/v1/settings'),                                                                        200, 200, 200, 200],
  ['GET /auth/v1/health', at('/auth/v1/health'),                                                                            200, 200, 200, 200],
  ['ALL /auth/v1/*', at('/auth/v1/admin/users'),                                                                            404, 404, 404, 404],

  ['GET /rest/v1/:table', own('analysis_history'),                                                                          401, 200, 200, 'empty'],
  ['GET /rest/v1/:table', own('subscriptions'),                                                                             401, 'empty', 200, 'empty'],
  ['GET /rest/v1/:table', own('user_onboarding'),                                                                           401, 'empty', 'empty', 'empty'],
  ['GET /rest/v1/:table', own('feedback'),                                                                                  401, 403, 403, 403],
  ['GET /rest/v1/:table', at('/rest/v1/users?select=*'),                                                                    404, 404, 404, 404],
  ['POST /rest/v1/:table', table('analysis_history', 'POST', { prompt: 'x', image_path: '', result: {} }),                  401, 201, 201, 403],
  ['POST /rest/v1/:table', table('subscriptions', 'POST', { is_subscribed: true, subscription_end: '2099-01-01' }),         401, 403, 403, 403],
  ['POST /rest/v1/:table', table('subscriptions', 'POST', { email: 'me@example.com', is_subscribed: true }),                401, 403, 403, 403],
  ['POST /rest/v1/:table', table('user_onboarding', 'POST', ONBOARDING),                                                   401, 201, 201, 403],
  ['POST /rest/v1/:table', table('feedback', 'POST', { likes: 'x' }),                                                       401, 201, 201, 403],
  ['PATCH /rest/v1/:table', table('analysis_history', 'PATCH', { prompt: 'y' }),                                            401, 200, 200, 'empty'],
  ['PATCH /rest/v1/:table', table('analysis_history', 'PATCH', { corrections: {} }),                                        401, 200, 200, 'empty'],
  ['PATCH /rest/v1/:table', table('analysis_history', 'PATCH', { result: {} }),                                             401, 403, 403, 403],
  ['PATCH /rest/v1/:table', table('analysis_history', 'PATCH', { prompt: 'y', user_id: randomUUID() }),                     401, 403, 403, 403],
  ['GET /rest/v1/:table', own('shared_results'),                                                                            401, 'empty', 'empty', 'empty'],
  ['POST /rest/v1/:table', ({ account: { userId }, rowId }) => ({ path: '/rest/v1/shared_results', body: { user_id: userId, history_id: rowId } }), 401, 201, 201, 403],
  ['POST /rest/v1/:table', ({ account: { userId } }) => ({ path: '/rest/v1/shared_results', body: { user_id: userId, history_id: randomUUID() } }), 401, 403, 403, 403],
  ['PATCH /rest/v1/:table', table('shared_results', 'PATCH', { history_id: randomUUID() }),                                 401, 403, 403, 403],
  ['PATCH /rest/v1/:table', table('subscriptions', 'PATCH', { is_subscribed: true }),                                       401, 'empty', 'empty', 'empty'],
  ['PATCH /rest/v1/:table', table('subscriptions', 'PATCH', { subscription_end: '2099-01-01' }),                            401, 403, 403, 403],
  ['PATCH /rest/v1/:table', table('user_onboarding', 'PATCH', { user_type: 'y' }),                                          401, 403, 403, 403],
  ['DELETE /rest/v1/:table', own('subscriptions'),                                                                          401, 403, 403, 403],
  ['ALL /rest/v1/:table', () => ({ path: '/rest/v1/analysis_history', method: 'PUT' }),                                     401, 405, 405, 405],
  ['ALL /rest/v1/*', at('/rest/v1/rpc/version'),                                                                            404, 404, 404, 404],

  ['POST /storage/v1/object/:bucket/:key{.+}', ({ key }) => ({ ...png(key) }),                                              403, 200, 200, 403],
  ['PUT /storage/v1/object/:bucket/:key{.+}', ({ key }) => ({ ...png(key) }),                                               403, 200, 200, 403],
  ['GET /storage/v1/object/:bucket/:key{.+}', about(({ key }) => `/storage/v1/object/screenshots/${key}`),                  404, 200, 200, 404],
  ['GET /storage/v1/object/authenticated/:bucket/:key{.+}', about(({ key }) => `/storage/v1/object/authenticated/screenshots/${key}`), 404, 200, 200, 404],
  ['GET /storage/v1/object/info/:bucket/:key{.+}', about(({ key }) => `/storage/v1/object/info/screenshots/${key}`), 404, 200, 200, 404],
  ['POST /storage/v1/object/sign/:bucket/:key{.+}', about(({ key }) => `/storage/v1/object/sign/screenshots/${key}`, { expiresIn: 60 }), 404, 200, 200, 404],
  ['POST /storage/v1/object/sign/:bucket', ({ key }) => ({ path: '/storage/v1/object/sign/screenshots', body: { expiresIn: 60, paths: [key] } }), 200, 200, 200, 200],
  // A signed address is for whoever holds it: that is what it is made for.
  ['GET /storage/v1/object/sign/:bucket/:key{.+}', about(({ signedPath }) => signedPath),                                   200, 200, 200, 200],
  ['POST /storage/v1/object/list/:bucket', ({ account }) => ({ path: '/storage/v1/object/list/screenshots', body: { prefix: account.userId } }), 'empty', 200, 200, 'empty'],
  ['ALL /storage/v1/*', at('/storage/v1/bucket'),                                                                           400, 400, 400, 400],

  ['POST /functions/v1/validate-ui-image', sends('validate-ui-image', (imageBase64) => ({ imageBase64 })),                  401, 200, 200, 200],
  ['POST /functions/v1/try-ui', sends('try-ui', (imageBase64) => ({ imageBase64 })),                                        200, 200, 200, 200],
  ['POST /functions/v1/analyze-ui', sends('analyze-ui', (imageBase64) => ({ imageBase64, uiType: 'webapp' })),              401, 403, 200, 200],
  ['POST /functions/v1/measure-ui', sends('measure-ui', (imageBase64) => ({ imageBase64 })),                                401, 403, 200, 200],
  ['POST /functions/v1/chat-with-context', sends('chat-with-context', (image) => ({ message: 'Colours?', context: '', image })), 401, 403, 200, 200],
  ['POST /functions/v1/create-polar-checkout', at('/functions/v1/create-polar-checkout', {}),                               401, 200, 409, 409],
  ['POST /functions/v1/customer-portal', at('/functions/v1/customer-portal', {}),                                           401, 404, 404, 404],
  ['POST /functions/v1/image-quota', at('/functions/v1/image-quota', {}),                                                   401, 200, 200, 200],
  ['POST /functions/v1/count-image', at('/functions/v1/count-image', { imageHash: '0'.repeat(64) }),                        401, 403, 204, 204],
  ['POST /functions/v1/create-access-token', at('/functions/v1/create-access-token', { name: 'Editor' }),                   401, 201, 201, 201],
  ['POST /functions/v1/list-access-tokens', at('/functions/v1/list-access-tokens', {}),                                     401, 200, 200, 200],
  ['POST /functions/v1/revoke-access-token', ({ tokenId }) => ({ path: '/functions/v1/revoke-access-token', body: { id: tokenId } }), 401, 204, 204, 404],
  ['POST /functions/v1/list-sessions', at('/functions/v1/list-sessions', {}),                                               401, 200, 200, 200],
  ['POST /functions/v1/end-session', () => ({ path: '/functions/v1/end-session', body: { id: randomUUID() } }),             401, 404, 404, 404],
  ['POST /functions/v1/delete-account', at('/functions/v1/delete-account', { confirm: 'somebody@else.example' }),           401, 400, 400, 400],
  ['GET /functions/v1/shared-result/:id', () => ({ path: `/functions/v1/shared-result/${randomUUID()}` }),                  404, 404, 404, 404],
  ['GET /functions/v1/shared-result/:id/images/:index{\\d}', () => ({ path: `/functions/v1/shared-result/${randomUUID()}/images/0` }), 404, 404, 404, 404],
  ...FUNCTION_NAMES.map((name): Row => [`ALL /functions/v1/${name}`, () => ({ path: `/functions/v1/${name}`, method: 'GET' }), 405, 405, 405, 405]),
  ['ALL /functions/v1/*', at('/functions/v1/make-me-rich', {}),                                                             404, 404, 404, 404],

  // A session opens no agent tools; the visitor here is one who made a token up.
  ['ALL /mcp', () => ({ path: '/mcp', method: 'POST', body: initialize, headers: RPC }),                                    401, 401, 401, 401],
  ['ALL /mcp', ({ accessToken }) => ({ path: '/mcp', method: 'POST', body: initialize, headers: { ...RPC, authorization: `Bearer ${accessToken}` } }), 200, 200, 200, 200],
  ['ALL /mcp', () => ({ path: '/mcp', method: 'POST', body: initialize, headers: { ...RPC, authorization: `Bearer bp_${'x'.repeat(43)}` } }), 401, 401, 401, 401],
  ['POST /webhooks/polar', at('/webhooks/polar', { type: 'subscription.active', data: {} }),                                403, 403, 403, 403],

  // The stand-in for the provider knows no sessions: whoever has the address of a checkout may pay it, in play money.
  ['GET /dev/checkout/:id', about(({ checkoutId }) => `/dev/checkout/${checkoutId}`),                                       200, 200, 200, 200],
  ['GET /dev/portal/:id', about(({ checkoutId }) => `/dev/portal/${checkoutId}`),                                           404, 404, 404, 404],
  ['POST /dev/portal/:id/:action{cancel|renew|refund|revoke}', about(({ checkoutId }) => `/dev/portal/${checkoutId}/renew`, {}), 404, 404, 404, 404],
  ['POST /dev/checkout/:id', () => ({ path: `/dev/checkout/${randomUUID()}`, body: {} }),                                   404, 404, 404, 404],
  ['GET /dev/outbox', at('/dev/outbox'),                                                                                    200, 200, 200, 200],
  ['GET /dev/outbox.json', at('/dev/outbox.json'),                                                                          200, 200, 200, 200],
  ['ALL /dev/outbox', () => ({ path: '/dev/outbox', method: 'POST' }),                                                      405, 405, 405, 405],
  ['ALL /dev/outbox.json', () => ({ path: '/dev/outbox.json', method: 'POST' }),                                            405, 405, 405, 405],

  // These end things, and so come last.
  ['DELETE /rest/v1/:table', ({ rowId }) => ({ path: `/rest/v1/analysis_history?id=eq.${rowId}`, headers: SHOWN }),         401, 200, 200, 'empty'],
  ['DELETE /storage/v1/object/:bucket', ({ key }) => ({ path: '/storage/v1/object/screenshots', body: { prefixes: [key] } }), 403, 200, 200, 'empty'],
  ['POST /auth/v1/logout', at('/auth/v1/logout?scope=global', {}),                                                          401, 204, 204, 204],
];

/** Every endpoint with what each caller gets. */
export const ENDPOINTS: Endpoint[] = ROWS.map(([route, ask, visitor, free, pro, other]) => ({
  route,
  ask,
  visitor,
  free,
  pro,
  other,
}));

/** The request of one caller, ready to send. */
export const requestOf = (world: World, endpoint: Endpoint, caller: Caller): { path: string; init: RequestInit } => {
  const { path, method, body, headers } = endpoint.ask(world.thingsOf(caller), world);
  const [registered] = endpoint.route.split(' ');
  return {
    path,
    init: {
      method: method ?? (registered === 'ALL' ? (body ? 'POST' : 'GET') : registered!),
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? Buffer.from(body, 'latin1') : JSON.stringify(body) }),
    },
  };
};
