import { describe, expect, test } from 'vitest';
import type { Element, Measurement, TextLine } from '../measurement.ts';
import { findAccents } from './find-accents.ts';
import { groupLines } from './group-lines.ts';

/** 14 px text whose letters are 7 px wide, starting at x, y; `gapAfter` widens the space after a word. */
const line = (
  text: string,
  x: number,
  y: number,
  over: Partial<TextLine> = {},
  gapAfter?: [string, number],
): TextLine => {
  let at = x;
  const words = text.split(' ').map((word) => {
    const box = { x: at, y, width: word.length * 7, height: 16 };
    at += box.width + (gapAfter?.[0] === word ? gapAfter[1] : 4);
    return { text: word, box };
  });
  const box = { x, y, width: words.at(-1)!.box.x + words.at(-1)!.box.width - x, height: 16 };
  return {
    text,
    box,
    fontSize: 14,
    fontWeight: 400,
    fontClass: 'sans',
    color: '#111111',
    background: '#ffffff',
    align: 'left',
    confidence: 1,
    words,
    ...over,
  };
};

const page = (texts: TextLine[], elements: Element[] = []): Measurement => ({
  version: 1,
  image: { width: 400, height: 400, scale: 1 },
  texts,
  elements,
  regions: [],
  palette: [],
  spacing: { unit: 4, scale: [], gaps: [], paddings: [] },
  typography: { families: ['sans'], scale: [], bodySize: 14, lineHeight: 1.5 },
  radii: [],
});

const linesOf = (measurement: Measurement): string[][] =>
  groupLines(measurement).map((block) => block.lines.map((one) => one.text));

