import { expect, test } from 'vitest';
import { createProject } from '../../exports/create-project.ts';
import type { Measurement } from '../../measurement.ts';
import { box, page, text } from '../../write/page.fixture.ts';
import { answer } from '../answer.ts';

const line = (words: string, x: number, y: number, color: string, background: string) =>
  text(words, x, y, { color, background });

const ask = (question: string, measurement: Measurement): ReturnType<typeof answer> =>
  answer(question, { project: createProject([measurement], { uiType: 'webapp' }), text: '' });

/** Cards side by side that each show one name. */
const cards = (...fills: string[]): Measurement =>
  page(
    fills.map((fill, at) => line(['Alpha', 'Beta', 'Gamma'][at]!, 60 + at * 320, 120, '#333333', fill)),
    fills.map((fill, at) => box(`e${at + 1}`, 'card', 40 + at * 320, 100, 280, 200, { fill })),
  );

const texts = page([
  line('Alpha', 60, 120, '#111111', '#ffffff'),
  line('Beta', 60, 240, '#000000', '#ffffff'),
  line('Gamma', 60, 360, '#cccccc', '#ffffff'),
]);

const bars = page(
  [line('Save', 420, 620, '#ffffff', '#0055ff')],
  [
    box('e1', 'header', 0, 0, 1000, 60, { fill: '#101820' }),
    box('e2', 'sidebar', 0, 60, 200, 640, { fill: '#f4f4f4' }),
    box('e3', 'button', 400, 610, 120, 40, { fill: '#0055ff' }),
  ],
);

test.each([
  ['What is the darkest text?', texts, /`Beta`/],
  ['What is the lightest text?', texts, /`Gamma`/],
  ['Which card is the darkest?', cards('#ffffff', '#222222', '#ffffff'), /x 360, y 100\n- Colour: #222222/],
  ['Which card is the darkest?', cards('#ffffff', '#ffffff', '#ffffff'), /^Each of the 3 cards is #ffffff/],
  ['Welche Karte ist am dunkelsten?', cards('#ffffff', '#ffffff'), /^Jede der 2 Karten/],
  ['Which card is darker?', cards('#eeeeee', '#222222'), /^`Beta`\. /],
  ['Are the cards darker than the page?', cards('#eeeeee', '#eeeeee'), /^Yes\. /],
  ['Which is darker, the sidebar or the page?', bars, /^Sidebar\./],
  ['Which is lighter, the sidebar or the page?', bars, /^Page\./],
  ['Which is darker, the page or the sidebar?', bars, /^Sidebar\./],
  ['Is the sidebar darker than the page?', bars, /^Yes\./],
  ['O cabeçalho é mais escuro que a página?', bars, /^Sim\. /],
  ['Qual é mais escuro, o cabeçalho ou a página?', bars, /^Cabeçalho\. /],
  ['Is the page darker than the sidebar?', bars, /^No\./],
  ['Is the background of the header darker than the sidebar?', bars, /^Yes\./],
])('says which is darker or lighter: %s', (question, measurement, expected) => {
  const { message, state } = ask(question, measurement);
  expect(message).toMatch(expected);
  expect(state).toBe('answered');
});

test.each([
  ['Ist die Schrift heller als der Hintergrund?', bars],
  ['Is the text on the Save button lighter than the background?', bars],
  ['Which card is darker?', cards('#ffffff', '#222222', '#ffffff')],
  ['Are the cards darker?', cards('#eeeeee', '#222222')],
  ['Are the cards darker than the page?', cards('#eeeeee', '#222222')],
  ['Which is darker, the footer or the header?', bars],
])('does not compare what it cannot tell: %s', (question, measurement) => {
  expect(ask(question, measurement).state).toBe('unknown');
});
