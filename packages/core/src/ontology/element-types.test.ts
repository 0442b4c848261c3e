import { expect, test } from 'vitest';
import { isBar, listTypes, typesWith } from './element-types.ts';

test('types are asked for by their traits, with single ones beside them', () => {
  expect(typesWith('field', 'tick box', 'badge')).toEqual(
    new Set(['input', 'select', 'textarea', 'checkbox', 'radio', 'badge']),
  );
});

test('a list keeps the order of its trait', () => {
  expect(listTypes('often several')).toEqual(['card', 'button', 'link']);
});

test('a bar is a landmark along an edge, which the main part is not', () => {
  expect(isBar('sidebar')).toBe(true);
  expect(isBar('main')).toBe(false);
});
