import { describe, expect, test } from 'vitest';
import { isAddress, nameOfAddress, parseAddress } from './parse-address.ts';

describe('parseAddress', () => {
  test.each(['http://localhost:5173', 'https://example.com/pricing?plan=pro', 'HTTP://127.0.0.1:3000/'])(
    'takes %s',
    (address) => {
      expect(isAddress(address)).toBe(true);
      expect(parseAddress(address).href).toBe(new URL(address).href);
    },
  );

  test.each([
    'file:///etc/passwd',
    'data:text/html,hello',
    'javascript:alert(1)',
    'about:blank',
    'http://',
    'chrome://version',
  ])('refuses %s', (address) => {
    expect(isAddress(address)).toBe(true);
    expect(() => parseAddress(address)).toThrow('use an http:// or https:// address');
  });

  test.each(['home.png', 'C:\\shots\\home.png', 'shots/*.png', '-', 'httpd.png'])(
    'leaves the file %s alone',
    (file) => {
      expect(isAddress(file)).toBe(false);
    },
  );
});

test.each([
  ['http://localhost:5173', 'localhost-5173'],
  ['https://example.com/Pricing/team/?a=b#c', 'example-com-pricing-team'],
  ['http://host/%E4%BD%A0%zz', 'host-e4-bd-a0-zz'],
])('names the files of %s %s', (address, name) => {
  expect(nameOfAddress(new URL(address))).toBe(name);
});
