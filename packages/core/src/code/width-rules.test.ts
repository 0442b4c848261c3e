import { expect, test } from 'vitest';
import { renderBelow, renderPageWidths } from './width-rules.ts';

test('columns of a wide page go below each other on a phone; those of a phone stay what they were measured to be', () => {
  const of = (rule: string): string => rule;
  expect(renderBelow(1440, of)).toContain('.pile{flex-direction:column');
  expect(renderBelow(600, of)).toContain('.pile{flex-direction:column');
  expect(renderBelow(390, of)).not.toMatch(/flex-direction:column|\.over\{/);
  // Its lines break all the same.
  expect(renderBelow(390, of)).toContain('.line{flex-wrap:wrap');
});

test('rules of one page among pages of other widths hold for the page itself and for what is in it, and nowhere else', () => {
  const [wide] = renderPageWidths([1440, 1280]);
  expect(wide).toContain('.stack:is(.at-1440,.at-1440 *){flex-direction:column');
  expect(renderPageWidths([1440])[0]).toContain('.stack{flex-direction:column');
});
