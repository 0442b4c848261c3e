import { expect, test } from 'vitest';
import { createProject } from '../../exports/create-project.ts';
import type { Measurement } from '../../measurement.ts';
import { box, page, text } from '../../write/page.fixture.ts';
import { answer } from '../answer.ts';

const asking = (measurement: Measurement) => {
  const project = createProject([measurement], { uiType: 'webapp' });
  return (question: string) => answer(question, { project, text: '' });
};

const ring = (id: string, x: number, color: string) =>
  box(id, 'chart', x, 300, 60, 60, {
    chart: {
      ring: {
        x: x + 30,
        y: 330,
        radius: 30,
        inner: 25,
        slices: [
          { color, from: 0, to: 270 },
          { color: '#eeeeee', from: 270, to: 360 },
        ],
      },
    },
  });

/** Two avatars, a card with a picture between its lines, two rings with their names, and a menu. */
const ask = asking(
  page(
    [
      text('Apple', 220, 20, { fontWeight: 700 }),
      text('Made for the mind', 220, 160),
      text('75 %', 315, 322),
      text('New users', 380, 310, { fontWeight: 700 }),
      text('first visits', 380, 335),
      text('50 %', 515, 322),
      text('New orders', 580, 310, { fontWeight: 700 }),
      ...['Home', 'Orders', 'Team', 'Bills'].map((name, at) =>
        text(name, 20, 200 + at * 40, { background: name === 'Team' ? '#dbeafe' : '#ffffff' }),
      ),
      ...[1, 2, 3].map((at) => text(`Mission ${at}`, 220, 420 + at * 40)),
    ],
    [
      box('e1', 'avatar', 600, 20, 40, 40, { fill: '#336699' }),
      box('e2', 'avatar', 660, 20, 40, 40, { fill: '#336699' }),
      box('e3', 'card', 200, 10, 300, 190, { fill: '#f5f5f5' }),
      box('e4', 'image', 220, 50, 260, 100),
      ring('e5', 300, '#ef4444'),
      ring('e6', 500, '#0ea5e9'),
      box('e7', 'sidebar', 0, 180, 180, 400),
    ],
  ),
);

test.each([
  ['what percent does the red ring show?', '`New users`: `75 %`.'],
  ['how many missions are there?', '3 (`Mission 1` … `Mission 3`).'],
  ['which menu item is active?', 'Active: the `Team` text.'],
  ['what does the Apple card say under its picture?', 'Below the picture: `Made for the mind`.'],
])('answers what every word of a question was read for: %s', (question, said) => {
  const { message, state } = ask(question);
  expect({ message, state }).toEqual({ message: said, state: 'answered' });
});

test.each([
  'how big is the shiny avatar?',
  'are the avatars striped?',
  'what is the width of the balance on the card?',
  'primary vs danger card colours',
  'which colour has the fewest new orders?',
  'where do the new users live?',
])('is no answer where a word that decides was not understood: %s', (question) =>
  expect(ask(question).state).toBe('unknown'),
);

