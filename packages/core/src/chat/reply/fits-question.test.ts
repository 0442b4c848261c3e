import { expect, test } from 'vitest';
import { createProject } from '../../exports/create-project.ts';
import { box, page, text } from '../../write/page.fixture.ts';
import { answer } from '../answer.ts';
import type { Ask } from './ask.ts';
import { saysSo } from './fits-question.ts';

/** Two cards, each with a name and what is said of it. */
const project = createProject(
  [
    page(
      [
        text('Ryan', 120, 120),
        text('Photographer', 120, 160),
        text('Launch', 520, 120),
        text('12 May 2025', 520, 160),
        text('Order ID:', 120, 400),
        text('4F3S8J', 220, 400),
      ],
      [
        box('c1', 'card', 100, 100, 300, 120, { fill: '#ffffff' }),
        box('c2', 'card', 500, 100, 300, 120, { fill: '#ffffff' }),
      ],
    ),
  ],
  { uiType: 'webapp' },
);
const ask = (question: string) => answer(question, { project, text: '' });

test('answers "when" with a time', () => expect(ask('When is the launch?').message).toContain('12 May 2025'));

test.each(['When did Ryan join?', 'Wann kam Ryan?', 'Quand est venu Ryan ?'])(
  'does not answer "when" with what is no time: %s',
  (question) => {
    const { message, state } = ask(question);
    expect(state).toBe('unknown');
    expect(message).not.toContain('Photographer');
  },
);

test('what stands with a name is no yes and no no', () =>
  expect(ask('Is Ryan a photographer?').state).not.toBe('answered'));

test('of a name alone it says what stands with it, not how it looks', () => {
  const { message } = ask('order id?');
  expect(message).toContain('4F3S8J');
  expect(message).not.toContain('px');
});

test.each([
  ['en', 'No shadows were found.', false],
  ['en', 'Nothing was measured.', false],
  ['en', 'No: 8 px, 16 px.', true],
  ['en', 'Yes, both are 8 px.', true],
  ['fr', 'Non : 8 px, 16 px.', true],
  ['es', 'Solo 240 px.', false],
  ['es', 'Sombra: 0 1px 2px.', false],
  ['es', 'No se midió el borde.', false],
  ['es', 'Sí. 240 px.', true],
  ['pt', 'Não encontrei nada ali.', false],
  ['pt', 'Não, é diferente: 8 px.', true],
  ['de', 'Jahr: 2025.', false],
] as const)('takes for a yes or a no only the word by itself: %s, %s', (language, message, expected) =>
  expect(saysSo(message, { language } as Ask)).toBe(expected),
);
