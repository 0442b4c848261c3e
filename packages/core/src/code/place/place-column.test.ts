import { expect, test } from 'vitest';
import type { WiderPage } from '../../widths/wider-page.ts';
import { createLengths } from '../lengths.ts';
import type { BoxPart, Part } from '../part.ts';
import { placeColumn } from './place-column.ts';

const wider: WiderPage = {
  boxOf: () => undefined,
  boxesAround: () => [],
  isCentred: () => false,
  widthAlone: () => undefined,
  container: undefined,
  from: 390,
  width: 1440,
};

/** Lines of letters that are 8 px wide. */
const words = (y: number, ...lines: string[]): Part => {
  const width = 8 * Math.max(...lines.map((line) => line.length));
  const text = { align: 'left', lineCount: lines.length, lines };
  return {
    kind: 'text',
    use: 'text',
    id: `t${y}`,
    box: { x: 32, y, width, height: 20 * lines.length },
    text,
  } as unknown as Part;
};
const button: Part = {
  kind: 'control',
  use: 'button',
  box: { x: 32, y: 120, width: 96, height: 36 },
  element: { id: 'b', type: 'button', box: { x: 32, y: 120, width: 96, height: 36 }, confidence: 1 },
  texts: [],
  icons: [],
};
/** A card with 16 px of room at its left, and more behind the words in it. */
const card = (...items: Part[]): BoxPart => ({
  kind: 'box',
  use: 'card',
  box: { x: 16, y: 0, width: 358, height: 200 },
  layout: { direction: 'column', items, floats: [] },
});
const place = (...items: Part[]): string[][] => {
  const { own, items: placed } = placeColumn(card(...items), 390, createLengths(1, wider));
  return [own, ...placed.map(({ css }) => css)];
};

const LINES = ['Words of a card that go on as', 'far as there is any room for', 'another one'];

test('what ends before the words of a growing column takes none of the room behind them', () => {
  expect(place(words(16, ...LINES), button)[0]).toContain('padding-right:16px');
  const toEnd = { ...button, box: { ...button.box, width: 314 } };
  expect(place(words(16, ...LINES), toEnd)[0]).toContain('padding-right:28px');
});

test('lines that end where the next word has no room fill a growing column', () => {
  const filling = 'width:min(100%,max(320px,(100vw - 390px)*999))';
  const full = ['Words of a card that go on as to the end', 'far as there is any room for', 'another'];
  expect(place(words(16, full[0]!, 'whatever there is'), button)[1]).toContain(filling);
  expect(place(words(16, full[0]!, 'or', 'two'), button)[1]).not.toContain(filling);
});
