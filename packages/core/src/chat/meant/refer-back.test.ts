import { expect, test } from 'vitest';
import { createProject } from '../../exports/create-project.ts';
import type { Element, Measurement, TextLine } from '../../measurement.ts';
import { answer } from '../answer.ts';

const text = (words: string, x: number, y: number): TextLine => ({
  text: words,
  box: { x, y, width: words.length * 8, height: 18 },
  fontSize: 16,
  fontWeight: 400,
  fontClass: 'sans',
  color: '#ffffff',
  background: '#0000a8',
  align: 'left',
  confidence: 1,
  words: [],
});

const element = (id: string, type: Element['type'], box: Element['box'], over: Partial<Element> = {}): Element => ({
  id,
  type,
  box,
  confidence: 1,
  ...over,
});

/** Two bars that were measured as cards, and two buttons side by side. */
const MEASURED: Measurement = {
  version: 1,
  image: { width: 800, height: 600, scale: 1 },
  texts: [
    text('Brand', 40, 115),
    text('Label', 40, 185),
    text('Hint', 140, 185),
    text('More', 52, 311),
    text('Share', 147, 311),
  ],
  elements: [
    element('e1', 'card', { x: 20, y: 100, width: 720, height: 50 }, { fill: '#ad1d28' }),
    element('e2', 'card', { x: 20, y: 170, width: 720, height: 50 }, { fill: '#debb27' }),
    element('e3', 'button', { x: 40, y: 300, width: 80, height: 40 }, { text: 'More', fill: '#00a800' }),
    element('e4', 'button', { x: 135, y: 300, width: 90, height: 40 }, { text: 'Share', fill: '#a800a8' }),
  ],
  regions: [],
  palette: [{ hex: '#ffffff', name: 'white', role: 'background', share: 0.9 }],
  spacing: { unit: 4, scale: [4], gaps: [], paddings: [] },
  typography: { families: ['sans'], scale: [], bodySize: 16, lineHeight: 1.5 },
  radii: [],
};
const facts = { project: createProject([MEASURED], { uiType: 'webapp' }), text: '' };
const say = (question: string): string => answer(question, facts).message;

