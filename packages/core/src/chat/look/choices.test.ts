import { expect, test } from 'vitest';
import { createProject } from '../../exports/create-project.ts';
import { box, page, text } from '../../write/page.fixture.ts';
import { answer } from '../answer.ts';

/** A switch of three, a menu whose chosen entry lies on a surface of its own, and two buttons that do something. */
const project = createProject(
  [
    page(
      [
        text('FOLDERS', 20, 60, { fontSize: 11 }),
        ...['Inbox', 'Starred', 'Sent', 'Drafts'].map((name, at) =>
          text(name, 20, 90 + at * 36, { background: name === 'Inbox' ? '#dbe8ff' : '#ffffff' }),
        ),
        ...['12', '5', '128', '2'].map((count, at) => text(count, 170, 90 + at * 36)),
        ...['7 days', '30 days', 'Year'].map((name, at) =>
          text(name, 400 + at * 100, 60, { background: name === '30 days' ? '#1e2939' : '#ffffff' }),
        ),
        text('Cancel', 800, 60),
        text('Save', 900, 60, { background: '#0d6efd' }),
      ],
      [
        box('e1', 'sidebar', 0, 0, 220, 600),
        ...[0, 1, 2].map((at) => box(`e${at + 2}`, 'button', 390 + at * 100, 50, 100, 40, { fill: '#ffffff' })),
        box('e6', 'button', 790, 50, 80, 40, { fill: '#ffffff' }),
        box('e7', 'button', 890, 50, 80, 40, { fill: '#0d6efd' }),
      ],
    ),
  ],
  { uiType: 'webapp' },
);
const ask = (question: string): string => answer(question, { project, text: '' }).message;

test.each([
  ['which folder is selected?', '`Inbox`'],
  ['welcher Zeitraum ist ausgewählt?', '`30 days`'],
  ['is 7 days or 30 days selected?', '`30 days`'],
  ['which period is picked: 7 days, 30 days or Year?', '`30 days`'],
])('finds the chosen one by what lies behind its letters: %s', (question, said) =>
  expect(ask(question)).toContain(said),
);

test('takes no button that does something for a choice', () =>
  expect(ask('which period is selected?')).not.toContain('Save'));

test('ranks the names of a list by the figures beside them', () =>
  expect(ask('which folder has the most messages?')).toContain('`Sent`: `128`.'));

test.each([
  ['how many entries does the left sidebar have?', 'in sidebar'],
  ['how many messages does the sidebar show?', ''],
])('counts what is asked for, not what holds it: %s', (question, said) => {
  expect(ask(question)).toContain(said);
  expect(ask(question)).not.toContain('1 sidebar');
});
