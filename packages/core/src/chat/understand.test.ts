import { describe, expect, test } from 'vitest';
import { createProject } from '../exports/create-project.ts';
import type { Element, Measurement, TextLine } from '../measurement.ts';
import { answer } from './answer.ts';
import type { ChatTurn } from './chat-turn.ts';

const text = (words: string, x: number, y: number, over: Partial<TextLine> = {}): TextLine => ({
  text: words,
  box: { x, y, width: words.length * 8, height: 18 },
  fontSize: 16,
  fontWeight: 400,
  fontClass: 'sans',
  color: '#111111',
  background: '#ffffff',
  align: 'left',
  confidence: 1,
  words: [],
  ...over,
});

const element = (id: string, type: Element['type'], box: Element['box'], over: Partial<Element> = {}): Element => ({
  id,
  type,
  box,
  confidence: 1,
  ...over,
});

/** Three plans in a row, a box at the side that is no plan, two buttons and a notice. */
const PLANS = [
  { name: 'Spark', price: '€ 0', x: 40 },
  { name: 'Flame', price: '€ 18', x: 260 },
  { name: 'Blaze', price: '€ 42', x: 480 },
];
const MEASURED: Measurement = {
  version: 1,
  image: { width: 800, height: 600, scale: 1 },
  texts: [
    text('Save', 60, 21, { color: '#ffffff', background: '#222222' }),
    text('Reset', 180, 21),
    text('Careful', 420, 21, { background: '#fff8c5' }),
    ...PLANS.flatMap(({ name, price, x }) => [text(name, x + 20, 120), text(price, x + 20, 150, { fontSize: 30 })]),
    text('Questions', 60, 420),
  ],
  elements: [
    element('e1', 'button', { x: 40, y: 10, width: 100, height: 40 }, { text: 'Save', fill: '#222222', radius: 8 }),
    element('e2', 'button', { x: 160, y: 10, width: 90, height: 40 }, { text: 'Reset', fill: '#ffd166', radius: 8 }),
    element('e3', 'alert', { x: 400, y: 10, width: 300, height: 40 }, { text: 'Careful', fill: '#fff8c5' }),
    ...PLANS.map(({ x }, index) =>
      element(`e${index + 4}`, 'card', { x, y: 100, width: 200, height: 240 }, { fill: '#fafafa', radius: 12 }),
    ),
    element('e7', 'card', { x: 40, y: 400, width: 640, height: 90 }, { fill: '#f0f4ff', radius: 4 }),
  ],
  regions: [],
  palette: [
    { hex: '#ffffff', name: 'white', role: 'background', share: 0.9 },
    { hex: '#222222', name: 'black', role: 'primary', share: 0.02 },
  ],
  spacing: { unit: 4, scale: [4], gaps: [], paddings: [] },
  typography: { families: ['sans'], scale: [], bodySize: 16, lineHeight: 1.5 },
  radii: [],
};
const facts = { project: createProject([MEASURED], { uiType: 'webapp' }), text: '' };
const say = (question: string, last?: ChatTurn): string => answer(question, facts, undefined, last).message;
const stateOf = (question: string): string => answer(question, facts).state;

test.each([
  'What are the main colours?',
  'main colors of the page',
  'Was sind die Hauptfarben?',
  'Quelles sont les couleurs principales ?',
  '¿Cuáles son los colores principales?',
  'Quais são as cores principais?',
])('the main colours are those of the palette, not of a main area: %s', (question) => {
  expect(say(question)).toContain('#ffffff');
  expect(say(question)).toContain('#222222');
});

