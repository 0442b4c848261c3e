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
      text('Cancel', 255, 115),
      text('Nothing is sent yet', 120, 160),
      text('Calendar', 130, 315),
      text('Backup', 130, 365),
    ],
    [
      box('e1', 'button', 100, 100, 120, 40, { text: 'Save', fill: '#0d6efd' }),
      box('e2', 'button', 240, 100, 100, 40, { text: 'Cancel', fill: '#eeeeee' }),
      box('e3', 'card', 100, 290, 400, 110, { fill: '#f5f5f5' }),
      box('e4', 'switch', 440, 310, 40, 20, { fill: '#0d6efd', active: true }),
      box('e5', 'switch', 440, 360, 40, 20, { fill: '#cccccc' }),
      box('e6', 'progress', 100, 500, 300, 8, { fill: '#eeeeee', filled: { percent: 64, color: '#0d6efd' } }),
    ],
  ),
);

test.each([
  ['what is below the two buttons?', 'Below the `Save` button and the `Cancel` button: `Nothing is sent yet`.'],
  ['what is to the right of the Save button', 'To the right of the `Save` button: the `Cancel` button.'],
  ['was ist rechts neben dem Button Save?', 'Rechts von `Save`: der Button `Cancel`.'],
  ['¿Qué hay a la derecha del botón Save?', 'A la derecha de `Save`: el botón `Cancel`.'],
  ['what is to the left of the Save button', 'I found nothing there.'],
  ['is "Backup" on or off?', 'The `Backup` text: off.'],
  ['ist "Calendar" an oder aus?', 'Der Text `Calendar`: an.'],
  ['ist "Backup" an oder aus?', 'Der Text `Backup`: aus.'],
  ['how full is the progress bar in percent', 'The progress bar: 64 %.'],
  ['is the Save button wider than the Cancel button', 'Yes. Width:\n\n- `Save`: 120 px\n- `Cancel`: 100 px'],
  ['is the Cancel button wider than the Save button', 'No. Width:\n\n- `Cancel`: 100 px\n- `Save`: 120 px'],
  ['ist der Button Cancel schmaler als der Button Save?', 'Ja. Breite:\n\n- `Cancel`: 100 px\n- `Save`: 120 px'],
  ['colour of Save and Cancel', 'Colour:\n\n- `Save`: #0d6efd\n- `Cancel`: #eeeeee'],
  [
    'how is the text aligned in the Save button?',
    'The text is left-aligned: 15 px from the left edge, 76 px from the right.',
  ],
])('says what lies where and what is on: %s', (question, said) => expect(onForm(question)).toBe(said));

/** A row of links or buttons of which one has another colour, and which nobody measured as chosen. */
const inRow = (type: 'link' | 'button', names: readonly string[], odd: string, color: string) =>
  asking(
    page(
      names.map((name, at) => text(name, 40 + at * 120, 30, { color: name === odd ? color : '#555555' })),
      names.map((name, at) => box(`e${at + 1}`, type, 40 + at * 120, 30, name.length * 7, 10, { text: name })),
    ),
  );
const ofMenu = inRow('link', ['Home', 'Team', 'Prices', 'Contact'], 'Prices', '#0d6efd');

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

test('takes no button and nothing that warns for the chosen one', () => {
  const ofButtons = inRow('button', ['Save', 'Cancel', 'Back'], 'Save', '#0d6efd');
  expect(ofButtons('which button is active?')).toBe('I found no "active" button.');
  const ofAccount = inRow('link', ['Profile', 'Team', 'Log out'], 'Log out', '#dc3545');
  expect(ofAccount('which link is active?')).toBe('I found no "active" link.');
});

const tableAt = (y: number, title: string, [heads, ...rows]: readonly (readonly string[])[]) => [
  text(title, 60, y, { fontSize: 20 }),
  ...heads!.map((head, at) => text(head, COLUMNS[at]!, y + 50, { fontWeight: 600 })),
  ...rows.flatMap((cells, row) => cells.map((cell, at) => text(cell, COLUMNS[at]!, y + 90 + row * 40))),
];