test('asks three questions about the part that it understood where the rest of the question is lost', () => {
  const { message, questions } = ask('the main colour of the "Apple" card');
  expect(message).toMatch(/^I can't answer that/);
  expect(questions).toEqual([
    'How big is the "Apple" card?',
    'What colour is the "Apple" card?',
    'Which font does the "Apple" card use?',
  ]);
});

test('says that a word beside the noun was left out where one part is of that kind', () =>
  expect(ask('how big is the fancy sidebar?').message).toMatch(/180 × 400 px[\s\S]*I did not find `fancy`/));

test('leaves half an answer open', () => {
  const { message, state, questions } = ask('how big is the Apple card and how often was it sold?');
  expect(message).toContain('300 × 190 px');
  expect(message).toContain("I can't answer “how often was it sold?”");
  expect(state).toBe('unknown');
  expect(questions.length).toBeGreaterThan(0);
});

const buttons = asking(
  page(
    [text('Save', 120, 110), text('Cancel', 260, 110), text('What is it?', 20, 300), text('Why now?', 20, 340)],
    [
      box('b1', 'button', 100, 100, 120, 40, { fill: '#2563eb', text: 'Save' }),
      box('b2', 'button', 240, 100, 120, 40, { fill: '#dddddd', text: 'Cancel' }),
      box('c1', 'card', 500, 100, 200, 120, { fill: '#fafafa' }),
    ],
  ),
);

test('does not describe what is blue where what is not blue was asked for', () =>
  expect(buttons('Which button is not blue?').state).toBe('unknown'));

test('says where it looked in vain', () =>
  expect(buttons('How wide is the card at the bottom?').message).toMatch(/^I found no card at the bottom/));

test('answers about the contrast alone', () =>
  expect(buttons('Is the contrast high enough?').message).not.toContain('1000 × '));

test('counts parts that are called after questions, not the questions', () =>
  expect(buttons('How many question cards are there?').message).not.toContain('What is it?'));

test.each([
  ['Please could you kindly tell me how wide the save button is', '- Size: 120 × 40 px'],
  ['How wide is the save button blorg?', 'I did not find `blorg` on the page, so I ignored it.'],
  ['How wide is the save button blorg zumf?', 'I did not find `blorg`, `zumf` on the page, so I ignored them.'],
  ['¿Qué ancho tiene el botón Save blorg zumf?', 'la respuesta no los tiene en cuenta.'],
])('a word that could have meant no other part makes the answer no less sure: %s', (question, end) => {
  const { message, state } = buttons(question);
  expect(message.endsWith(end), message).toBe(true);
  expect(state).toBe('answered');
});

test('a page without a title is not called "undefined"', () => {
  const untitled = asking(page([text('undefined', 60, 700), text('Home', 60, 20)]));
  expect(untitled('what is the primary colour of undefined?').state).toBe('unknown');
});

test.each([
  ['How wide is the save button on mobile?', 'mobile'],
  ['Wie hoch ist der Button Save in rem?', 'rem'],
  ['What is the colour of the save button in dark mode?', 'dark mode'],
  ['How many buttons are wider than 200 px?', '200'],
])('gives no value for a condition that nothing was measured under: %s', (question, words) => {
  const { message, state } = buttons(question);
  expect(state).toBe('unknown');
  expect(message).toContain(words);
  expect(message).not.toMatch(/120|#2563eb/);
});

test('is less sure of a part where a place that nobody knows was named', () =>
  expect(buttons('How wide is the save button in the blorg?').state).toBe('unknown'));

test('does not read out a part that was asked for a width of the page alone', () =>
  expect(buttons('What is the max width of the save button?').state).toBe('unknown'));

test('a word that is spelt in its own way is not taken for one that is chosen', () =>
  expect(buttons('Which currency is selected?').state).toBe('unknown'));

test('does not tell how far apart lines are set from one line alone', () =>
  expect(buttons('What is the line height of "Why now?"').message).not.toMatch(/\d+ px/));

test('compares a space with another one, or says nothing of it', () => {
  const { state } = buttons('Is the space between Save and Cancel the same as between the card and the page?');
  expect(state).not.toBe('answered');
});

test.each(['Qui gagne le plus ?', '¿Quién gana más?', 'Quem ganha mais?'])(
  'ranks by a word at the end: %s',
  (question) => {
    const salaries = asking(
      page([
        ...['Name', 'Dakota', 'Minerva', 'Philip'].map((name, row) => text(name, 40, 40 + 40 * row)),
        ...['Salary', '$36,738', '$98,615', '$23,789'].map((amount, row) => text(amount, 240, 40 + 40 * row)),
      ]),
    );
    const { message, state } = salaries(question);
    expect(state === 'unknown' || message.includes('Minerva')).toBe(true);
  },
);
