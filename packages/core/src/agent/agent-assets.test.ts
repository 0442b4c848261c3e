import { expect, test } from 'vitest';
import { countTokens } from '../write/count-tokens.ts';
import { pageResources } from './agent-assets.ts';

const resourcesOf = (folder: string) =>
  Array.from({ length: 200 }, (_, at) => ({
    uri: `blueprompt://assets/${encodeURIComponent(`${folder}/Home ${at}.png`)}/icon-${at}.svg`,
    name: `icon-${at}.svg`,
    mimeType: 'image/svg+xml',
  }));

test.each(['Users/somebody/Pictures/Screenshots of the shop', 'Users/иван/Рабочий стол/Снимки экрана магазина'])(
  'resources in %s come in pages that fit, and together they are all',
  (folder) => {
    const resources = resourcesOf(folder);
    const pages = [pageResources(resources, undefined)];
    for (let cursor = pages[0]?.nextCursor; cursor !== undefined; cursor = pages.at(-1)?.nextCursor)
      pages.push(pageResources(resources, cursor));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flatMap((page) => page.resources)).toEqual(resources);
    for (const page of pages) expect(countTokens(JSON.stringify(page))).toBeLessThanOrEqual(10_000);
  },
);

test('few resources are one page', () => {
  const few = resourcesOf('shop').slice(0, 20);
  expect(pageResources(few, undefined)).toEqual({ resources: few });
  expect(pageResources([], undefined)).toEqual({ resources: [] });
});

test.each(['x', '-1', '201', '1.5', '', ' 50 ', '0x10', '1e1'])("the cursor '%s' is refused", (cursor) => {
  expect(() => pageResources(resourcesOf('shop'), cursor)).toThrow('There is no such page');
});
