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

/** Two cards with an icon each, a menu of three links, a ticked box that was not measured as ticked, and a title over a list. */
const board = asking(
  page(
    [
      text('Merges', 60, 140),
      text('One green branch.', 60, 165),
      text('Secrets', 360, 140),
      text('Builds', 660, 140),
      text('Remember me', 90, 402),
      text('Home', 60, 20),
      text('Work', 160, 20),
      text('Careers', 260, 20),
    ],
    [
      box('e1', 'card', 40, 80, 240, 120, { fill: '#151b23' }),
      box('e2', 'icon', 60, 100, 20, 20, { ink: '#3fb950' }),
      box('e3', 'card', 340, 80, 240, 120, { fill: '#151b23' }),
      box('e4', 'icon', 360, 100, 20, 20, { ink: '#d29922' }),
      box('e5', 'card', 640, 80, 240, 120, { fill: '#151b23' }),
      box('e6', 'checkbox', 60, 400, 18, 18, { fill: '#0284c7' }),
      box('e7', 'nav', 40, 0, 400, 60),
      box('e8', 'link', 60, 20, 60, 20, { text: 'Home' }),
      box('e9', 'link', 160, 20, 60, 20, { text: 'Work' }),
      box('e10', 'link', 260, 20, 60, 20, { text: 'Careers' }),
    ],
  ),
);

test.each([
  ['which card has a green icon?', 'answered', '`Merges`.'],
  ['which card has no icon?', 'answered', '`Builds`.'],
  ['Welche Karte hat kein Icon?', 'answered', '`Builds`.'],
  ['how many cards have no icon?', 'answered', '1 of 3 cards has no icon: `Builds`.'],
  ['how many cards have an icon?', 'answered', '2 of 3 cards have icons: `Merges`, `Secrets`.'],
  ['Wie viele Karten haben ein Icon?', 'answered', '2 von 3 Karten mit Icon: `Merges`, `Secrets`.'],
  ['Quantos cartões têm um ícone?', 'answered', '2 de 3 cartões com ícone: `Merges`, `Secrets`.'],
  ['quantos links tem o menu?', 'answered', '3 links em navegação.'],
  ['how many cards look like the menu?', 'unknown', "I can't answer that from the measurements. I can answer these:"],
  ['which has no icon?', 'unknown', "I can't answer that from the measurements. I can answer these:"],
  ['gap between the first two cards', 'answered', '60 px between the cards, horizontally.'],
  ['how many links does the menu have?', 'answered', '3 links in navigation.'],
  ['is Remember me on?', 'unknown', "I couldn't tell whether `Remember me` is on."],
  ['Ist die Remember me an?', 'unknown', 'Ob `Remember me` an ist, war nicht zu erkennen.'],
  ['Est-ce que Remember me est activé ?', 'unknown', 'Impossible de dire si `Remember me` est activé.'],
  ['¿Está Remember me activado?', 'unknown', 'No se pudo saber si `Remember me` está activado.'],
  ['Está a Remember me ativada?', 'unknown', 'Não foi possível saber se `Remember me` está ativado.'],
])('nothing that a question says is passed over: %s', (question, state, message) =>
  expect(board(question)).toMatchObject({ state, message }),
);

/** A table with a box in each row, some of them ticked, and a ticked one in its foot. */
const ticked = (rows: readonly number[], names = ['web', 'mail', 'disk']) =>
  asking(
    page(
      ['Name', 'Place', 'Load'].flatMap((head, at) => [
        text(head, 100 + at * 160, 100, { fontWeight: 600 }),
        ...names.map((name, row) => text(`${name} ${head}`, 100 + at * 160, 140 + row * 40)),
      ]),
      [
        box('e1', 'table', 40, 90, 600, 130 + names.length * 40, { fill: '#ffffff' }),
        ...names.map((_, row) =>
          box(`e${row + 3}`, 'checkbox', 60, 140 + row * 40, 16, 16, rows.includes(row) ? { active: true } : {}),
        ),
        box('e2', 'checkbox', 60, 190 + names.length * 40, 16, 16, { active: true }),
      ],
    ),
  );

