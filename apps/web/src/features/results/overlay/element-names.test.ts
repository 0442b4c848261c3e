import type { Element } from '@blueprompt/core/measurement';
import { expect, test } from 'vitest';
import { nameElements } from './element-names.ts';

const at = (id: string, y: number, rest: Partial<Element> = {}): Element => ({
  id,
  type: 'card',
  box: { x: 0, y, width: 100, height: 20 },
  confidence: 1,
  ...rest,
});
const namesOf = (...elements: Element[]): Record<string, string> => Object.fromEntries(nameElements(elements));

test('an element is called by its words, and an icon by its name', () => {
  expect(namesOf(at('e1', 0, { type: 'button', text: 'Save' }), at('e2', 40, { type: 'icon', name: 'bell' }))).toEqual({
    e1: 'Button “Save”',
    e2: 'Icon bell',
  });
});

test('what has no words is called by the heading in it, else by the first words in it', () => {
  const names = namesOf(
    at('e1', 0),
    at('e2', 10, { parent: 'e1', type: 'paragraph', text: 'From $4' }),
    at('e3', 20, { parent: 'e1', type: 'heading', text: 'Team' }),
    at('e4', 90),
    at('e5', 95, { parent: 'e4', type: 'paragraph', text: 'Terms' }),
  );
  expect(names).toMatchObject({ e1: 'Card “Team”', e4: 'Card “Terms”' });
});

test('names that are alike are numbered from top to bottom, and long words are cut', () => {
  const text = 'A heading that goes on and on and on';
  expect(namesOf(at('e31', 90), at('e7', 0), at('e9', 40, { type: 'heading', text }))).toEqual({
    e7: 'Card 1',
    e31: 'Card 2',
    e9: 'Heading “A heading that goes on and on a…”',
  });
  const rockets = '🚀'.repeat(40);
  expect(namesOf(at('e1', 0, { type: 'heading', text: rockets })).e1).toBe(`Heading “${'🚀'.repeat(31)}…”`);
});
