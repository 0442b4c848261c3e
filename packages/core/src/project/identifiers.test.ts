import { expect, test } from 'vitest';
import { createIdentifiers } from './identifiers.ts';

test.each([
  ['Switch', 'Switch2'],
  ['New', 'New2'],
  ['Aux', 'Aux2'],
  ['Com1', 'Com12'],
  ['button', 'button2'],
  ['Pricing', 'Pricing'],
])('makes %s a name that is neither a word of the language nor a device: %s', (name, distinct) => {
  expect(createIdentifiers()(name)).toBe(distinct);
});
