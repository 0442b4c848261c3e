import { expect, test } from 'vitest';
import type { Box } from '../../geometry.ts';
import type { Element, Measurement, Region, TextLine } from '../../measurement.ts';
import { box, page, text } from '../page.fixture.ts';
import { writeTree } from '../tree/write-tree.ts';
import { kindOf, type PageNode, textNodesOf } from './page-node.ts';
import { readPage } from './read-page.ts';

const kindsIn = (node: PageNode): unknown[] => [kindOf(node), ...node.children.map(kindsIn)];

test('what only names a text is the text, and what is painted is a box', () => {
  const texts = [text('Plans', 40, 40), text('Docs', 40, 140)];
  const named = box('h', 'heading', 40, 40, 35, 10);
  const link = box('l', 'link', 30, 130, 60, 30, { fill: '#eeeeee' });
  expect(kindsIn(readPage(page(texts, [named, link])).root)).toEqual(['page', ['h1'], ['link', ['text']]]);
});

test('the label of a control heads nothing', () => {
  const button = box('b', 'button', 20, 20, 120, 40, { fill: '#0d6efd' });
  const { root } = readPage(page([text('Buy', 60, 34)], [button, box('h', 'heading', 60, 34, 21, 10)]));
  expect(textNodesOf([root]).map(({ tag }) => tag)).toEqual([undefined]);
});

test('an element without a fill takes that of the landmark which is the same box', () => {
  const at = { x: 0, y: 0, width: 1000, height: 60 };
  const { root } = readPage(
    page([text('Acme', 20, 24)], [box('e', 'header', 0, 0, 1000, 60)], {
      regions: [{ role: 'header', box: at, fill: '#222222' }],
    }),
  );
  expect(root.children.map((node) => node.kind === 'element' && node.region?.fill)).toEqual(['#222222']);
});

test('a ground that all texts of a row are on is said of the row', () => {
  const row = ['Ann', 'Lead', 'Oslo'].map((word, at) => text(word, 20 + 200 * at, 100, { background: '#dbeafe' }));
  const { root } = readPage(
    page([...row, text('Words below it that are as wide as the whole row is, and that are on the page', 20, 140)]),
  );
  const grounds = (node: PageNode): (string | undefined)[] => [node.ground, ...node.children.flatMap(grounds)];
  expect(grounds(root).filter(Boolean)).toEqual(['#dbeafe']);
  expect(textNodesOf([root]).some(({ style }) => style.ground)).toBe(false);
});

test('a text on a gradient that ends above the foot of its landmark says nothing of its ground', () => {
  const gradient = { from: '#4f2bd9', to: '#f0568e', angle: 135 };
  const shape = box('p', 'shape', 0, 0, 1000, 500, { gradient });
  const texts = [text('Ask your data', 100, 200, { background: '#833bec' }), text('Below', 100, 530)];
  const regions = [{ role: 'main' as const, box: { x: 0, y: 60, width: 1000, height: 500 } }];
  const groundsWith = (paints: Element[]) =>
    textNodesOf([readPage(page(texts, [], { regions, paints })).root]).map(({ style }) => style.ground);
  expect(groundsWith([shape])).toEqual([undefined, undefined]);
  expect(groundsWith([])).toEqual(['#833bec', undefined]);
});

