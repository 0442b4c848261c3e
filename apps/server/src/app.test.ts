import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { createLog } from './http/logger.ts';
import { createMetrics } from './http/metrics.ts';
import { startTestProduct, type TestProduct } from './testing/test-product.ts';
import { loadStaticFiles } from './web/static-files.ts';

const PAGE = `<!doctype html><title>Blueprompt</title>${'<p>drafting table</p>'.repeat(100)}`;
const SCRIPT = `export const answer = 42;\n${'// words\n'.repeat(300)}`;
const MODEL = Buffer.alloc(5_000, 7);
const VIDEO = Buffer.from('0123456789');

const config = {
  productName: 'Blueprompt',
  siteUrl: 'http://127.0.0.1',
  publishableKey: 'k',
  wizardGate: 'open' as const,
  freeImagesPerMonth: 0,
  supportEmail: 'a@b.test',
  googleSignIn: false,
  engine: 'Local engine',
  testCheckout: false,
};

const build = async (change: Partial<Parameters<typeof createApp>[0]> = {}) => {
  const root = mkdtempSync(join(tmpdir(), 'blueprompt-web-'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), PAGE);
  writeFileSync(join(root, 'assets', 'app-3f9a.js'), SCRIPT);
  writeFileSync(join(root, 'assets', 'engine-worker-3f9a.js'), SCRIPT);
  writeFileSync(join(root, 'assets', 'reader-3f9a.onnx'), MODEL);
  writeFileSync(join(root, 'assets', 'reader-3f9a.onnx.br'), brotliCompressSync(MODEL));
  writeFileSync(join(root, 'demo.mp4'), VIDEO);
  writeFileSync(join(root, '.inputs'), 'a note of the build');
  return createApp({
    config,
    log: createLog({ level: 'silent', format: 'json' }),
    metrics: createMetrics({ load: () => ({ running: 1, waiting: 2 }) }),
    isReady: async () => true,
    webFiles: await loadStaticFiles(root),
    routes: [],
    ...change,
  });
};

describe('the web app', () => {
  test('hashed assets are cached for ever and come compressed', async () => {
    const app = await build();
    const br = await app.request('/assets/app-3f9a.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(br.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(br.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toBe(SCRIPT);
    const gz = await app.request('/assets/app-3f9a.js', { headers: { 'accept-encoding': 'gzip' } });
    expect(gunzipSync(Buffer.from(await gz.arrayBuffer())).toString()).toBe(SCRIPT);
    const plain = await app.request('/assets/app-3f9a.js');
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, SCRIPT]);
  });

  test('what the build has packed comes packed, and is no file by itself', async () => {
    const app = await build();
    const ask = (path: string, encodings: string) => app.request(path, { headers: { 'accept-encoding': encodings } });
    const br = await ask('/assets/reader-3f9a.onnx', 'gzip, br');
    expect(br.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer()))).toEqual(MODEL);
    const plain = await ask('/assets/reader-3f9a.onnx', 'gzip');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(Buffer.from(await plain.arrayBuffer())).toEqual(MODEL);
    expect((await ask('/assets/reader-3f9a.onnx.br', 'br')).status).toBe(404);
    const head = await app.request('/assets/reader-3f9a.onnx', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  test('a plain file that a new build took away is not found, and still comes packed', async () => {
    const root = mkdtempSync(join(tmpdir(), 'web-'));
    mkdirSync(join(root, 'assets'));
    const file = join(root, 'assets', 'reader-3f9a.onnx');
    writeFileSync(file, MODEL);
    writeFileSync(`${file}.br`, brotliCompressSync(MODEL));
    const app = await build({ webFiles: await loadStaticFiles(root) });
    rmSync(root, { recursive: true });
    const plain = await app.request('/assets/reader-3f9a.onnx');
    expect([plain.status, plain.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(plain.headers.get('etag')).toBeNull();
    const packed = await app.request('/assets/reader-3f9a.onnx', { headers: { 'accept-encoding': 'br' } });
    expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer()))).toEqual(MODEL);
  });

  test.each(['/', '/pricing', '/results/deep/link', '/%E0%A4%A'])(
    '%s is the app’s page, asked for again each time',
    async (path) => {
      const app = await build();
      const first = await app.request(path);
      expect([first.status, await first.text()]).toEqual([200, PAGE]);
      expect(first.headers.get('cache-control')).toBe('no-cache');
      const again = await app.request(path, { headers: { 'if-none-match': first.headers.get('etag')! } });
      expect([again.status, await again.text()]).toEqual([304, '']);
    },
  );

  test('a missing asset is not found, and never a page', async () => {
    const app = await build();
    expect((await app.request('/assets/gone-1234.js')).status).toBe(404);
    expect((await app.request('/../../package.json')).status).toBe(200);
    expect(await (await app.request('/.inputs')).text()).toBe(PAGE);
    expect(await (await app.request('/..%2f..%2fpackage.json')).text()).toBe(PAGE);
  });

  test('a player gets the part of a video that it asks for', async () => {
    const app = await build();
    const part = await app.request('/demo.mp4', { headers: { range: 'bytes=2-5' } });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 2-5/10', '2345']);
    expect(await (await app.request('/demo.mp4', { headers: { range: 'bytes=-3' } })).text()).toBe('789');
  });

  test('before it is built, the server says how to build it', async () => {
    const app = await build({ webFiles: undefined });
    const answer = await app.request('/');
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('npm start')]);
  });
});

