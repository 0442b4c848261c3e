import { expect, test } from 'vitest';
import { splitOf } from './families.ts';

test('a family stays on its side for good', () => {
  expect(['mui', 'uswds', 'pico', 'materialize'].map(splitOf)).toEqual(['sealed', 'sealed', 'sealed', 'sealed']);
  expect(['bulma', 'uikit', 'bootstrap'].map(splitOf)).toEqual(['open', 'open', 'open']);
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