test('reads the table that is named, where there are several', () => {
  const ofTwo = asking(
    page(
      [
        ...tableAt(60, 'Orders', [
          ['Number', 'Item', 'State'],
          ['A-1', 'Lamp', 'Paid'],
          ['A-2', 'Shelf', 'Open'],
          ['A-3', 'Table', 'Late'],
        ]),
        ...tableAt(420, 'Invoices', [
          ['Code', 'Client', 'Total'],
          ['I-1', 'Anna', '$ 4'],
          ['I-2', 'Bert', '$ 5'],
          ['I-3', 'Carl', '$ 6'],
        ]),
      ],
      [
        box('t1', 'card', 40, 40, 900, 260, { fill: '#fafafa' }),
        box('t2', 'card', 40, 400, 900, 260, { fill: '#fafafa' }),
      ],
    ),
  );
  expect(ofTwo('which columns does the Orders table have?')).toBe('3 columns: `Number`, `Item` and `State`.');
  expect(ofTwo('which columns does the Invoices table have?')).toBe('3 columns: `Code`, `Client` and `Total`.');
  expect(ofTwo('what is in row 2 of the Invoices table')).toBe('Row 2: Code `I-2`, Client `Bert`, Total `$ 5`.');
});

test('takes "most" before several, "how much for" and words that only join as they are meant', () => {
  const ofPlans = asking(
    page(
      [text('Pro', 120, 120), text('$ 29', 120, 160), text('Yesterday', 60, 400), text('15', 200, 400)],
      [
        box('e1', 'card', 100, 100, 240, 200, { fill: '#f5f5f5' }),
        box('e2', 'button', 400, 100, 120, 40, { text: 'Save', fill: '#0d6efd' }),
        box('e3', 'button', 400, 160, 100, 40, { text: 'Back', fill: '#0d6efd' }),
      ],
    ),
  );
  expect(ofPlans('What colour are most buttons?')).toBe('Each of the 2 buttons is #0d6efd.');
  expect(ofPlans('How much for the Pro plan?')).toBe('The `Pro` card costs `$ 29`.');
  expect(ofPlans('wie viele Buttons gibt es hier?')).toBe('2 Buttons.');
  expect(ofPlans('welche Farbe haben die Buttons hier?')).toBe('Jeder der 2 Buttons hat die Farbe #0d6efd.');
});

test('Spanish "sobre" asks about a part, not for what lies above it', () => {
  expect(onForm('¿qué hay sobre el botón Save?')).toContain('El botón `Save` mide 120 × 40 px.');
  expect(onForm('¿qué hay encima del botón Save?')).toBe('No encontré nada ahí.');
});

const ofSum = asking(page([text('Total', 60, 100), text('€ 48.00', 200, 100)]));
const SUM = '`Total`: `€ 48.00`.';

test.each([
  ['What is the total?', SUM],
  ['Quel est le total ?', SUM.replace(':', ' :')],
  ['¿Cuál es el total?', SUM],
  ['Qual é o total?', SUM],
  ['What is the grand total?', `That was not measured. The page shows this with it:\n\n${SUM}`],
  ['What is the total distance?', `That was not measured. The page shows this with it:\n\n${SUM}`],
])('asks for a word that the page shows, whatever else it is used for: %s', (question, said) =>
  expect(ofSum(question)).toBe(said),
);

test.each([
  ['Enough', 'what is enough?'],
  ['Currently', 'what is currently?'],
  ['Gerade', 'was ist gerade?'],
  ['Stehen', 'was ist stehen?'],
])('a word that says little is a name where the page shows it: %s', (label, question) =>
  expect(asking(page([text(label, 60, 100), text('12', 200, 100)]))(question)).toContain(`\`${label}\`: \`12\``),
);

test.each(['What is the grand total?', 'What is the total distance?'])('no sum is a size of the page: %s', (question) =>
  expect(onForm(question)).toContain("I can't answer that"),
);

test('leaves out "in total" and "currently", where the page does not show them', () => {
  expect(onForm('how many buttons are there in total?')).toBe('2 buttons.');
  expect(onForm('combien de boutons y a-t-il au total ?')).toBe('2 boutons.');
  expect(ofMenu('which link is currently active?')).toBe('Active: the `Prices` link.');
});

