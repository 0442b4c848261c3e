import { expect, it } from 'vitest';
import { conceptsOf } from './icon-concepts.ts';

it.each([
  ['home', 1, ['home']],
  ['house', 1, ['home']],
  ['fa-cog', 1, ['settings']],
  ['account_circle', 1, ['user-circle']],
  ['bell-outline', 1, ['bell']],
  ['star-fill', 1, ['star']],
  ['arrow-left', 1, ['arrow-left']],
  ['ellipsis', 4, ['dots-horizontal']],
  ['more', 0.25, ['dots-vertical']],
  ['list', 1, ['list', 'menu']],
  ['unicorn', 1, []],
])('knows what is meant by %s', (name, aspect, concepts) => {
  expect(conceptsOf(name, aspect)).toEqual(concepts);
});
