import { expect, test } from 'vitest';
import { createProject } from '../../exports/create-project.ts';
import { box, page, text } from '../../write/page.fixture.ts';
import { answer } from '../answer.ts';

const barAt = (y: number, names: readonly string[], odd: string | undefined) =>
  names.map((name, at) =>
    text(name, 40 + at * 120, y, name === odd ? { color: '#0d6efd', fontWeight: 700 } : { color: '#555555' }),
  );
/** Two bars of tabs: of the first Billing is chosen, of the second it does not show which is. */
const project = createProject(
  [
    page(
      [
        ...barAt(30, ['Overview', 'Billing', 'Team', 'Logs'], 'Billing'),
        ...barAt(230, ['Day', 'Week', 'Month', 'Year'], undefined),
      ],
      [box('e1', 'tabs', 30, 20, 500, 40), box('e2', 'tabs', 30, 220, 500, 40)],
    ),
  ],
  { uiType: 'webapp' },
);
const ask = (question: string) => answer(question, { project, text: '' });

test.each([
  ['Is the Billing tab active?', 'Yes. Active: the `Billing` text.'],
  ['Ist der Reiter Billing aktiv?', 'Ja. Aktiv: der Text `Billing`.'],
  ['¿Está activa la pestaña Billing?', 'Sí. Activo: el texto `Billing`.'],
  ['A aba Billing está ativa?', 'Sim. Ativo: o texto `Billing`.'],
  ["Est-ce que l'onglet Billing est actif ?", 'Oui. Actif : le texte `Billing`.'],
  ['Is Billing selected?', 'Yes. Active: the `Billing` text.'],
  ['Is the Team tab active?', 'No. Active: the `Billing` text.'],
  ['Ist der Reiter Team aktiv?', 'Nein. Aktiv: der Text `Billing`.'],
  ['Is the second tab active?', 'Yes. Active: the `Billing` text.'],
  ['Is the third tab active?', 'No. Active: the `Billing` text.'],
  ['which tab is active?', 'Active: the `Billing` text.'],
])('says whether one of several is the chosen one: %s', (question, said) => {
  const { message, state } = ask(question);
  expect({ message, state }).toEqual({ message: said, state: 'answered' });
});

test.each(['Is the Week tab active?', 'Is the Unicorn tab active?', 'What colour is the active Team tab?'])(
  'does not know what does not show: %s',
  (question) => {
    const { message, state } = ask(question);
    expect(state).toBe('unknown');
    expect(message).not.toContain('active');
  },
);

test('says in the words of the question that none was found to be chosen', () =>
  expect(ask('Welcher Button ist aktiv?').message).toBe('Nicht gefunden: Button "aktiv".'));

test('gives no name back that the question itself has', () =>
  expect(ask('Which one of Billing is highlighted?').state).toBe('unknown'));
