import { expect, test } from 'vitest';
import { createProject } from '../../exports/create-project.ts';
import { page, text } from '../../write/page.fixture.ts';
import { answer } from '../answer.ts';

const ask = (question: string, ...texts: string[]): ReturnType<typeof answer> =>
  answer(question, {
    project: createProject([page(texts.map((words, at) => text(words, 60, 60 + at * 80)))], { uiType: 'webapp' }),
    text: '',
  });

test.each([
  ['How many guests are there?', '8 Guests', /^8 \(/],
  ['How many unread mails are there?', '12 unread mails', /^12 \(/],
  ['What is the number of the guests?', '8 guests registered', /^8 \(/],
  ['Wie viele Teilnehmer hat das Fest?', '40 Teilnehmer', /^40 \(/],
])('says the number that stands before what is counted: %s', (question, text, expected) => {
  const { message, state } = ask(question, 'Welcome', text);
  expect(message).toMatch(expected);
  expect(state).toBe('answered');
});

test.each([
  'How many guests does the summer event have?',
  'How many event guests are there?',
  'How many guests attend event one?',
])('takes no other word of the question for what is counted: %s', (question) => {
  expect(ask(question, 'Welcome', '12 event spaces').state).toBe('unknown');
});
