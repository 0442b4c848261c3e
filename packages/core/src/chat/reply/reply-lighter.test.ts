import { expect, test } from 'vitest';
import { createProject } from '../../exports/create-project.ts';
import type { Element, Measurement, TextLine } from '../../measurement.ts';
import { answer } from '../answer.ts';

const line = (text: string, x: number, y: number, color: string, background: string): TextLine => ({
  text,
  box: { x, y, width: text.length * 8, height: 18 },
  fontSize: 16,
  fontWeight: 400,
  fontClass: 'sans',
  color,
  background,
  align: 'left',
  confidence: 1,
  words: [],
});

const page = (texts: TextLine[], elements: Element[] = []): Measurement => ({
  version: 1,
  image: { width: 1000, height: 700, scale: 1 },
  texts,
  elements,
  regions: [],
  palette: [{ hex: '#ffffff', name: 'White', share: 0.8, role: 'background' }],
  spacing: { unit: 4, scale: [4], gaps: [], paddings: [] },
  typography: { families: ['sans'], scale: [], bodySize: 16, lineHeight: 1.5 },
  radii: [],
});

const ask = (question: string, measurement: Measurement): ReturnType<typeof answer> =>
  answer(question, { project: createProject([measurement], { uiType: 'webapp' }), text: '' });

/** Cards side by side that each show one name. */
const cards = (...fills: string[]): Measurement =>
  page(
    fills.map((fill, at) => line(['Alpha', 'Beta', 'Gamma'][at]!, 60 + at * 320, 120, '#333333', fill)),
    fills.map((fill, at) => ({
      id: `e${at + 1}`,
      type: 'card',
      box: { x: 40 + at * 320, y: 100, width: 280, height: 200 },
      fill,
      confidence: 1,
    })),
  );

const texts = page([
  line('Alpha', 60, 120, '#111111', '#ffffff'),
  line('Beta', 60, 240, '#000000', '#ffffff'),
  line('Gamma', 60, 360, '#cccccc', '#ffffff'),
]);

const bars = page(
  [line('Save', 420, 620, '#ffffff', '#0055ff')],
  [
    { id: 'e1', type: 'header', box: { x: 0, y: 0, width: 1000, height: 60 }, fill: '#101820', confidence: 1 },
    { id: 'e2', type: 'sidebar', box: { x: 0, y: 60, width: 200, height: 640 }, fill: '#f4f4f4', confidence: 1 },
    { id: 'e3', type: 'button', box: { x: 400, y: 610, width: 120, height: 40 }, fill: '#0055ff', confidence: 1 },
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
