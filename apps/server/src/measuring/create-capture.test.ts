import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser } from '../../../../scripts/find-browser.ts';
import { createLog } from '../http/logger.ts';
import { createInstantPool } from '../testing/instant-pool.ts';
import { type Account, startTestProduct, type TestProduct } from '../testing/test-product.ts';
import { createCapture } from './create-capture.ts';

const PAGE = '<!doctype html><title>Sign in</title><h1>Welcome back</h1><button>Sign in</button>';
const LONG_PAGE =
  '<!doctype html><title>Long</title><body style="margin:0;height:24000px"><p style="margin:0">Welcome back</p>';
const PUBLIC = '93.184.215.14';
const call = { userId: 'somebody', signal: new AbortController().signal };

let site: Server;
let product: TestProduct;
let user: Account;
/** Holds pages back that are asked for at /slow, until a test lets them go. */
let slow: (() => void)[] = [];
let onSlow = (): void => {};

beforeAll(async () => {
  site = createServer(({ url }, response) => {
    const answer = () => response.setHeader('content-type', 'text/html').end(PAGE);
    if (url === '/long') return void response.setHeader('content-type', 'text/html').end(LONG_PAGE);
    if (url !== '/slow') return void answer();
    slow.push(answer);
    onSlow();
  });
  await once(site.listen(0, '127.0.0.1'), 'listening');
  const { port } = site.address() as AddressInfo;
  const capture = createCapture(
    {
      hosts: ['shop.example'],
      env: { ...process.env, CHROME_PATH: await findBrowser() },
      network: {
        lookup: async (host) => [{ address: host.endsWith('.example') ? PUBLIC : host, family: 4 }],
        connect: () => connect(port, '127.0.0.1'),
      },
    },
    createLog({ level: 'silent', format: 'json' }),
  );
  product = await startTestProduct({ pool: createInstantPool(), env: { CAPTURE_HOSTS: 'shop.example' }, capture });
  user = await product.newUser({ pro: true });
});
afterAll(async () => {
  await product.close();
  site.closeAllConnections();
  site.close();
});

const capture = async (url: string, account?: Account, width = 800, from = product) => {
  const answer = await from.call('capture-page', { url, width }, account);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};

test('a page of an allowed host comes back as a picture, as wide as asked', async () => {
  const { status, body } = await capture('http://shop.example/', user);
  expect([status, body['type'], body['title'], body['notes']]).toEqual([200, 'image/png', 'Sign in', []]);
  const png = Buffer.from(String(body['imageBase64']), 'base64');
  expect([png.toString('latin1', 1, 4), png.readUInt32BE(16)]).toEqual(['PNG', 800]);
});

test.each([
  ['http://other.example/', "other.example isn't a site that this server may open."],
  ['http://127.0.0.1/', "127.0.0.1 isn't a site that this server may open."],
  ['file:///etc/passwd', 'only http:// and https:// addresses can be captured.'],
  ['not an address', 'only http:// and https:// addresses can be captured.'],
])('%s is refused with a reason', async (url, reason) => {
  expect(await capture(url, user)).toEqual({
    status: 422,
    body: { code: 'capture_failed', error: `We couldn't capture this page: ${reason}` },
  });
});

test('who is not signed in, and a width that no page has, are refused', async () => {
  expect((await capture('http://shop.example/')).status).toBe(401);
  expect((await capture('http://shop.example/', user, 99_999)).status).toBe(400);
});

test('who may measure nothing takes nobody else the browser', async () => {
  const { status, body } = await capture('http://shop.example/', await product.newUser());
  expect([status, body['code']]).toEqual([403, 'subscription_required']);
});

test('what is wrong with this server is logged, and told to nobody', async () => {
  const broken = createCapture(
    { hosts: ['*'], env: { CHROME_PATH: '/nowhere/chrome' } },
    createLog({ level: 'silent', format: 'json' }),
  );
  const taking = broken('http://shop.example/', { width: 800, scale: 1, dark: false }, call);
  await expect(taking).rejects.toMatchObject({ failure: { code: 'capture_broken' } });
});

test('a user captures one page at a time', async () => {
  const other = await product.newUser({ pro: true });
  const reached = new Promise<void>((resolve) => {
    onSlow = resolve;
  });
  const first = capture('http://shop.example/slow', other);
  await reached;
  expect((await capture('http://shop.example/', other)).status).toBe(429);
  for (const go of slow) go();
  slow = [];
  expect((await first).status).toBe(200);
  expect((await capture('http://shop.example/', other)).status).toBe(200);
});

const askAgent = async (from: TestProduct, name: string, input: Record<string, unknown>) => {
  const made = await product.call('create-access-token', { name: randomUUID() }, user);
  const { token } = (await made.json()) as { token: string };
  const client = new Client({ name: 'test', version: '1' });
  const headers = { authorization: `Bearer ${token}` };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${from.url}/mcp`), { requestInit: { headers } }));
  const answer = await client.callTool({ name, arguments: input });
  const instructions = client.getInstructions();
  await client.close();
  const texts = (answer.content as { text: string }[]).map(({ text }) => text);
  return { text: texts[0]!, texts, isError: answer.isError === true, instructions };
};

test('an agent names a page by its address, under the same rules', async () => {
  const measured = await askAgent(product, 'measure_screenshot', { image: 'http://shop.example/' });
  expect([measured.isError, measured.instructions]).toEqual([
    false,
    expect.stringContaining('address of a public page'),
  ]);
  const refused = await askAgent(product, 'measure_screenshot', { image: 'http://169.254.169.254/latest' });
  expect([refused.isError, refused.text]).toEqual([
    true,
    "We couldn't capture this page: 169.254.169.254 isn't a site that this server may open.",
  ]);
});

test('what was left out of a page is told before the answer', async () => {
  const { texts, isError } = await askAgent(product, 'measure_screenshot', { image: 'http://shop.example/long' });
  expect([isError, texts]).toEqual([
    false,
    ['Note: the page is 24000 px high; the first 16000 px were taken.', expect.any(String)],
  ]);
});

test('without the setting nothing is captured, and nobody is offered it', async () => {
  const off = await startTestProduct({ pool: createInstantPool(), opened: product.opened });
  expect((await capture('http://shop.example/', user, 800, off)).status).toBe(404);
  const asked = await askAgent(off, 'measure_screenshot', { image: 'http://shop.example/' });
  expect([asked.isError, asked.text]).toEqual([true, expect.stringContaining("doesn't capture pages")]);
  expect(asked.instructions).not.toContain('address of a public page');
  const configOf = async (from: TestProduct) => (await (await from.fetch('/config.json')).json()) as object;
  expect([await configOf(product), await configOf(off)]).toMatchObject([{ capture: true }, { capture: false }]);
  await off.close();
});
