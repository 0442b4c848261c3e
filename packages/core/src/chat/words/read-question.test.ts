import { expect, test } from 'vitest';
import { createProject } from '../../exports/create-project.ts';
import { box, page, text } from '../../write/page.fixture.ts';
import { answer } from '../answer.ts';
import type { Language } from './language.ts';
import { readQuestion } from './read-question.ts';

const ask = (measured: ReturnType<typeof page>, question: string) =>
  answer(question, { project: createProject([measured], { uiType: 'webapp' }), text: '' });

test.each([
  ['is the first card 500 px wide?', '240 px'],
  ['is the footer 500 wide?', '1000 px'],
  ['is the header height 320?', '60 px'],
  ['what colour is the 500?', '#aa0000'],
])('%s: a number that the page shows is a length with a unit or a property', (question, said) => {
  const numbers = page(
    [text('500', 600, 400, { color: '#aa0000' }), text('320', 600, 500)],
    [20, 280, 540].map((x) => box(`e${x}`, 'card', x, 100, 240, 100, { fill: '#eeeeee' })),
    {
      regions: [
        { role: 'header', box: { x: 0, y: 0, width: 1000, height: 60 }, fill: '#222222' },
        { role: 'footer', box: { x: 0, y: 740, width: 1000, height: 60 }, fill: '#333333' },
      ],
    },
  );
  expect(ask(numbers, question).message).toContain(said);
});

const ranks = (question: string, language: Language): boolean =>
  readQuestion(question, { labels: new Set(), shortLabels: [], words: new Set() }, language).spans.some(
    ({ kind, ...span }) => kind === 'task' && 'value' in span && span.value === 'biggest',
  );

test.each([
  ['¿Hay algo más?', 'es'],
  ['¿Y qué más?', 'es'],
  ['Tem algo mais?', 'pt'],
  ['O que mais?', 'pt'],
  ['Il y a quelque chose de plus ?', 'fr'],
  ['Il y a quoi de plus ?', 'fr'],
  ["Il n'y a rien en plus ?", 'fr'],
] as const)('asks for what else there is: %s', (question, language) => expect(ranks(question, language)).toBe(false));

test.each([
  ['Qui gagne le plus ?', 'fr'],
  ['¿Quién gana más?', 'es'],
  ['Quem ganha mais?', 'pt'],
] as const)('ranks by the word at the end: %s', (question, language) => expect(ranks(question, language)).toBe(true));
