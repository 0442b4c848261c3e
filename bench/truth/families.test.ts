import { expect, test } from 'vitest';
import { splitOf } from './families.ts';

test('a family is always on the same side', () => {
  expect([splitOf('mui'), splitOf('mui')]).toEqual([splitOf('mui'), splitOf('mui')]);
});

test('families that the first engine was tuned on are open', () => {
  expect(['tabler', 'spectre', 'startbootstrap-sb-admin-2'].map(splitOf)).toEqual(['open', 'open', 'open']);
});

test('about two fifths of the names that nobody has looked at are sealed', () => {
  const names = Array.from({ length: 1000 }, (_, index) => `family-${index}`);
  const sealed = names.filter((name) => splitOf(name) === 'sealed').length;
  expect(sealed).toBeGreaterThan(350);
  expect(sealed).toBeLessThan(450);
});