describe('every answer', () => {
  test.each(['/', '/config.json', '/healthz', '/assets/nothing.js', '/metrics'])(
    '%s carries the protective headers',
    async (path) => {
      const { headers } = await (await build()).request(path);
      const policy = headers.get('content-security-policy')!;
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe-eval');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
      expect(headers.get('strict-transport-security')).toBeNull();
      // Together they isolate a page, without which the engine in it has no threads.
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-embedder-policy')).toBe('require-corp');
    },
  );

  test('only the engine’s worker may compile WebAssembly, and it may do little else', async () => {
    const { headers } = await (await build()).request('/assets/engine-worker-3f9a.js');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    );
    const other = await (await build()).request('/assets/app-3f9a.js');
    expect(other.headers.get('content-security-policy')).not.toContain('wasm-unsafe-eval');
  });

  test('a site over TLS says so, and the configured video may be embedded', async () => {
    const app = await build({
      config: { ...config, siteUrl: 'https://x.test', demoVideoUrl: 'https://video.test/embed/1' },
    });
    const { headers } = await app.request('/');
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(headers.get('content-security-policy')).toContain("frame-src 'self' blob: data: https://video.test;");
    // An isolated page would show a foreign video only where its host asks for that.
    expect(headers.get('cross-origin-embedder-policy')).toBeNull();
    // What is kept for a year must work in an isolated page as well, should the video go.
    const worker = await app.request('/assets/picture-worker.js');
    expect(worker.headers.get('cross-origin-embedder-policy')).toBe('require-corp');
  });

  test('a request id of a proxy is kept, one that could break a log is not', async () => {
    const app = await build();
    const idOf = async (id: string) =>
      (await app.request('/healthz', { headers: { 'x-request-id': id } })).headers.get('x-request-id');
    expect(await idOf('abc-12345678')).toBe('abc-12345678');
    expect(await idOf('no spaces, please')).not.toBe('no spaces, please');
  });
});

