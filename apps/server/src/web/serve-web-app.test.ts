import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { serveWebApp } from './serve-web-app.ts';
import { toStaticFile } from './static-files.ts';

const serve = async (pages: Record<string, string>) => {
  const files = Object.entries(pages).map(
    async ([path, html]) => [path, await toStaticFile(Buffer.from(html), 'text/html', false)] as const,
  );
  const app = new Hono().all('*', serveWebApp(new Map(await Promise.all(files)), 'https://x.test'));
  return async (path: string) => (await app.request(path)).text();
};

test('the home page is sent as it was prerendered, and to no other address', async () => {
  const read = await serve({ '/index.html': 'empty', '/home.html': 'the home page' });
  expect(await read('/')).toBe('the home page');
  expect(await read('/?ref=mail')).toBe('the home page');
  for (const path of ['/pricing', '/home.html', '/index.html', '//']) expect(await read(path)).toBe('empty');
});

test('a build without it begins everywhere with the empty page', async () => {
  expect(await (await serve({ '/index.html': 'empty' }))('/')).toBe('empty');
});
