import { expect, test } from 'vitest';
import { placeFacts } from './place-facts.ts';

const frame = { left: 100, top: 50, right: 900, bottom: 550 };

test('the facts stand right of an element with room there', () => {
  expect(placeFacts({ left: 200, top: 100, right: 300, bottom: 150 }, frame)).toEqual({ left: 218, top: 50 });
});

test('the facts stand left of an element at the right edge', () => {
  expect(placeFacts({ left: 700, top: 100, right: 880, bottom: 150 }, frame)).toEqual({ left: 272, top: 50 });
});

test('the facts of an element that fills the frame stay inside it', () => {
  expect(placeFacts(frame, frame)).toEqual({ left: 518, top: 8 });
});

test('the facts of an element in the lower half grow upwards', () => {
  expect(placeFacts({ left: 200, top: 500, right: 300, bottom: 540 }, frame)).toEqual({ left: 218, bottom: 10 });
});
