import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PackageServer, servePackage } from './serve-package.ts';

let server: PackageServer;
const asked: string[] = [];

beforeAll(async () => {
  const top = mkdtempSync(path.join(tmpdir(), 'serve-'));
  const folder = path.join(top, 'package');
  const dependency = path.join(top, 'dependency');
  mkdirSync(path.join(folder, 'docs'), { recursive: true });
  mkdirSync(dependency);
  writeFileSync(path.join(top, 'secret.txt'), 'secret');
  writeFileSync(path.join(folder, 'docs', 'index.html'), 'page');
  writeFileSync(path.join(folder, 'package.json'), '{"devDependencies":{"jquery":"^3.0.0"}}');
  writeFileSync(path.join(dependency, 'it.js'), 'script');
  const findPackage = async (spec: string) => {
    asked.push(spec);
    return dependency;
  };
  server = await servePackage(folder, { findPackage, answer: async () => undefined });
});
afterAll(() => server.close());

const get = async (address: string) => {
  const response = await fetch(`${server.origin}${address}`);
  return [response.status, response.headers.get('content-type'), await response.text()];
};

test('files and the index of a folder are served with their type', async () => {
  expect(await get('/docs/index.html?theme=dark')).toEqual([200, 'text/html; charset=utf-8', 'page']);
  expect(await get('/docs/')).toEqual([200, 'text/html; charset=utf-8', 'page']);
});

test('a dependency that the package lists is answered in its range, another one in the latest', async () => {
  expect(await get('/node_modules/jquery/it.js')).toEqual([200, 'text/javascript; charset=utf-8', 'script']);
  expect(await get('/vendor/bower_components/@some/thing/it.js')).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'script',
  ]);
  expect(asked).toEqual(['jquery@^3.0.0', '@some/thing@latest']);
});

test.each(['/missing.html', '/..%2fsecret.txt', '/node_modules/jquery/..%2f..%2fsecret.txt', '/%E0%A4%A'])(
  '%s is missing',
  async (address) => {
    expect((await get(address))[0]).toBe(404);
  },
);