describe('a part is found by what people call it', () => {
  test.each([
    ["what's the size of the Save button", 'The `Save` button is 100 × 40 px.'],
    ["the Save button's radius", 'The `Save` button has a corner radius of 8 px.'],
    ['how big is the primary button', 'The `Save` button is 100 × 40 px.'],
    ['how big is the black button', 'The `Save` button is 100 × 40 px.'],
    ['size of the yellow button', 'The `Reset` button is 90 × 40 px.'],
    ['height of the save link', 'The `Save` button is 40 px high.'],
    ['background of the warning box', 'The `Careful` alert is on #fff8c5.'],
    ['how big is the middle card', 'The `Flame` card is 200 × 240 px.'],
    ['width of the three cards', 'Each of the 3 cards is 200 px wide.'],
    ['how many price cards are there', '3 cards.'],
    ['gap between the pricing cards', '20 px between the cards, horizontally.'],
    ['gap between the Spark and Flame cards', '20 px horizontally between the `Spark` card and the `Flame` card.'],
    ['how many cards per row', '3 cards per row.'],
    ['how many products are shown', '3 cards.'],
    ['how wide is one column', '3 columns, each 200 px wide, 20 px apart.'],
    ['what does the plan Flame cost', 'costs `€ 18`'],
    ['Was kostet Blaze?', 'kostet `€ 42`'],
    ['¿Cuánto cuesta el plan Spark?', 'cuesta `€ 0`'],
    ['What is the accent colour?', 'The primary colour is #222222.'],
    ['does the page use a gradient?', 'No gradients were found.'],
  ])('%s', (question, said) => expect(say(question)).toContain(said));
});

describe('several things are asked at once', () => {
  test.each([
    ['how tall is the Save button and whats its hex', ['`Save` button is 40 px high', '`Save` button is #222222']],
    ['Welche Farbe hat der Button Save und wie breit ist er?', ['die Farbe #222222', '100 px breit']],
    ['the Reset button, width, height and radius', ['90 px wide', '40 px high', 'corner radius of 8 px']],
    ['size and spacing of the three cards', ['200 × 240 px', '20 px between the cards']],
    ['how big are the save and reset buttons and whats between them', ['90 × 40 px', '20 px between the buttons']],
    ['what colour do the black and the yellow button have', ['#222222', '#ffd166']],
    ['how big is the first card and the last one', ['200 × 240 px']],
    ['what does Flame cost and how often is it sold', ['costs `€ 18`', "I can't answer “how often is it sold”"]],
  ])('%s', (question, said) => {
    for (const words of said) expect(say(question)).toContain(words);
  });
});

describe('parts are compared', () => {
  test.each([
    ['is the Save button as wide as the Reset button?', 'No, width differs'],
    ['o botão Save tem a mesma altura do botão Reset?', 'Sim, igual em todos (altura): 40 px'],
    ['do Save and Reset line up at the top?', 'Yes, they line up: top edge y 10.'],
    ['do Save and Reset line up on the left?', 'No, they do not line up:'],
    ['which is wider, Save or Reset?', '100 px'],
    ['what is different between the first and the second card?', 'text: `Spark`, `€ 0` / `Flame`, `€ 18`'],
    ['is the Save button square?', 'is not square: 100 × 40 px'],
    ['is the middle card centred?', 'is not centred on the page: 260 px to its left, 340 px to its right.'],
    ['how far is the Save button from the left edge?', '(top, right, bottom, left) from the edges of the page'],
    ['which plan is the most expensive?', '`Blaze` has the highest price: `€ 42`.'],
    ['quelle est l’offre la moins chère ?', 'Le moins cher est `Spark` : `€ 0`.'],
    ['which buttons are yellow?', '`Reset`'],
    ['which cards have no border?', '4 of 4 cards have no border: `Spark`'],
  ])('%s', (question, said) => expect(say(question)).toContain(said));
});

describe('a sentence names what it speaks of', () => {
  const shadow = { color: '#000000', opacity: 0.2, x: 0, y: 2, blur: 4 };
  const elements = [
    ...MEASURED.elements.map((one) => (one.id === 'e5' ? { ...one, shadow } : one)),
    element('e8', 'button', { x: 310, y: 280, width: 100, height: 40 }, { text: 'Choose', fill: '#222222' }),
    element('e9', 'button', { x: 350, y: 530, width: 100, height: 40 }, { text: 'Leave', fill: '#222222' }),
  ];
  const texts = [...MEASURED.texts, text('Choose', 336, 291), text('Leave', 380, 541)];
  const project = createProject([{ ...MEASURED, texts, elements }], { uiType: 'webapp' });
  test.each([
    ['is the Leave button centred?', 'The `Leave` button is centred on the page: 350 px to its left'],
    ['is the Choose button centred?', 'The `Choose` button is centred in the card around it: 50 px to its left'],
    ['Ist der Button Leave zentriert?', 'Der Button `Leave` steht in der Mitte der Seite: 350 px'],
    ['Le bouton Choose est-il centré ?', 'est au centre de l’élément qui l’entoure (carte) : 50 px'],
    ['which cards have a shadow?', '1 of 4 cards has a shadow: `Flame`.'],
    ['which cards have no shadow?', '3 of 4 cards have no shadow: `Spark`, `Blaze`'],
    ['Welche Karten haben einen Schatten?', '1 von 4 Karten hat einen Schatten: `Flame`.'],
    ['Welche Karten haben keinen Schatten?', '3 von 4 Karten haben keinen Schatten: `Spark`'],
    ['Quelles cartes ont une ombre ?', 'Sur 4 cartes, 1 avec ombre : `Flame`.'],
    ['¿Qué tarjetas no tienen sombra?', '3 de 4 tarjetas no tienen sombra: `Spark`'],
    ['Quais cartões têm sombra?', '1 de 4 cartões tem sombra: `Flame`.'],
  ])('%s', (question, said) => expect(answer(question, { project, text: '' }).message).toContain(said));
});

