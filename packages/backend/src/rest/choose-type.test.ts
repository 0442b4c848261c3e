import { expect, it } from 'vitest';
import { chooseType } from './choose-type.ts';

it.each([
  [undefined, 'list'],
  ['', 'list'],
  ['*/*', 'list'],
  ['application/json', 'list'],
  ['application/json; charset=utf-8', 'list'],
  ['text/html,application/xhtml+xml,*/*;q=0.8', 'list'],
  ['application/vnd.pgrst.object+json', 'object'],
  ['text/csv, application/vnd.pgrst.object+json;q=0.5', 'object'],
  ['application/vnd.pgrst.array+json', 'list'],
])('%s is answered with a %s', (accept, type) => {
  expect(chooseType(accept)).toBe(type);
});

it.each([
  'text/csv',
  'application/geo+json',
  'application/vnd.pgrst.plan+json; for="application/json"; options=analyze',
  'application/vnd.pgrst.array+json;nulls=stripped',
  'application/vnd.pgrst.object+json;nulls=stripped',
])('%s is refused', (accept) => {
  expect(() => chooseType(accept)).toThrow(
    expect.objectContaining({
      status: 406,
      code: 'PGRST107',
      message: `None of these media types are available: ${accept}`,
    }),
  );
});
