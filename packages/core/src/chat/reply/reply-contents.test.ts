import { expect, test } from 'vitest';
import { createProject } from '../../exports/create-project.ts';
import { box, page, text } from '../../write/page.fixture.ts';
import { answer } from '../answer.ts';

/** A menu with a title in capitals, two lists side by side, a labelled select, a search text without a frame, and a footer. */
const project = createProject(
  [
    page(
      [
        text('REFERENCE', 20, 40, { fontWeight: 700, fontSize: 13 }),
        ...['Stats', 'Badges', 'Variables'].map((name, at) => text(name, 20, 70 + at * 30, { fontWeight: 700 })),
        text('Themes', 300, 40),
        text('Search the docs...', 600, 40),
        ...['Fruit', 'Tools'].map((name, at) => text(name, 300 + at * 300, 120, { fontSize: 24 })),
        ...['Apple', 'Pear'].map((name, at) => text(name, 300, 170 + at * 30)),
        ...['Hammer', 'Saw', 'Drill'].map((name, at) => text(name, 600, 170 + at * 30)),
        ...['Home', 'Docs', 'Guides'].map((name, at) => text(name, 300 + at * 80, 80)),
        text('Pick a size', 300, 410),
        text('Medium', 420, 410),
        text('© 2031 Northwind', 40, 720),
        text('Terms', 300, 720),
      ],
      [
        box('e1', 'select', 410, 400, 160, 36, { text: 'Medium', fill: '#ffffff' }),
        box('e5', 'sidebar', 0, 0, 200, 400, { fill: '#223344' }),
        box('e2', 'footer', 0, 700, 1280, 60, { fill: '#eeeeee' }),
        box('e3', 'card', 300, 500, 200, 100, { fill: '#f5f5f5' }),
        box('e4', 'card', 520, 500, 200, 100, { fill: '#f5f5f5' }),
      ],
    ),
  ],
  { uiType: 'webapp' },
);
const said = (question: string): string => answer(question, { project, text: '' }).message;

test.each([
  ["what's in the footer?", 'The footer: `© 2031 Northwind`, `Terms`.'],
  ["what's listed under Reference", 'Below the `REFERENCE` text: `Stats`, `Badges` and `Variables`.'],
  ['list the fruit', '`Fruit`: It holds `Apple` and `Pear`.'],
  ['what is below Tools?', 'Below the `Tools` text: `Hammer`, `Saw` and `Drill`.'],
])('says all that a part or a title holds: %s', (question, expected) => expect(said(question)).toContain(expected));

test.each([
  ['what comes after Docs?', '`Guides`'],
  ['what comes before Docs?', '`Home`'],
  ['what follows Stats?', '`Badges`'],
  ['what comes after Docs in the breadcrumb', '`Guides`'],
  ['was kommt nach Docs?', '`Guides`'],
])('what comes next is nearest to the right or below: %s', (question, expected) =>
  expect(said(question)).toMatch(new RegExp(`: .*${expected}\\.$`)),
);

test('one of several that is chosen heads nothing', () =>
  expect(said("what's listed under Stats")).not.toContain('Variables'));

test.each([
  ['which size is selected?', '`Medium`'],
  ["what's in the search box?", '`Search the docs...`'],
  ['is this a dark theme?', 'It is light'],
])('a field goes by the label before it, by what it asks for, and a phrase keeps its words: %s', (question, expected) =>
  expect(said(question)).toContain(expected),
);

test.each(['how many notifications are there?', 'what does the toast say?'])(
  'counts and reads no cards where no notice was found: %s',
  (question) => expect(answer(question, { project, text: '' }).state).toBe('unknown'),
);

test('how a part looks is no answer to whether something is so', () =>
  expect(said('is this a Themes?')).not.toContain('px'));

/** A menu in groups whose titles are bold, tick boxes with and without a fill, and a figure with its name twice. */
const shop = createProject(
  [
    page(
      [
        ...['Buying', 'Team'].map((title, at) => text(title, 20, 40 + at * 160, { fontWeight: 700 })),
        ...['Suppliers', 'Orders', 'Prices'].map((name, at) => text(name, 40, 75 + at * 35)),
        ...['Shifts', 'People'].map((name, at) => text(name, 40, 235 + at * 35)),
        ...['Battery', 'Place', 'Packets'].map((name, at) => text(name, 330, 100 + at * 30)),
        text('Articles', 320, 320, { fontSize: 15 }),
        text('1,284', 320, 345, { fontSize: 26 }),
        text('Articles', 620, 320),
        text('Sign in with Flickr', 620, 110),
        text('flickr-blue', 900, 110),
        text('Date', 900, 320),
      ],
      [
        box('e1', 'sidebar', 0, 0, 200, 600, { fill: '#f5f5f5' }),
        ...['Suppliers', 'Orders', 'Prices'].map((name, at) =>
          box(`e${at + 2}`, 'link', 40, 70 + at * 35, 80, 19, { text: name }),
        ),
        ...['#161616', '#161616', '#fafafa'].map((fill, at) =>
          box(`e${at + 5}`, 'checkbox', 300, 96 + at * 30, 16, 16, { fill }),
        ),
        box('e8', 'card', 300, 300, 200, 100, { fill: '#ffffff', border: { color: '#dddddd', width: 1 } }),
        box('e9', 'card', 520, 300, 200, 100, { fill: '#ffffff', border: { color: '#dddddd', width: 1 } }),
        box('e10', 'button', 600, 95, 200, 40, { text: 'Sign in with Flickr', fill: '#ff0084' }),
        box('e11', 'button', 600, 195, 200, 40, { fill: '#0d6efd' }),
      ],
    ),
  ],
  { uiType: 'webapp' },
);
const inShop = (question: string): string => answer(question, { project: shop, text: '' }).message;