test('prices are compared by the amount beside their sign', () => {
  const prices: Record<string, string> = { '€ 0': '$999K', '€ 18': '$1.2M', '€ 42': '200 × $10.50.' };
  const texts = MEASURED.texts.map((line) => ({ ...line, text: prices[line.text] ?? line.text }));
  const project = createProject([{ ...MEASURED, texts }], { uiType: 'webapp' });
  const asked = (question: string): string => answer(question, { project, text: '' }).message;
  expect(asked('which plan is the most expensive?')).toBe('`Flame` has the highest price: `$1.2M`.');
  expect(asked('which plan is the cheapest?')).toBe('`Blaze` has the lowest price: `200 × $10.50.`.');
});

test.each([
  'bg of the code block',
  'how often was the Flame plan sold last month',
  'what happens when I click Save?',
  'is there stock left of this plan',
  'colours of the five cards',
  'how many files in the Questions card',
  'width of the document sheet',
  'how many radio buttons are in the dialog',
  'how big is the album cover',
  'which step is active?',
  'which font is used?',
])('what was not measured is said openly: %s', (question) => expect(stateOf(question)).not.toBe('answered'));

describe('a question goes on from the one before', () => {
  const talk = (...questions: string[]): string[] => {
    let last: ChatTurn | undefined;
    return questions.map((question) => {
      const { message, places } = answer(question, facts, undefined, last);
      last = { question, answer: message, places };
      return message.split('\n')[0]!;
    });
  };

  test('with the same part, with another part, and with both again', () => {
    expect(talk('How big is the Save button?', 'and its colour?', 'what about Reset?', 'and the radius?')).toEqual([
      'The `Save` button is 100 × 40 px.',
      'The `Save` button is #222222.',
      'The `Reset` button is #ffd166.',
      'The `Reset` button has a corner radius of 8 px.',
    ]);
    expect(talk('How wide is the first card?', 'and the second one?', 'and its height?')).toEqual([
      'The `Spark` card is 200 px wide.',
      'The `Flame` card is 200 px wide.',
      'The `Flame` card is 240 px high.',
    ]);
    expect(talk('Wie groß ist der Button "Save"?', 'Und welche Farbe hat er?')[1]).toBe(
      'Der Button `Save` hat die Farbe #222222.',
    );
  });

  test('only where it leaves its part out', () => {
    const last = { question: 'How big is the Save button?', answer: '', places: [{ page: 0, id: 'e1' }] };
    expect(say('What is the primary colour?', last)).toBe('The primary colour is #222222.');
    expect(say('and is the page dark?', last)).toContain('light');
    expect(say('How big is the Reset button?', last)).toContain('`Reset`');
    expect(say('and its colour?', { ...last, places: [{ page: 7, id: 'gone' }] })).toBe(say('and its colour?'));
  });
});

test('a part is found by some of its words, and not looked for by every stretch of a long text', () => {
  const strange = Array.from({ length: 12 }, (_, at) => `zq${at}vx`);
  const ask = (words: number) => say(`How big is the ${strange.slice(0, words).join(' ')} Spark card?`);
  expect(ask(3)).toContain('`Spark` card');
  expect(ask(12)).toContain("I can't answer that");
});
