import { expect, test } from 'vitest';
import { createProject } from '../../exports/create-project.ts';
import { box, page, text } from '../../write/page.fixture.ts';
import { answer } from '../answer.ts';

/** Names begin where their head does, ages end right of the middle of theirs, and a row of empty filters lies below the heads. */
const HEADS = [
  ['Name', 300],
  ['Age', 560],
  ['Country', 720],
] as const;
const PEOPLE = [
  ['Ada Nord', '61', 'Chile'],
  ['Bea Sund', '9', 'Ghana'],
  ['Cem Aydin', '34', 'Chile'],
  ['Dov Roth', '34', 'Malta'],
] as const;
const people = page(
  [
    text('Reports', 20, 80, { color: '#bbbbbb' }),
    text('Daily', 20, 110),
    text('Weekly', 20, 140, { fontWeight: 700 }),
    text('Monthly', 20, 170),
    text('+48 888 888 888', 20, 400),
    text('ada@nord.example', 20, 430),
    ...HEADS.map(([head, x]) => text(head, x, 100, { fontWeight: 700 })),
    ...PEOPLE.flatMap(([name, age, country], row) => [
      text(name, 260, 190 + row * 36),
      text(age, 600 - 8 * age.length, 190 + row * 36),
      text(country, 740, 190 + row * 36),
    ]),
  ],
  [
    box('e1', 'table', 240, 90, 640, 260),
    box('e2', 'input', 250, 130, 200, 30),
    box('e3', 'icon', 20, 20, 24, 24, { name: 'menu' }),
    box('e4', 'icon', 960, 20, 24, 24, { name: 'refresh' }),
    box('e5', 'button', 20, 500, 100, 40, { text: 'Print' }),
  ],
);

const say = (question: string): string =>
  answer(question, { project: createProject([people], { uiType: 'webapp' }), text: '' }).message;

test.each([
  ['how old is Bea Sund?', 'Age `9`'],
  ['who is the oldest?', '`Ada Nord`: Age `61`'],
  ['wer ist am jüngsten?', '`Bea Sund`: Age `9`'],
  ['how many people are from Chile?', '2 rows: `Ada Nord`'],
  ['which countrys does Dov Roth have', 'Country `Malta`'],
  ['what is the phone number?', '`+48 888 888 888`'],
  ['quelle est l’adresse e-mail ?', '`ada@nord.example`'],
  ['which icon is at the top right?', '`refresh` icon'],
])('reads what a page writes: %s', (question, expected) => expect(say(question)).toContain(expected));

test.each([
  'which buttons are there?',
  'what is the background of the left half?',
  'which button is below the phone number',
])('what differs in number, place or kind is no answer: %s', (question) => {
  const { state } = answer(question, { project: createProject([people], { uiType: 'webapp' }), text: '' });
  expect(state).toBe('unknown');
});
