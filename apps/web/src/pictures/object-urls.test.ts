import { expect, test } from 'vitest';
import { createObjectUrls } from './object-urls.ts';

test('[WZ31] previews are created with their images and released with them', () => {
  const log: string[] = [];
  let made = 0;
  const urls = createObjectUrls(
    () => {
      made += 1;
      log.push(`make ${made}`);
      return `blob:${made}`;
    },
    (url) => log.push(`release ${url}`),
  );
  const a = { key: 'a', blob: new Blob(['a']) };
  const b = { key: 'b', blob: new Blob(['b']) };
  expect([...urls.sync([a, b])]).toEqual([
    ['a', 'blob:1'],
    ['b', 'blob:2'],
  ]);
  expect([...urls.sync([b])]).toEqual([['b', 'blob:2']]);
  urls.sync([]);
  expect(log).toEqual(['make 1', 'make 2', 'release blob:1', 'release blob:2']);
});
