import { expect, test } from 'vitest';
import { isAddress } from './is-address.ts';

test.each([
  'localhost:5173/settings',
  'acme-metrics.com',
  'https://docs.acme.dev/guide?page=2',
  '127.0.0.1:3000',
  'file:///home/ann/page.html',
  'o app.acme.com/reports/q3',
  'acme- metrics.com',
])('%s stands in an address field', (text) => {
  expect(isAddress(text)).toBe(true);
});

test.each([
  'Quarterly report',
  'Vite + React',
  'Search…',
  'v4.3.0',
  '9.41',
  'Read more.',
  'Welcome back. Sign in',
  'Node.js',
  'README.md',
])('%s does not', (text) => {
  expect(isAddress(text)).toBe(false);
});
