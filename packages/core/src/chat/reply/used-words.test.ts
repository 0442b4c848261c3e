import { expect, test } from 'vitest';
import { createProject } from '../../exports/create-project.ts';
import type { Measurement } from '../../measurement.ts';
import { box, page, text } from '../../write/page.fixture.ts';
import { answer } from '../answer.ts';

const asking = (measurement: Measurement) => {
  const project = createProject([measurement], { uiType: 'webapp' });
  return (question: string) => answer(question, { project, text: '' });
};

const PEOPLE = [
  ['Ada', 'Brown', '12'],
  ['Bert', 'Smith', '40'],
  ['Cleo', 'Jones', '7'],
] as const;
const COLUMNS = [60, 240, 420];

const people = asking(
  page([
    ...['Name', 'Last name', 'Visits'].map((head, at) => text(head, COLUMNS[at]!, 100, { fontWeight: 600 })),
    ...PEOPLE.flatMap((cells, row) => cells.map((cell, at) => text(cell, COLUMNS[at]!, 140 + row * 40))),
  ]),
);

test('the head of a column and a cell of a row are a question by themselves', () =>
  expect(people('last name of Bert').message).toBe('`Bert` is in row 2: Last name `Smith`.'));

test('a word that the answer leaves out makes it no sure one', () =>
  expect(people('which source brings the most visits')).toMatchObject({
    state: 'unknown',
    message: expect.stringContaining('I did not find `source`, `brings` on the page'),
  }));

/** A form, a card with two lines, and a picture with a badge on it beside one without. */
const shop = asking(
  page(
    [
      text('Where to', 60, 80),
      text('Anywhere', 72, 112),
      text('Travellers', 360, 80),
      text('2 adults', 372, 112),
      text('Unread', 60, 300),
      text('14', 140, 300),
      text('Ravi Shah', 400, 300),
      text('Lunch at noon?', 400, 325),
      text('Bestseller', 72, 512),
      text('New', 372, 700),
    ],
    [
      box('e1', 'input', 60, 100, 200, 40, { fill: '#ffffff', text: 'Anywhere' }),
      box('e2', 'input', 360, 100, 200, 40, { fill: '#ffffff', text: '2 adults' }),
      box('e3', 'card', 380, 290, 300, 70, { fill: '#eeeeee' }),
      box('e4', 'image', 60, 500, 200, 120),
      box('e5', 'badge', 66, 506, 90, 24, { fill: '#ffb70f', text: 'Bestseller' }),
      box('e6', 'badge', 366, 694, 60, 24, { fill: '#ffb70f', text: 'New' }),
      box('e7', 'card', 50, 290, 200, 40, { fill: '#ffffff' }),
    ],
  ),
);

test.each([
  ['what does Ravi say?', '`Ravi Shah`: `Lunch at noon?`.'],
  ['how many unread are there?', '`Unread`: `14`.'],
  ['what does the badge on the picture say?', 'The `Bestseller` badge says `Bestseller`.'],
])('takes a word of the page for the one thing that has it: %s', (question, said) =>
  expect(shop(question).message).toBe(said),
);

test('fields are called by what is written beside them', () =>
  expect(shop('what are the fields called?').message).toContain(
    '- `Where to`: `Anywhere`\n- `Travellers`: `2 adults`',
  ));

test('every noun of a question is looked for: the header of a card is not the card', () =>
  expect(shop('background of the header of the table card').state).toBe('unknown'));