/** Four projects with what they cost, how large they are and how long they take. */
const ofProjects = asking(
  page(
    [
      ['Project', 'Cost', 'Share', 'Change', 'Profit', 'Storage', 'Time'],
      ['Apollo', '$900K', '0.125', '−3 %', '$900K', '900 KB', '2 h'],
      ['Borealis', '$1.2M', '0.5', '5 %', '-$300K', '2 MB', '45 min'],
      ['Cygnus', '$300K', '0.25', '1 %', '$20K', '700 KB', '90 min'],
      ['Dorado', '$850K', '0.75', '−7 %', '$850K', '1 MB', '1 h'],
    ].flatMap((cells, row) =>
      cells.map((cell, at) => text(cell, 40 + at * 130, 100 + row * 40, { fontWeight: row === 0 ? 600 : 400 })),
    ),
  ),
);

test.each([
  ['which project has the highest cost?', '`Borealis`: Cost `$1.2M`.'],
  ['which project has the lowest cost?', '`Cygnus`: Cost `$300K`.'],
  ['what has the highest share?', '`Dorado`: Share `0.75`.'],
  ['what has the lowest share?', '`Apollo`: Share `0.125`.'],
  ['what has the lowest change?', '`Dorado`: Change `−7 %`.'],
  ['what has the lowest profit?', '`Borealis`: Profit `-$300K`.'],
])('ranks the rows of a table by what their cells are worth: %s', (question, said) =>
  expect(ofProjects(question)).toBe(said),
);

test.each(['what has the highest storage?', 'which project has the highest storage?', 'what takes the least time?'])(
  'ranks no rows by unlike units: %s',
  (question) => expect(ofProjects(question)).toMatch(/^(That was not measured|I can't answer that)/),
);

test('finds what costs most and least where the amounts are shortened', () => {
  const ofCosts = asking(
    page(
      [
        ['Project', 'Cost', 'State'],
        ['Apollo', '$900K', 'Open'],
        ['Borealis', '$1.2M', 'Late'],
        ['Cygnus', '$300K', 'Paid'],
        ['Dorado', '$850K', 'Open'],
      ].flatMap((cells, row) =>
        cells.map((cell, at) => text(cell, 60 + at * 200, 100 + row * 40, { fontWeight: row === 0 ? 600 : 400 })),
      ),
    ),
  );
  expect(ofCosts('which is the most expensive?')).toContain('`$1.2M`');
  expect(ofCosts('which is the cheapest?')).toContain('`$300K`');
});

/** Four switches, all of which are on but for Backup. */
const ofSwitches = asking(
  page(
    ['Calendar', 'Backup', 'Mail', 'Sync'].map((name, at) => text(name, 130, 315 + at * 50)),
    [
      box('e1', 'card', 100, 290, 400, 220, { fill: '#f5f5f5' }),
      ...[true, false, true, true].map((active, at) =>
        box(`e${at + 2}`, 'switch', 440, 310 + at * 50, 40, 20, active ? { fill: '#0d6efd', active } : {}),
      ),
    ],
  ),
);

test.each([
  ["Est-ce que l'interrupteur Backup est activé ?", 'L’interrupteur : désactivé.'],
  ["L'interrupteur Backup est-il activé ?", 'L’interrupteur : désactivé.'],
  ['Est-ce que Backup est activé ?', 'Le texte `Backup` : désactivé.'],
  ['Est-ce que Calendar est activé ?', 'Le texte `Calendar` : activé.'],
  ['Is Backup checked?', 'The `Backup` text: off.'],
  ['Ist Backup eingeschaltet?', 'Der Text `Backup`: aus.'],
  ['Is the Mail switch off?', 'The switch: on.'],
])('says whether a switch is on, by whatever word: %s', (question, said) => expect(ofSwitches(question)).toBe(said));

const ofAccount = asking(page([text('Balance', 60, 100), text('€ 120.00', 200, 100)]));

test.each(['What is the current balance?', 'Was ist die aktuelle Balance?'])(
  'beside a word of the page "current" says when: %s',
  (question) => expect(ofAccount(question)).toBe('`Balance`: `€ 120.00`.'),
);

test.each(['Is the balance open?', 'Which balance is highlighted?'])(
  'what the page shows does not tell what is chosen: %s',
  (question) => expect(ofAccount(question)).toContain("I can't answer that"),
);
