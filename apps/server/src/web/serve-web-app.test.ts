import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { serveWebApp } from './serve-web-app.ts';
import { toStaticFile } from './static-files.ts';

const serve = (pages: Record<string, string>) => {
  const files = Object.entries(pages).map(
    ([path, html]) => [path, toStaticFile(Buffer.from(html), 'text/html', false)] as const,
  );
  const app = new Hono().all('*', serveWebApp(new Map(files), 'https://x.test'));
  return async (path: string) => (await app.request(path)).text();
};

test('the home page is sent as it was prerendered, and to no other address', async () => {
  const read = serve({ '/index.html': 'empty', '/home.html': 'the home page' });
  expect(await read('/')).toBe('the home page');
  expect(await read('/?ref=mail')).toBe('the home page');
  for (const path of ['/pricing', '/home.html', '/index.html', '//']) expect(await read(path)).toBe('empty');
});

test('a build without it begins everywhere with the empty page', async () => {
  expect(await serve({ '/index.html': 'empty' })('/')).toBe('empty');
});

test('a file is packed for the first who asks for it, and kept', async () => {
  const { pack } = toStaticFile(Buffer.from('a'.repeat(5_000)), 'text/javascript', true);
  const [first, again] = [await pack!('br'), await pack!('br')];
  expect(first.length).toBeLessThan(100);
  expect(again).toBe(first);
  expect(await pack!('gzip')).not.toBe(first);
  expect(toStaticFile(Buffer.from('short'), 'text/javascript', true).pack).toBeUndefined();
  expect(toStaticFile(Buffer.alloc(5_000), 'image/png', true).pack).toBeUndefined();
});
