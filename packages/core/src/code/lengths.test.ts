import { expect, test } from 'vitest';
import type { WiderPage } from '../widths/wider-page.ts';
import { createLengths } from './lengths.ts';

const wider: WiderPage = {
  boxOf: () => undefined,
  boxesAround: () => [],
  isCentred: () => false,
  widthAlone: () => undefined,
  container: undefined,
  from: 390,
  width: 1440,
};
const growing = createLengths(1, wider);

test('a length between two widths goes with the window, and has no part without a unit', () => {
  expect(growing.between('height', 195, 720)).toBe('height:50vw');
  expect(growing.between('height', 200, 305)).toBe('height:calc(161px + 10vw)');
});

test('what grows takes what is left of the width that it is in, where that is known', () => {
  expect(growing.width(200, 300)).toBe('width:calc(100% - 100px)');
  expect(growing.width(300, 300)).toBe('width:100%');
  expect(growing.width(200, Infinity)).toBe('width:200px');
});

test('lines break as measured at their own width and fill their column as soon as the page is wider', () => {
  expect(growing.filling(300)).toBe('width:min(100%,max(300px,(100vw - 390px)*999))');
});

test('room at the sides is given away where the page is narrow if it takes more than half of a box', () => {
  const { side } = createLengths(1);
  expect(side('padding-left', 400, 110, 1000, 1200)).toBe('padding-left:calc(var(--wide)*min(400px,33.3333%))');
  expect(side('padding-left', 400, 90, 1000, 1200)).toBe('padding-left:min(400px,33.3333%)');
  // What is painted keeps some of it; what is little is no such room.
  expect(side('padding-left', 416, 110, 1000, 1200, 16)).toBe(
    'padding-left:calc(16px + var(--wide)*min(400px,33.3333%))',
  );
  expect(side('padding-right', 20, 600, 1000, 1200)).toBe('padding-right:20px');
  expect(growing.side('padding-left', 400, 110, 1000, 1200)).toBe('padding-left:min(400px,33.3333%)');
});
