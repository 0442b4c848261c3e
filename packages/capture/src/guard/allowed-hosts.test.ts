import { expect, test } from 'vitest';
import { isAllowedHost, isHostPattern } from './allowed-hosts.ts';

test.each(['example.com', 'localhost', 'app.example.com:8443', '*.example.com', '*', '*:8080', '93.184.215.14'])(
  '%s can be listed',
  (pattern) => {
    expect(isHostPattern(pattern)).toBe(true);
  },
);

test.each(['', 'https://example.com', 'example.com/path', '*example.com', 'a.*.com', '[::1]', 'exa mple.com'])(
  "'%s' can't",
  (pattern) => {
    expect(isHostPattern(pattern)).toBe(false);
  },
);

test.each([
  ['https://example.com/a', 'example.com', true],
  ['http://EXAMPLE.com', 'example.com', true],
  ['https://www.example.com', 'example.com', false],
  ['https://www.example.com', '*.example.com', true],
  ['https://example.com', '*.example.com', false],
  ['https://badexample.com', '*.example.com', false],
  ['https://example.com.evil.net', 'example.com', false],
  ['https://user:example.com@evil.net', 'example.com', false],
  ['https://example.com:8443', 'example.com', false],
  ['https://example.com:8443', 'example.com:8443', true],
  ['https://example.com', 'example.com:443', true],
  ['http://example.com', 'example.com:443', false],
  ['http://example.com', 'example.com:80', true],
  ['https://anything.net', '*', true],
  ['https://anything.net:22', '*', false],
])('%s on a list with %s: %s', (address, pattern, isAllowed) => {
  expect(isAllowedHost(new URL(address), [pattern])).toBe(isAllowed);
});