test.each([
  ['how many rows are ticked?', '1: `mail Name`.'],
  ['how many rows are not ticked?', '2: `web Name`, `disk Name`.'],
  ['how many rows are unticked?', '2: `web Name`, `disk Name`.'],
  ['Wie viele Zeilen sind nicht angehakt?', '2: `web Name`, `disk Name`.'],
])('ticked rows are counted by their boxes, and no other box: %s', (question, said) =>
  expect(ticked([1])(question).message).toBe(said),
);

test('no row is named where none is known to be ticked', () =>
  expect(ticked([])('how many rows are ticked?').state).toBe('unknown'));

test('more ticked rows than anybody reads are counted', () => {
  const names = [...'abcdefghijk'].map((letter) => letter.repeat(3));
  expect(ticked([...names.keys()], names)('how many rows are ticked?').message).toMatch(
    /^11: `aaa Name`, .*`hhh Name`, and 3 more\.$/,
  );
});

/** Two cards with a figure each on one line, and a table with a column of the name of a part. */
const sales = asking(
  page(
    [
      text('Add contact', 715, 30),
      text('132 Sales', 100, 100),
      text('12 waiting', 100, 124),
      text('78 Orders', 400, 100),
      text('32 shipped', 400, 124),
      ...['Name', 'Score', 'Progress'].map((head, at) => text(head, 60 + at * 200, 300, { fontWeight: 600 })),
      ...['Toro', 'Fury', 'Rod'].flatMap((name, row) =>
        [name, `${90 + row} %`, `${10 * (row + 1)} %`].map((cell, at) => text(cell, 60 + at * 200, 340 + row * 40)),
      ),
    ],
    [
      box('e1', 'card', 40, 80, 260, 80, { fill: '#ffffff' }),
      box('e2', 'avatar', 50, 100, 40, 40, { fill: '#066fd1' }),
      box('e3', 'icon', 60, 110, 20, 20, { ink: '#ffffff' }),
      box('e4', 'card', 340, 80, 260, 80, { fill: '#ffffff' }),
      box('e5', 'avatar', 350, 100, 40, 40, { fill: '#2fb344' }),
      box('e6', 'icon', 360, 110, 20, 20, { ink: '#ffffff' }),
      box('e7', 'button', 700, 20, 120, 40, { fill: '#4c84ff', text: 'Add contact' }),
    ],
  ),
);

test.each([
  ['how many orders were shipped?', /32 shipped/],
  ['progress of Rod', /^`Rod` is in row 3: Progress `30 %`\.$/],
  ['background of the icon of orders', /#2fb344/],
  ['gap between the contact cards', /^40 px between the cards/],
])('two words that the page shows are both used: %s', (question, said) =>
  expect(sales(question).message).toMatch(said),
);

const team = asking(
  page(
    [
      text('Team', 60, 60, { fontSize: 24, fontWeight: 600 }),
      ...['DJ Khaled', 'Flume', 'Tim'].flatMap((name, at) => [
        text(name, 60, 120 + at * 50),
        text(['Offline', 'Busy', 'Away'][at]!, 60, 142 + at * 50, { fontSize: 11 }),
      ]),
    ],
    [box('e1', 'card', 40, 40, 300, 260, { fill: '#ffffff' })],
  ),
);

test('what stands below a title is counted, and not given as measured', () =>
  expect(team('how many team are listed?')).toMatchObject({
    state: 'unknown',
    message: expect.stringContaining('It holds 3 (`DJ Khaled`, `Flume` and `Tim`)'),
  }));

const sizes = asking(
  page([
    ...['Name', 'Team size', 'Cost a month'].map((head, at) => text(head, COLUMNS[at]!, 100, { fontWeight: 600 })),
    ...PEOPLE.flatMap((cells, row) => cells.map((cell, at) => text(cell, COLUMNS[at]!, 140 + row * 40))),
  ]),
);

test.each([
  ['what is the size of Bert?', /^The `Bert` text is \d+ × \d+ px/],
  ['team size of Bert', /^`Bert` is in row 2: Team size `Smith`\.$/],
  ['cost of Bert', /^`Bert` is in row 2: Cost a month `40`\.$/],
])('one word of a head is the head only where parts have no such property: %s', (question, said) =>
  expect(sizes(question).message).toMatch(said),
);
