import { expect, test } from 'vitest';
import { createProject } from '../../exports/create-project.ts';
import { box, page, text } from '../../write/page.fixture.ts';
import { answer } from '../answer.ts';

/** Three figures over or beside what they count, and a heading. */
const project = createProject(
  [
    page(
      [
        text('Results', 60, 40, { fontSize: 24, fontWeight: 700 }),
        text('12', 72, 140, { fontSize: 18 }),
        text('Files', 70, 162),
        text('9', 240, 140, { fontSize: 18 }),
        text('Product Sold', 240, 162),
        text('Rated', 440, 140),
        text('4.9', 440, 162, { fontSize: 18 }),
      ],
      [
        box('e1', 'card', 50, 120, 120, 80, { fill: '#fafafa' }),
        box('e2', 'card', 230, 120, 160, 80, { fill: '#fafafa' }),
        box('e3', 'card', 430, 120, 120, 80, { fill: '#fafafa' }),
      ],
    ),
  ],
  { uiType: 'webapp' },
);
const ask = (question: string) => answer(question, { project, text: '' });

test.each([
  ['how many products were sold?', 'answered', '`Product Sold`: `9`.'],
  ['how many files are there?', 'answered', '12'],
  ['waht is the rating', 'unknown', '`Rated`: `4.9`'],
])('reads a figure with its label, whatever the endings of the words: %s', (question, state, said) => {
  const { message, state: own } = ask(question);
  expect({ state: own, message }).toEqual({ state, message: expect.stringContaining(said) });
});

test('shows nothing of the page beside a measure that it does not have', () =>
  expect(ask('what is the shadow of Rated?').message).not.toContain('4.9'));

/** A form, a list below its title, a bar of links with a line below one of them, and people in a table. */
const team = createProject(
  [
    page(
      [
        text('48', 700, 600, { fontSize: 24 }),
        text('Bookmarks', 690, 626),
        text('Country', 40, 40),
        text('Indonesia', 62, 70),
        text('Skills', 40, 140, { fontSize: 20, fontWeight: 700 }),
        ...['Drawing', 'Sewing', 'Sailing'].map((skill, at) => text(skill, 40, 180 + at * 24)),
        ...['Overview', 'Documents', 'Pictures'].map((name, at) => text(name, 400 + at * 150, 40)),
        text('Members', 400, 120, { fontSize: 20, fontWeight: 700 }),
        ...['Name', 'Mail', 'State'].map((head, at) => text(head, 400 + at * 150, 180, { fontWeight: 700 })),
        ...[
          ['Ada King', 'ada@x.org', 'Active'],
          ['Peter Benham', 'pete@x.org', 'Active'],
          ['Minna Hoop', 'minna@x.org', 'Disabled'],
        ].flatMap((row, at) => row.map((cell, column) => text(cell, 400 + column * 150, 220 + at * 40))),
      ],
      [
        box('e1', 'card', 40, 60, 140, 40, { border: { width: 1, color: '#dddddd' } }),
        box('e7', 'card', 600, 400, 300, 150, { fill: '#fafafa' }),
        box('e8', 'input', 620, 420, 200, 40, { border: { width: 1, color: '#dddddd' } }),
        box('e9', 'input', 620, 480, 200, 40, { border: { width: 1, color: '#dddddd' } }),
        box('e2', 'heading', 40, 138, 60, 18),
        box('e3', 'heading', 400, 118, 90, 18),
        box('e4', 'table', 390, 170, 480, 160),
        box('e5', 'nav', 380, 30, 480, 34),
        box('e6', 'divider', 548, 56, 70, 3, { fill: '#336699' }),
      ],
    ),
  ],
  { uiType: 'webapp' },
);

test.each([
  ['what is the default country', 'Indonesia'],
  ['what skills does she have', '`Drawing`, `Sewing`, `Sailing`'],
  ['what is peters mail', 'pete@x.org'],
  ['who is disabled', 'Minna Hoop'],
  ['how many members are listed', '3 rows'],
  ['how wide is the form', '300 px'],
  ['how many bookmarks', '48'],
  ['which menu item is active?', 'Documents'],
  ['how big is the text Docuemnts', 'Documents'],
])('reads what stands below a label, below a title and in a row: %s', (question, said) =>
  expect(answer(question, { project: team, text: '' }).message).toContain(said),
);

/** So many texts with each of two words, and one that has both. */
const withMany = (count: number) =>
  createProject(
    [
      page([
        ...Array.from({ length: count }, (_, at) => text(`Gadget A${at}`, 60, 200 + at * 80)),
        ...Array.from({ length: count }, (_, at) => text(`Walnut B${at}`, 460, 240 + at * 80)),
        text('Walnut gadget Xenia', 60, 40),
      ]),
    ],
    { uiType: 'webapp' },
  );

test.each([
  [4, true],
  [250, false],
])('says of words that %d texts have which one has them all: %s', (count, isTold) => {
  const { message } = answer('who is gadget walnut', { project: withMany(count), text: '' });
  expect(message.includes('Xenia')).toBe(isTold);
});
