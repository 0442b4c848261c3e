import { expect, test } from 'vitest';
import { createIdentifiers, toPlural } from './identifiers.ts';

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

test.each([
  ['NavItem', 'NavItems'],
  ['NavItem2', 'NavItems'],
  ['Entry3', 'Entries'],
  ['Box', 'Boxes'],
])('a list of %s is %s, whatever number tells it apart', (name, plural) => {
  expect(toPlural(name)).toBe(plural);
});
