import { expect, test } from 'vitest';
import { nameSite } from './name-site.ts';
import { toStaticFile } from './static-files.ts';

const page = (card: string) =>
  toStaticFile(Buffer.from(`<head><meta property="og:image" content="${card}" /></head>`), 'text/html', false);

test.each([
  ['https://blueprompt.example', '/social-card.png', 'https://blueprompt.example/social-card.png'],
  ['https://example.com/tools/', '/social-card.png', 'https://example.com/tools/social-card.png'],
  ['https://example.com', 'https://cdn.example/card.png', 'https://cdn.example/card.png'],
])('on %s the card %s is %s', (siteUrl, card, named) => {
  const before = page(card);
  const after = nameSite(before, siteUrl);
  expect(Buffer.from(after.bytes).toString()).toContain(`content="${named}"`);
  expect(after.etag === before.etag).toBe(card === named);
});
