import { expect, test } from 'vitest';
import { renderBelow } from './width-rules.ts';

test('columns of a wide page go below each other on a phone; those of a phone stay what they were measured to be', () => {
  const of = (rule: string): string => rule;
  expect(renderBelow(1440, of)).toContain('.pile{flex-direction:column');
  expect(renderBelow(600, of)).toContain('.pile{flex-direction:column');
  expect(renderBelow(390, of)).not.toMatch(/flex-direction:column|\.over\{/);
  // Its lines break all the same.
  expect(renderBelow(390, of)).toContain('.line{flex-wrap:wrap');
});