describe('operations', () => {
  test('readiness follows the database', async () => {
    expect((await (await build()).request('/readyz')).status).toBe(200);
    const down = await (await build({ isReady: async () => false })).request('/readyz');
    expect([down.status, down.headers.get('retry-after')]).toEqual([503, '2']);
    const full = await (await build({ isFull: async () => true })).request('/readyz');
    expect([full.status, await full.json()]).toEqual([507, expect.objectContaining({ code: 'disk_full' })]);
  });

  test('metrics need the token where one is set', async () => {
    const app = await build({ metricsToken: 'a-long-metrics-token' });
    expect((await app.request('/metrics')).status).toBe(403);
    for (const wrong of ['a-long-metrics-tokeX', 'a-long-metrics-tok\u00e9n'])
      expect((await app.request('/metrics', { headers: { authorization: `Bearer ${wrong}` } })).status).toBe(403);
    const answer = await app.request('/metrics', { headers: { authorization: 'Bearer a-long-metrics-token' } });
    expect(await answer.text()).toContain('blueprompt_measure_waiting 2');
  });
});

describe('over sockets', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.close());

  test('metrics and the outbox are for this machine alone: a forwarded call is refused', async () => {
    for (const path of ['/metrics', '/dev/outbox', '/dev/outbox.json']) {
      expect((await fetch(product.url + path)).status).toBe(200);
      for (const name of ['x-forwarded-for', 'forwarded', 'x-forwarded-host', 'x-real-ip', 'via']) {
        const forwarded = await fetch(product.url + path, { headers: { [name]: '203.0.113.9' } });
        expect([forwarded.status, ((await forwarded.json()) as { code: string }).code]).toEqual([403, 'forbidden']);
      }
    }
  });

  test('a foreign name that resolves to this machine reads neither metrics nor mails', async () => {
    const statusAs = (host: string, path: string) =>
      new Promise((resolve, reject) => {
        const call = request(product.url + path, { headers: { host } }, (answer) => {
          answer.resume();
          resolve(answer.statusCode);
        });
        call.on('error', reject).end();
      });
    for (const path of ['/metrics', '/dev/outbox', '/dev/outbox.json']) {
      for (const host of ['rebound.example', 'rebound.example:3000', 'localhost.rebound.example', '127.0.0.1.example'])
        expect([host, await statusAs(host, path)]).toEqual([host, 403]);
      for (const host of ['localhost:3000', 'app.localhost', '127.0.0.1', '[::1]:3000'])
        expect([host, await statusAs(host, path)]).toEqual([host, 200]);
    }
  });

  test('a sign-up shows up in the outbox, with the link and without a script', async () => {
    await product.fetch('/auth/v1/signup', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'grace@example.com', password: 'correct horse battery' }),
    });
    const outbox = async () =>
      (await (await fetch(`${product.url}/dev/outbox.json`)).json()) as { to: string; link: string }[];
    await expect.poll(outbox, { timeout: 20_000 }).toHaveLength(1);
    expect((await outbox())[0]).toEqual({
      to: 'grace@example.com',
      subject: 'Confirm your Blueprompt account',
      link: expect.stringMatching(/\/confirm\?token_hash=[\w-]+&type=signup$/),
      sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    const page = await (await fetch(`${product.url}/dev/outbox`)).text();
    expect(page).toContain('grace@example.com');
    expect(page).not.toContain('<script');
    await expect.poll(() => product.printed.join(), { timeout: 20_000 }).toContain('Mail to grace@example.com');
  });

  test('a request that never ends is cut; others are served meanwhile', async () => {
    const slow = request(`${product.url}/functions/v1/analyze-ui`, {
      method: 'POST',
      headers: { 'content-length': '1000000' },
    });
    slow.on('error', () => undefined);
    slow.write('{');
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
    slow.destroy();
  });

  test('with production settings neither page exists', async () => {
    const live = await startTestProduct({ opened: product.opened, env: { NODE_ENV: 'production' } });
    for (const path of ['/dev/outbox', '/dev/outbox.json', '/dev/checkout/5f2f3d4e-0c52-4b8e-9d61-6f4fb8a3c111'])
      expect((await fetch(live.url + path)).status).toBe(503);
    expect(await (await fetch(`${live.url}/config.json`)).json()).toMatchObject({ testCheckout: false });
    await live.close();
  });
});