/** A page that is as long as it has parts, and how often the work on it looks at where one is: what it costs, on any machine. */
const looksAtPage = (count: number): number => {
  let looks = 0;
  const at = <T extends object>(part: T, place: Box): T & { box: Box } =>
    Object.defineProperty({ ...part } as T & { box: Box }, 'box', {
      enumerable: true,
      get: () => {
        looks += 1;
        return place;
      },
    });
  const boxOf = (index: number): Box => ({ x: (index * 37) % 1400, y: index * 3, width: 30, height: 10 });
  const indexes = Array.from({ length: count }, (_, index) => index);
  const style = { fontSize: 12, fontWeight: 400, fontClass: 'sans', color: '#000000', background: '#ffffff' } as const;
  const measurement: Measurement = {
    ...page([]),
    image: { width: 1440, height: 3 * count, scale: 1 },
    texts: indexes.map((index) =>
      at(
        { ...style, text: `text ${index}`, align: 'left', confidence: 1, words: [] } as Omit<TextLine, 'box'>,
        boxOf(index),
      ),
    ),
    elements: indexes.map((index) =>
      at({ id: `e${index}`, type: index % 5 ? 'button' : 'link', confidence: 1 } as Omit<Element, 'box'>, boxOf(index)),
    ),
    regions: indexes
      .filter((index) => index % 10 === 0)
      .map((index) => at({ role: 'section' } as Omit<Region, 'box'>, { x: 0, y: 3 * index, width: 1440, height: 30 })),
  };
  const { root, body } = readPage(measurement);
  writeTree([root], { body, usual: new Map() });
  return looks;
};

test('a page of four times the length costs far from sixteen times the work', () => {
  const [small, large] = [looksAtPage(500), looksAtPage(2_000)];
  expect(large).toBeLessThan(6 * small);
});

test('words that would vanish on the fill of their button show the fill that it has', () => {
  const fillOf = (fill: string, background: string): unknown => {
    const label = text('Buy', 60, 34, { color: '#ffffff', background });
    const [button] = readPage(page([label], [box('b', 'button', 20, 20, 120, 40, { fill })])).root.children;
    return button?.kind === 'element' && button.element.fill;
  };
  expect(fillOf('#ffffff', '#5755d9')).toBe('#5755d9');
  expect(fillOf('#cccccc', '#5755d9')).toBe('#cccccc');
});

test('a picture of an interface is one image, whatever is in it', () => {
  const shown = box('c', 'card', 20, 20, 400, 300, { fill: '#eeeeee', shows: 'interface' });
  const { root } = readPage(page([text('Revenue', 60, 34)], [shown, box('b', 'button', 60, 100, 90, 30)]));
  expect(kindsIn(root)).toEqual(['page', ['image']]);
});

test('texts of one size and weight have one family, whatever the few letters of one of them look like', () => {
  const line = (words: string, y: number, over: Partial<TextLine>) => text(words, 40, y, over);
  const inter = { font: { family: 'Inter' as const, sure: true } };
  const poppins = { font: { family: 'Poppins' as const, sure: true } };
  const texts = [
    line('These words are most of the page', 40, { ...inter, color: '#222222' }),
    line('So are these, of another weight', 140, { ...inter, fontWeight: 700 }),
    line('Help', 240, { ...poppins, fontWeight: 700 }),
    line('A title', 340, { ...poppins, fontSize: 40 }),
  ];
  const { root } = readPage(page(texts));
  expect(textNodesOf([root]).map(({ style }) => style.family)).toEqual([undefined, undefined, undefined, 'Poppins']);
});

test('a card that ends where the screenshot does is cut off; a column of the page and the foot of a page are not', () => {
  const card = (id: string, y: number, height: number) => box(id, 'card', 24, y, 300, height, { fill: '#eeeeee' });
  const cutOf = (element: Element): unknown =>
    readPage(page([text('Plans', 40, 600), text('Team', 40, 300)], [element])).root.children.flatMap((node) =>
      'isCut' in node ? [kindOf(node)] : [],
    );
  expect(cutOf(card('cut', 590, 210))).toEqual(['card']);
  expect(cutOf(card('near', 590, 209))).toEqual(['card']);
  expect(cutOf(card('whole', 590, 208))).toEqual([]);
  expect(cutOf(card('column', 390, 410))).toEqual([]);
  expect(cutOf(box('foot', 'footer', 0, 590, 1000, 210, { fill: '#eeeeee' }))).toEqual([]);
  // A banner and a photo from side to side end the page, and a dialog lies over it.
  expect(cutOf(box('photo', 'image', 0, 590, 1000, 210, {}))).toEqual([]);
  expect(cutOf(box('dialog', 'dialog', 300, 590, 400, 210, { fill: '#eeeeee' }))).toEqual([]);
});
