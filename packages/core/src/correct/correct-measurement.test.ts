import { describe, expect, test } from 'vitest';
import { renderPage } from '../code/render-page.ts';
import type { Correction } from '../correction.ts';
import { ElementType, Measurement } from '../measurement.ts';
import { box, page, text } from '../write/page.fixture.ts';
import { writeAnalysis } from '../write/write-analysis.ts';
import { correctShots } from './correct-shots.ts';
import { linesOf } from './lines-of.ts';

const measured = page(
  [
    text('Pricing', 40, 40, { fontSize: 24 }),
    text('Buv now', 60, 210, { color: '#ffffff', background: '#0d6efd', style: 't2', confidence: 0.4 }),
    text('Up to ten', 60, 260, { style: 't1' }),
    text('seats', 60, 280, { style: 't1' }),
  ],
  [
    box('e1', 'heading', 40, 38, 90, 20, { text: 'Pricing' }),
    box('e2', 'card', 40, 120, 400, 300, { fill: '#f8f9fa' }),
    box('e3', 'button', 50, 200, 120, 30, { fill: '#0d6efd', text: 'Buv now', style: 's1' }),
    box('e4', 'icon', 150, 206, 14, 14, { ink: '#ffffff', parent: 'e3' }),
    box('e5', 'icon', 400, 40, 16, 16, { ink: '#123456' }),
  ],
  {
    explained: 0.9,
    styles: {
      text: [
        { id: 't1', fontSize: 14, fontWeight: 400, fontClass: 'sans', color: '#111111', count: 2 },
        { id: 't2', fontSize: 14, fontWeight: 400, fontClass: 'sans', color: '#ffffff', count: 1 },
      ],
      surface: [{ id: 's1', fill: '#0d6efd', count: 1 }],
    },
  },
);
const correctMeasurement = (measurement: Measurement, corrections: readonly Correction[]): Measurement =>
  correctShots({ measurement }, corrections).measurement;
const change = (element: string, what: object): Measurement =>
  correctMeasurement(measured, [{ kind: 'change', element, ...what }]);
const elementOf = ({ elements }: Measurement, id: string) => elements.find((element) => element.id === id);
const wordsOf = (measurement: Measurement): string =>
  writeAnalysis(measurement, { uiType: 'webapp', pageName: 'Pricing' }).prompt;

test('the lines of an element are those that no smaller element has', () => {
  expect(measured.elements.map((element) => linesOf(measured, element))).toEqual([[0], [2, 3], [1], [], []]);
});

test('a corrected text is said by the line, the element, the tree, the guide and the page', () => {
  const next = change('e3', { lines: ['Buy $& now'] });
  expect(next.texts[1]).toMatchObject({ text: 'Buy $& now', confidence: 1, box: measured.texts[1]!.box });
  expect(next.texts[1]!.words.map((word) => word.text)).toEqual(['Buy', '$&', 'now']);
  expect(elementOf(next, 'e3')?.text).toBe('Buy $& now');
  expect(JSON.stringify(next.tree)).toContain('Buy $& now');
  expect(wordsOf(next)).toContain('Buy $& now');
  expect(wordsOf(next)).not.toContain('Buv');
  expect(renderPage(next)).toContain('Buy $&amp; now');
});

test('a box has its loose lines corrected one by one; one without words is gone, more than there are stand in the last', () => {
  const said = (lines: string[]) =>
    change('e2', { lines })
      .texts.slice(2)
      .map((line) => line.text);
  expect(said(['Up to 10', 'seats'])).toEqual(['Up to 10', 'seats']);
  expect(said(['Up to 10'])).toEqual(['Up to 10']);
  expect(said([' ', '10  seats', 'each'])).toEqual(['10 seats each']);
});

test('words keep their places where there are as many, and else share the width of the line', () => {
  const line = change('e1', { lines: ['All prices'] }).texts[0]!;
  // 84 px for ten letters.
  expect(line.words.map(({ box: { x, width } }) => [x, width])).toEqual([
    [40, 25],
    [74, 50],
  ]);
  expect(change('e1', { lines: ['Prices'] }).texts[0]!.words[0]!.box).toEqual(line.box);
});

test('a corrected fill is that of the element, behind its text and in the palette, in place of a colour that is gone', () => {
  const next = change('e3', { fill: '#7c3aed' });
  expect(elementOf(next, 'e3')).toMatchObject({ fill: '#7c3aed' });
  expect(elementOf(next, 'e3')?.style).toBeUndefined();
  expect(next.styles?.surface).toEqual([]);
  expect(next.texts[1]!.background).toBe('#7c3aed');
  expect(next.palette).toEqual([measured.palette[0], { hex: '#7c3aed', name: 'purple', role: 'primary', share: 0.05 }]);
  expect(wordsOf(next)).toContain('#7c3aed');
  expect(wordsOf(next)).not.toContain('#0d6efd');
});

test('a colour that others still have stays in the palette beside the new one', () => {
  const { palette } = change('e2', { fill: '#00ff00' });
  expect(palette.slice(0, 2)).toEqual(measured.palette);
  expect(palette[2]).toMatchObject({ hex: '#00ff00', name: 'green', role: 'surface' });
});