test.each([
  ['which menu items are under Buying?', /Suppliers[\s\S]*Orders[\s\S]*Prices/],
  ['which checkboxes are ticked?', /^Active: `Battery`, `Place`\.$/],
  ['how many articles are there in total?', /^`Articles`: `1,284`\.$/],
  ['¿de qué color es el botón de Flickr?', /#ff0084/],
])('finds what a name means: %s', (question, expected) => expect(inShop(question)).toMatch(expected));

test('a range is no orange: nobody slips on the first letter', () =>
  expect(inShop("what's the date range?")).not.toContain('orange'));

test('as many things as were asked for are named with a reserve, whatever they are called', () => {
  const names = ['Easy', 'Open', 'Tuned'];
  const measurement = page(
    names.flatMap((name, at) => [
      text(name, 60 + at * 300, 120, { fontSize: 24 }),
      text(`About ${name}`, 60 + at * 300, 160),
    ]),
    names.map((_, at) => box(`e${at + 1}`, 'card', 40 + at * 300, 100, 260, 100, { fill: '#f5f5f5' })),
  );
  const facts = { project: createProject([measurement], { uiType: 'webapp' }), text: '' };
  const three = answer('name all three benefits', facts);
  expect(three.state).toBe('unknown');
  expect(three.message).toContain('`Easy`, `Open` and `Tuned`');
  expect(answer('name all four benefits', facts).message).not.toContain('`Easy`');
});

test('asks for no choice between many that go by another name', () => {
  const buttons = Array.from({ length: 8 }, (_, at) =>
    box(`e${at + 1}`, 'button', 40 + at * 100, 100, 60 + at * 3, 40, { fill: '#eeeeee' }),
  );
  const facts = { project: createProject([page([], buttons)], { uiType: 'webapp' }), text: '' };
  expect(answer('how wide is the checkout button?', facts).state).toBe('unknown');
});

/** A menu in the header, a name with its dates beside it, two buttons, and a wide box that holds a band of its own. */
const profile = createProject(
  [
    page(
      [
        ...['Home', 'Demos', 'Docs'].map((name, at) => text(name, 400 + at * 100, 30)),
        text('(912) 555-4321', 40, 120),
        text('08/2016 - 08/2017', 40, 150),
        text('Get the latest version', 40, 200),
        text('Star on GitHub', 240, 200),
        text('Features', 340, 320, { color: '#ffffff', background: '#2489c5' }),
        ...Array.from({ length: 14 }, (_, at) => text(`Point ${at + 1}`, 340, 360 + at * 24)),
      ],
      [
        box('e1', 'header', 0, 0, 1000, 60, { fill: '#111111' }),
        box('e2', 'card', 300, 300, 600, 440, { fill: '#ffffff' }),
        box('e3', 'card', 300, 300, 600, 40, { fill: '#2489c5' }),
      ],
    ),
  ],
  { uiType: 'webapp' },
);
const inProfile = (question: string) => answer(question, { project: profile, text: '' });

test('a month and a year are no phone number', () =>
  expect(inProfile("what's his phone number?").message).toBe('`(912) 555-4321`.'));

test('what stands with a longer label that ends in the word is shown with a reserve', () =>
  expect(inProfile('what version?').state).toBe('unknown'));

test('"que itens tem o menu?" asks for what the menu holds', () =>
  expect(inProfile('que itens tem o menu de cima?').message).toMatch(/^3 [\s\S]*Home[\s\S]*Demos[\s\S]*Docs/));

test('the biggest of several is described, not read out', () =>
  expect(inProfile('what is the biggest card?').message).toContain('600 × 440 px'));

test.each([
  ['what type is loop?', /Type: Boolean/],
  ['what type is autoplay?', /^(?!.*heading\.$)/],
])('the kind of a title is what the page says: %s', (question, expected) => {
  const measurement = page(
    [
      text('autoplay', 40, 40, { fontSize: 24 }),
      text('loop', 40, 140, { fontSize: 24 }),
      text('Type: Boolean', 40, 180),
      text('Default: false', 40, 205),
    ],
    [
      box('e1', 'heading', 40, 40, 80, 30, { text: 'autoplay' }),
      box('e2', 'heading', 40, 140, 60, 30, { text: 'loop' }),
    ],
  );
  const facts = { project: createProject([measurement], { uiType: 'webapp' }), text: '' };
  expect(answer(question, facts).message).toMatch(expected);
});