describe('groupLines', () => {
  test('a sentence that goes on in small letters is one, and a value under its label is not', () => {
    const below = (first: string, second: string): string[][] =>
      linesOf(page([line(first, 20, 20), line(second, 20, 40)]));
    expect(below('Up to two on your', 'plan')).toEqual([['Up to two on your', 'plan']]);
    expect(below('Direct access nav-', '8171')).toEqual([['Direct access nav-', '8171']]);
    expect(below('home', 'about')).toEqual([['home'], ['about']]);
    expect(below('Owner', 'ilse@post.example')).toEqual([['Owner'], ['ilse@post.example']]);
  });

  test('lines are as far apart as their middles, whatever letters reach above and below', () => {
    const high = line('Entrée du site et des autres', 20, 20, { fontSize: 13 });
    const low = line('nun an more', 20, 44.5, { fontSize: 13 });
    const ink = { ...low, box: { ...low.box, y: 47, height: 7 } };
    const tall = { ...high, box: { ...high.box, height: 10 } };
    expect(linesOf(page([tall, ink]))).toEqual([[tall.text, ink.text]]);
  });

  test('a dash or a dot has air on both sides, and does not cut its line', () => {
    const dotted = line('January · 15', 20, 20, {}, ['January', 12]);
    expect(linesOf(page([dotted]))).toEqual([['January · 15']]);
    expect(linesOf(page([line('January 15', 20, 20, {}, ['January', 12])]))).toEqual([['January'], ['15']]);
  });

  test('a space in a monospaced line is as wide as a letter with the air of both beside it', () => {
    const spaced = line('12 UNREAD', 20, 20, {}, ['12', 12]);
    expect(linesOf(page([spaced]))).toEqual([['12'], ['UNREAD']]);
    expect(linesOf(page([{ ...spaced, fontClass: 'mono' }]))).toEqual([['12 UNREAD']]);
  });

  test('lines with an icon before each are items of a list, however they would wrap', () => {
    const items = [line('Sharing the tools', 200, 20), line('and the files', 200, 44)];
    const box = { x: 178, width: 16, height: 16 };
    const tick = (y: number): Element => ({ id: `i${y}`, type: 'icon', box: { ...box, y }, confidence: 1 });
    expect(linesOf(page(items))).toEqual([['Sharing the tools', 'and the files']]);
    expect(linesOf(page(items, [tick(20), tick(44)]))).toEqual([['Sharing the tools'], ['and the files']]);
  });

  test('a block is slanted or underlined where all of it is, else the words are that have it', () => {
    const [whole] = groupLines(page([line('Terms of use', 20, 20, { underlined: true, italic: true })]));
    expect(whole).toMatchObject({ underlined: true, italic: true });
    expect(whole!.lines[0]!.words.some((word) => word.underlined)).toBe(false);
    const [part] = groupLines(
      page([line('Read the', 20, 20), line('terms', 83, 20, { underlined: true, continues: true })]),
    );
    expect(part!.underlined).toBeUndefined();
    expect(findAccents(part!.lines[0]!)).toMatchObject([{ text: 'terms', underlined: true }]);
  });

  test('tells a line that is mostly link in the colour of its paragraph, and the link as what stands out', () => {
    const [block, ...others] = groupLines(
      page([
        line('We measure every screenshot that you give us and', 20, 20),
        line('see', 20, 41),
        line('how prompts are written', 45, 41, { color: '#0d6efd', continues: true }),
      ]),
    );
    expect(others).toEqual([]);
    expect(block!.color).toBe('#111111');
    expect(block!.lines.map(findAccents)).toEqual([
      [],
      [{ text: 'how prompts are written', color: '#0d6efd', fontWeight: undefined }],
    ]);
  });

  test('holds a wrapped paragraph in one block and knows its line height', () => {
    const blocks = groupLines(
      page([
        line('We measure every screenshot that you give us and', 20, 20),
        line('write the prompt from it.', 20, 41),
      ]),
    );
    expect(blocks).toHaveLength(1);
    expect(blocks[0]).toMatchObject({
      text: 'We measure every screenshot that you give us and write the prompt from it.',
      lineHeight: 21,
      align: 'left',
    });
  });

  test('keeps the items of a list apart', () => {
    const items = ['Dashboard', 'Team members', 'Billing'].map((text, index) => line(text, 20, 20 + index * 21));
    expect(linesOf(page(items))).toEqual([['Dashboard'], ['Team members'], ['Billing']]);
  });

  test('keeps the labels of values apart, and the values', () => {
    const rows = [
      ['Kind', 'WAV audio, 48'],
      ['Length', '38 minutes'],
      ['Owner', 'Ilse Maat'],
    ].flatMap(([label = '', value = ''], index) => [
      line(label, 20, 20 + index * 21),
      line(value, 80, 20 + index * 21),
    ]);
    const panel: Element = { id: 'p1', type: 'card', box: { x: 10, y: 10, width: 175, height: 90 }, confidence: 1 };
    const apart = rows.map(({ text }) => [text]);
    expect(linesOf(page(rows))).toEqual(apart);
    expect(linesOf(page(rows, [panel]))).toEqual(apart);
  });

  test('a badge or a date beside a name does not break it', () => {
    const texts = [line('Mum', 20, 20), line('Family', 58, 20, { color: '#ffffff' }), line('Sunday lunch', 20, 41)];
    const badge: Element = { id: 'b1', type: 'badge', box: { x: 54, y: 18, width: 52, height: 20 }, confidence: 1 };
    expect(linesOf(page(texts, [badge]))).toEqual([['Mum'], ['Family'], ['Sunday lunch']]);
  });

  test('a few words that reach the edge of what holds them go on below', () => {
    const card: Element = { id: 'c1', type: 'card', box: { x: 10, y: 10, width: 130, height: 60 }, confidence: 1 };
    const texts = [line('Clouds over', 20, 20), line('Amsterdam', 20, 41)];
    expect(linesOf(page(texts, [card]))).toEqual([['Clouds over', 'Amsterdam']]);
    expect(linesOf(page(texts))).toEqual([['Clouds over'], ['Amsterdam']]);
  });

  test('a line goes on below where the next word has no room beside it', () => {
    const first = line('placed a new order for us', 20, 20);
    const below = (text: string, room: number): number => {
      const width = first.box.width + room + 20;
      const card: Element = { id: 'c1', type: 'card', box: { x: 10, y: 10, width, height: 60 }, confidence: 1 };
      return linesOf(page([first, line(text, 20, 41)], [card])).length;
    };
    expect(below('Amsterdam', 30)).toBe(1);
    expect(below('2 minutes ago', 20)).toBe(1);
    expect(below('2 minutes ago', 30)).toBe(2);
  });

  test('a cell of two lines has the cell beside it at its middle', () => {
    const name = [line('Some Long Author', 20, 20), line('Name', 20, 41)];
    const beside = (y: number): string[] =>
      linesOf(page([...name, line('2026', 150, y)])).map((lines) => lines.join('|'));
    expect(beside(30)).toContain('Some Long Author|Name');
    expect(beside(25)).toContain('Some Long Author|Name');
    expect(beside(24)).not.toContain('Some Long Author|Name');
  });

  test('cuts a menu at its wide gaps', () => {
    const menu = line('Home About us', 20, 20, {}, ['Home', 32]);
    expect(linesOf(page([menu]))).toEqual([['Home'], ['About us']]);
  });

  test('cuts a line where an element begins, and names the element that holds each piece', () => {
    const button: Element = { id: 'b1', type: 'button', box: { x: 60, y: 12, width: 70, height: 32 }, confidence: 1 };
    const blocks = groupLines(page([line('Cancel Save', 11, 20, {}, ['Cancel', 12])], [button]));
    expect(blocks.map((block) => [block.text, block.elementId])).toEqual([
      ['Cancel', undefined],
      ['Save', 'b1'],
    ]);
  });

  test('does not join lines of another size, colour or holder', () => {
    const title = line('A title that is rather long for this card and', 20, 20, { fontSize: 20, fontWeight: 700 });
    const body = line('the text under it starts in lower case, still apart.', 20, 41);
    expect(linesOf(page([title, body]))).toHaveLength(2);
  });
});