test.each([
  ['how high is the yellow bar and what hex is the yellow?', /50 px high[\s\S]*is #debb27/],
  ['how big is the More button and how wide is the button?', /`More` button is 80 × 40 px[\s\S]*80 px wide/],
  ['Wie breit ist der Button „More“ und wie groß ist der Abstand zum Button „Share“?', /80 px[\s\S]*15 px waagerecht/],
  ['which button is left of Share, and what are the colors of both', /`More`[\s\S]*#00a800[\s\S]*#a800a8/],
  ['Wie hoch ist der Button "More" und welche Farbe hat er?', /40 px[\s\S]*#00a800/],
])('a question leaves to the one before it what that has said: %s', (question, expected) => {
  expect(say(question)).toMatch(expected);
});

test.each([
  ['how wide is the yellow navbar', '720 px wide'],
  ['color of the red header bar', '#ad1d28'],
])('a part goes by a noun that it was not measured as, where its colour picks it: %s', (question, expected) => {
  expect(say(question)).toContain(expected);
});

const withCards = {
  ...MEASURED,
  texts: [text('Simple window', 30, 390)],
  elements: [
    element('e1', 'card', { x: 20, y: 420, width: 240, height: 100 }, { fill: '#0000a8' }),
    element('e2', 'image', { x: 270, y: 420, width: 240, height: 100 }, { fill: '#0000a8' }),
    element('e3', 'card', { x: 520, y: 420, width: 240, height: 100 }, { fill: '#0000a8' }),
  ],
};
const sayOfCards = (question: string): string =>
  answer(question, { project: createProject([withCards], { uiType: 'webapp' }), text: '' }).message;

test('what looks like all others of a row is one of them, whatever it was taken for', () => {
  expect(sayOfCards('how big is the gap between the blue cards')).toBe('10 px between the cards, horizontally.');
});

test('of a title alone the surface below it is meant where only a surface has what is asked for', () => {
  expect(sayOfCards('Simple window: size and corner radius')).toContain('The `Simple window` card is 240 × 100 px.');
  expect(sayOfCards('what size is the text Simple window')).toContain('106 × 24 px');
});

test('two that share a noun are of one kind', () => {
  expect(say('what is the distance between the red and the yellow navbar?')).toMatch(/20 px vertically/);
});

test('what is compared says by how much', () => {
  expect(say('which one is wider, the More button or the Share button, and by how much?')).toMatch(/Difference: 10 px/);
});

test('each property of a list is answered, also where one of them says more than another', () => {
  expect(say('compare the two buttons: size, fill, border')).toMatch(/size: 80 × 40 px[\s\S]*background: #00a800/);
});

test('what is written on a part is no other part', () => {
  expect(say('what color is the More button and its text?')).toMatch(/#00a800[\s\S]*Text colour: #ffffff/);
  expect(say('Share button: size, radius and text please')).toMatch(/90 × 40 px[\s\S]*says `Share`/);
});

test('what cannot be answered beside what can is said so', () => {
  expect(say('how wide is the More button and do they touch?')).toMatch(
    /80 px wide[\s\S]*can't answer “do they touch\?”/,
  );
});

test.each(['Where does the More button lead?', 'Which screen opens when I tap on More?'])(
  'what a click does was not measured: %s',
  (question) => expect(answer(question, facts).state).toBe('unknown'),
);

test('of two that are compared both are known', () => {
  expect(answer('which is wider, the welcome line or the More button?', facts).state).toBe('unknown');
});

test('words that lie below are below what was named before', () => {
  const words = {
    ...MEASURED,
    elements: [],
    texts: [{ ...text('Large title', 20, 20), fontSize: 40 }, text('small words', 20, 60)],
  };
  const said = answer('is "Large title" bigger than the text below?', {
    project: createProject([words], { uiType: 'webapp' }),
    text: '',
  });
  expect(said.message).toMatch(/^Yes/);
});

test('lines of a title are counted also where their letters are of uneven height', () => {
  const title: Element = element('e1', 'heading', { x: 182, y: 284, width: 334, height: 109 });
  const lines = [text('Our Website is', 182, 289), text('Coming Soon', 182, 346)];
  const heights = [41, 51];
  const words = {
    ...MEASURED,
    elements: [title],
    texts: lines.map((line, at) => ({ ...line, fontSize: 53, box: { ...line.box, height: heights[at]! } })),
  };
  const said = answer('how many lines does the heading have?', {
    project: createProject([words], { uiType: 'webapp' }),
    text: '',
  });
  expect(said.message).toContain('2');
});

test('what was not found is asked for nothing else', () => {
  expect(say('which tab is selected and what is its colour?')).not.toContain('#');
});

test('a page of one screenshot is light or dark by its colour, and so is a part', () => {
  expect(say('is the More button dark or light, and how high is it?')).toMatch(/#00a800[\s\S]*40 px high/);
});

test('a row has several in it, and a large number is one that the page shows', () => {
  const row = (y: number, xs: readonly number[]): Element[] =>
    xs.map((x) => element(`b${x}${y}`, 'button', { x, y, width: 60, height: 30 }, { text: `${x}`, fill: '#eeeeee' }));
  const page = {
    ...MEASURED,
    texts: [text('Sales', 20, 305), text('768', 20, 325), text('Costs', 420, 305), text('41', 420, 325)],
    elements: [
      ...row(0, [700]),
      ...row(80, [0, 100, 200]),
      ...row(140, [0, 100]),
      element('c1', 'card', { x: 0, y: 300, width: 200, height: 60 }, { fill: '#007bff' }),
      element('c2', 'card', { x: 400, y: 300, width: 200, height: 60 }, { fill: '#28a745' }),
    ],
  };
  const of = (question: string): string =>
    answer(question, { project: createProject([page], { uiType: 'webapp' }), text: '' }).message;
  expect(of('how many buttons are in the first row?')).toBe('3 buttons.');
  expect(of('which box shows 768 and what is its background?')).toContain('#007bff');
});

test('the widest is the one that is widest, not the one that is largest', () => {
  const page = {
    ...MEASURED,
    texts: [text('More', 52, 311), text('Share', 147, 311)],
    elements: [
      element('e1', 'button', { x: 40, y: 300, width: 80, height: 90 }, { text: 'More', fill: '#00a800' }),
      element('e2', 'button', { x: 135, y: 300, width: 100, height: 20 }, { text: 'Share', fill: '#a800a8' }),
    ],
  };
  const of = (question: string): string =>
    answer(question, { project: createProject([page], { uiType: 'webapp' }), text: '' }).message;
  expect(of('how wide is the widest button?')).toContain('`Share` button is 100 px wide');
  expect(of('which button is the tallest and how tall is it?')).toMatch(/`More`[\s\S]*90 px high/);
  expect(of('welcher Button ist am größten?')).toContain('`More`');
});

test('what a card contains lies in it', () => {
  expect(say('which texts does the yellow card contain?')).toMatch(/^2 texts/);
});

test('"it" holds what is asked for, and one part lies no distance from itself', () => {
  expect(say('how wide is the yellow card and which texts does it contain?')).toMatch(
    /720 px wide[\s\S]*2 texts:[\s\S]*`Hint`/,
  );
  expect(answer('distance between the More button and the More button', facts).state).toBe('unknown');
});

test('several that are said to be centred are each looked at', () => {
  const page = {
    ...MEASURED,
    texts: [text('Left', 52, 11), text('Middle', 380, 111)],
    elements: [
      element('e1', 'button', { x: 40, y: 0, width: 80, height: 40 }, { text: 'Left', fill: '#00a800' }),
      element('e2', 'button', { x: 350, y: 100, width: 100, height: 40 }, { text: 'Middle', fill: '#00a800' }),
    ],
  };
  const said = answer('are the Left button and the Middle button centred?', {
    project: createProject([page], { uiType: 'webapp' }),
    text: '',
  });
  expect(said.message).toBe(
    'No.\n\n- `Left`: 40 px to its left, 680 px to its right\n- `Middle`: 350 px to its left, 350 px to its right',
  );
});

test('parts that are named one by one are all written, with the space between them', () => {
  const said = say('the More and Share buttons as CSS, incl. the space between');
  expect(said).toMatch(/#00a800[\s\S]*#a800a8[\s\S]*15 px/);
});

test('what lies below a part goes by a noun that it was not measured as', () => {
  expect(say('how tall are the red card and the yellow navbar underneath?')).toMatch(/50 px/);
});

test('a menu at one side is none at the other', () => {
  const page = {
    ...MEASURED,
    texts: [text('Home', 620, 20), text('Docs', 700, 20)],
    elements: [
      element('e1', 'link', { x: 620, y: 20, width: 40, height: 18 }, { text: 'Home' }),
      element('e2', 'link', { x: 700, y: 20, width: 40, height: 18 }, { text: 'Docs' }),
    ],
    regions: [{ role: 'nav' as const, box: { x: 600, y: 0, width: 200, height: 60 }, fill: '#343a40' as const }],
  };
  const facts = { project: createProject([page], { uiType: 'webapp' }), text: '' };
  expect(answer('what colour are the links in the left menu?', facts).state).toBe('unknown');
  expect(answer('what colour are the links in the right menu?', facts).message).toContain('#ffffff');
});

test('a line that was not found is not what is written beside it', () => {
  expect(answer('Wie ist die Trennlinie vor „Share“ gestaltet?', facts).state).toBe('unknown');
});

test('every part of a kind is more than one, and of two grey boxes one is none', () => {
  expect(JSON.parse(/```json\n([\s\S]*?)```/.exec(say('JSON of every button'))?.[1] ?? '')).toHaveLength(2);
  expect(say('how wide are the two yellow navbars?')).not.toContain('720');
});

test('where no part of several questions was found, none is read into all of them', () => {
  expect(say('How wide are the tabs in the left menu, and what is their color?')).not.toContain('#');
});

test('several parts are written as one list, and HTML as HTML', () => {
  const json = /```json\n([\s\S]*?)```/.exec(say('all buttons as JSON'))?.[1] ?? '';
  expect((JSON.parse(json) as { text: string }[]).map(({ text: words }) => words)).toEqual(['More', 'Share']);
  expect(say('the More button as HTML')).toContain('<button class="e3">More</button>');
});

test('a thin line that was not found is not denied', () => {
  expect(answer('is there a divider?', facts).state).toBe('unknown');
});

test('a noun alone takes nothing else for it', () => {
  expect(say('how high is the dialog?')).toMatch(/found no dialog/);
});
