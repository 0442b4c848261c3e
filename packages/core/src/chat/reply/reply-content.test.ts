import { expect, test } from 'vitest';
import { createProject } from '../../exports/create-project.ts';
import type { Measurement } from '../../measurement.ts';
import { box, page, text } from '../../write/page.fixture.ts';
import { answer } from '../answer.ts';

const asking = (measurement: Measurement) => {
  const project = createProject([measurement], { uiType: 'webapp' });
  return (question: string) => answer(question, { project, text: '' }).message;
};

const ORDERS = [
  ['A-1', 'Desk lamp', 'Paid', '$ 40.00'],
  ['A-2', 'Oak shelf', 'Sold out', '$ 55.00'],
  ['A-3', 'Side table', 'Paid', '$ 89.00'],
] as const;
const COLUMNS = [60, 200, 420, 600];
/** A table that nobody measured as one: heads, and three rows 40 px apart. */
const inTable = asking(
  page([
    ...['Number', 'Item', 'State', 'Price'].map((head, at) => text(head, COLUMNS[at]!, 100, { fontWeight: 600 })),
    ...ORDERS.flatMap((cells, row) => cells.map((cell, at) => text(cell, COLUMNS[at]!, 140 + row * 40))),
  ]),
);

test.each([
  ['what is the price of A-2', '`A-2` is in row 2: Price `$ 55.00`.'],
  ['which items are paid?', '`Paid` is in 2 rows: `Desk lamp`, `Side table`.'],
  [
    'welche Artikel sind ausverkauft?',
    '`Sold out` steht in Zeile 2: Number `A-2`, Item `Oak shelf`, State `Sold out`, Price `$ 55.00`.',
  ],
  ['what is in row 3', 'Row 3: Number `A-3`, Item `Side table`, State `Paid`, Price `$ 89.00`.'],
  ['which columns does the table have?', '4 columns: `Number`, `Item`, `State` and `Price`.'],
])('reads a table by where its words are: %s', (question, said) => expect(inTable(question)).toBe(said));

/** A form with two buttons, a note below them, and two switches in a card. */
const onForm = asking(
  page(
    [
      text('Save', 115, 115),
      text('Cancel', 235, 115),
      text('Nothing is sent yet', 120, 160),
      text('Calendar', 130, 315),
      text('Backup', 130, 365),
    ],
    [
      box('e1', 'button', 100, 100, 100, 40, { text: 'Save', fill: '#0d6efd' }),
      box('e2', 'button', 220, 100, 100, 40, { text: 'Cancel', fill: '#eeeeee' }),
      box('e3', 'card', 100, 290, 400, 110, { fill: '#f5f5f5' }),
      box('e4', 'switch', 440, 310, 40, 20, { fill: '#0d6efd', active: true }),
      box('e5', 'switch', 440, 360, 40, 20, { fill: '#cccccc' }),
      box('e6', 'progress', 100, 500, 300, 8, { fill: '#eeeeee', filled: { percent: 64, color: '#0d6efd' } }),
    ],
  ),
);

test.each([
  ['what is below the two buttons?', 'Nothing is sent yet'],
  ['what is to the right of the Save button', 'the `Cancel` button'],
  ['was ist rechts neben dem Button Save?', 'der Button `Cancel`'],
  ['what is to the left of the Save button', 'I found nothing there.'],
  ['is "Backup" on or off?', 'off'],
  ['ist "Calendar" an oder aus?', 'an'],
  ['how full is the progress bar in percent', '64 %'],
  ['is the Save button wider than the Cancel button', 'No, width'],
  ['colour of Save and Cancel', '- `Save`: #0d6efd\n- `Cancel`: #eeeeee'],
])('says what lies where and what is on: %s', (question, said) => expect(onForm(question)).toContain(said));

/** Four links of which one is set in another colour, which nobody measured as chosen. */
const ofMenu = asking(
  page(
    ['Home', 'Team', 'Prices', 'Contact'].map((name, at) =>
      text(name, 40 + at * 120, 30, { color: at === 2 ? '#0d6efd' : '#555555' }),
    ),
    ['Home', 'Team', 'Prices', 'Contact'].map((name, at) =>
      box(`e${at + 1}`, 'link', 40 + at * 120, 30, name.length * 7, 10, { text: name }),
    ),
  ),
);

test('takes the one that looks unlike the others for the chosen one', () => {
  expect(ofMenu('which link is active?')).toBe('Active: the `Prices` link.');
  expect(ofMenu('welcher Link ist aktiv?')).toBe('Aktiv: der Link `Prices`.');
});

test('describes nothing where the word that asks was not understood', () => {
  expect(onForm('is the card fluffier?')).toContain("I can't answer that");
});

test.each(['What is below it?', 'what is under the unicorn?'])(
  'has no answer where nothing is named: %s',
  (question) => {
    expect(onForm(question)).toContain("I can't answer that");
  },
);

/** Lamps with a size in a column, and a note on each. */
const ofSizes = asking(
  page([
    ...['Item', 'Size', 'State'].map((head, at) => text(head, COLUMNS[at]!, 100, { fontWeight: 600 })),
    ...[
      ['Desk lamp', 'Small', 'Paid'],
      ['Oak shelf', 'Large', 'Open'],
      ['Side table', 'Wide', 'Late'],
    ].flatMap((cells, row) => cells.map((cell, at) => text(cell, COLUMNS[at]!, 140 + row * 40))),
  ]),
);

test('answers with a cell only where the head of its column is asked for', () => {
  expect(ofSizes('size of Desk lamp')).toBe('`Desk lamp` is in row 1: Size `Small`.');
  expect(ofSizes('font size of Desk lamp')).toContain('14 px');
  expect(ofSizes('font size of Desk lamp')).not.toContain('Small');
});

const ofSong = asking(page([text('Duration', 60, 100), text('2:50', 200, 100)]));

test('says that what the page shows may be no answer', () => {
  expect(inTable('what is the shadow of Oak shelf?')).toBe(
    'That was not measured. The page shows this with it:\n\n`Oak shelf` is in row 2: Number `A-2`, Item `Oak shelf`, State `Sold out`, Price `$ 55.00`.',
  );
  expect(ofSong('welchen Wombat hat Duration?')).toBe(
    'Das wurde nicht gemessen. Die Seite zeigt dazu:\n\n`Duration`: `2:50`.',
  );
});