test('a corrected colour is that of the text, or of the strokes of an icon', () => {
  const next = change('e2', { color: '#444444' });
  expect(next.texts.map((line) => line.color)).toEqual(['#111111', '#ffffff', '#444444', '#444444']);
  expect(next.styles?.text.map(({ id }) => id)).toEqual(['t2']);
  expect(elementOf(change('e5', { color: '#ff0000' }), 'e5')?.ink).toBe('#ff0000');
});

test('what is deleted goes with its text and icons; of a box only the box goes', () => {
  const withoutButton = correctMeasurement(measured, [
    { kind: 'change', element: 'e3', lines: ['Buy now'] },
    { kind: 'delete', element: 'e3' },
  ]);
  expect(withoutButton.elements.map(({ id }) => id)).toEqual(['e1', 'e2', 'e5']);
  expect(withoutButton.texts.map((line) => line.text)).toEqual(['Pricing', 'Up to ten', 'seats']);
  expect(withoutButton.explained).toBeUndefined();
  const withoutCard = correctMeasurement(measured, [{ kind: 'delete', element: 'e2' }]);
  expect(withoutCard.elements.map(({ id }) => id)).toEqual(['e1', 'e3', 'e4', 'e5']);
  expect(withoutCard.texts).toEqual(measured.texts);
});

test('what is not there cannot be corrected', () => {
  expect(correctMeasurement(measured, [{ kind: 'delete', element: 'e99' }])).toBe(measured);
  expect(correctMeasurement(measured, [{ kind: 'merge', element: 'e1', other: 'e99' }])).toBe(measured);
  expect(correctMeasurement(measured, [{ kind: 'merge', element: 'e1', other: 'e1' }])).toBe(measured);
});

describe('two elements that are one', () => {
  const split = page(
    [
      text('started', 90, 41, { fontSize: 24, color: '#0d6efd' }),
      text('Get', 40, 40, { fontSize: 24 }),
      text('in a minute', 40, 80, { fontSize: 24 }),
      text('Inside', 60, 320),
    ],
    [
      box('e1', 'heading', 40, 38, 40, 20, { text: 'Get' }),
      box('e2', 'heading', 88, 38, 90, 20, { text: 'started' }),
      box('e3', 'heading', 40, 76, 200, 20, { text: 'in a minute' }),
      box('e4', 'card', 40, 300, 200, 100, { fill: '#f8f9fa', radius: 8 }),
      box('e5', 'card', 240, 300, 200, 100, { fill: '#f8f9fa' }),
      box('e6', 'image', 300, 320, 40, 40, { fill: '#123456', print: 'abc' }),
    ],
  );
  const merge = (element: string, other: string, from = split) =>
    correctMeasurement(from, [{ kind: 'merge', element, other }]);

  test('are one line where they are beside each other, and its words keep their colours', () => {
    const next = merge('e1', 'e2');
    expect(elementOf(next, 'e2')).toBeUndefined();
    expect(elementOf(next, 'e1')).toMatchObject({ text: 'Get started', box: { x: 40, y: 38, width: 138, height: 20 } });
    expect(next.texts.map((line) => line.text)).toEqual(['Get started', 'in a minute', 'Inside']);
    expect(next.texts[0]!.words).toMatchObject([{ text: 'Get' }, { text: 'started', color: '#0d6efd' }]);
    expect(wordsOf(next)).toContain('Get started');
    expect(Measurement.parse(next)).toEqual(next);
  });

  test('say nothing of rows that only one of them was measured to have', () => {
    const halves = page(
      [],
      [box('e1', 'table', 40, 40, 300, 90, { rows: 3 }), box('e2', 'table', 40, 130, 300, 120, { rows: 4 })],
    );
    expect(elementOf(merge('e1', 'e2', halves), 'e1')).not.toHaveProperty('rows');
  });

  test('read from left to right and from top to bottom, whichever was picked first', () => {
    expect(elementOf(merge('e2', 'e1'), 'e2')?.text).toBe('Get started');
    const three = correctMeasurement(split, [
      { kind: 'merge', element: 'e3', other: 'e2' },
      { kind: 'merge', element: 'e3', other: 'e1' },
    ]);
    expect(elementOf(three, 'e3')?.text).toBe('Get started in a minute');
    expect(three.texts.map((line) => line.text)).toEqual(['Get started', 'in a minute', 'Inside']);
  });

  test('hold what both held, in the look of the first, and nothing measured of its pixels alone', () => {
    const next = merge('e4', 'e5');
    expect(elementOf(next, 'e4')).toMatchObject({ box: { x: 40, y: 300, width: 400, height: 100 }, radius: 8 });
    expect(elementOf(next, 'e6')?.parent).toBe('e4');
    expect(next.texts).toHaveLength(4);
    expect(elementOf(merge('e6', 'e5'), 'e6')).not.toHaveProperty('print');
    expect(merge('e4', 'e5', { ...split, explained: 0.9 }).explained).toBeUndefined();
  });
});

test.each(ElementType.options)('every element can be a %s, which is what guide and page are written from', (type) => {
  for (const { id } of measured.elements) {
    const next = change(id, { type });
    expect(Measurement.parse(next)).toEqual(next);
    expect(elementOf(next, id)?.type).toBe(type);
    expect(wordsOf(next)).not.toBe('');
    expect(renderPage(next)).toContain('<body');
  }
});

test('a link that was taken for nothing that speaks says what is written in it', () => {
  expect(elementOf(change('e2', { type: 'alert' }), 'e2')?.text).toBe('Up to ten seats');
});
