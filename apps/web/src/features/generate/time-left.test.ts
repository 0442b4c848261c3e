import { expect, test } from 'vitest';
import { timeLeftMs } from './time-left.ts';

const THREE = [1_000_000, 1_000_000, 2_000_000];

test.each([
  ['nothing is said before a page is done', { done: 0, doneMs: 0, elapsedMs: 4_000 }, undefined],
  ['the pages to come take as long as their size says', { done: 1, doneMs: 5_000, elapsedMs: 5_000 }, 15_000],
  ['what the page at work has taken counts', { done: 1, doneMs: 5_000, elapsedMs: 8_000 }, 12_000],
  ['a page that takes twice as long slows down the rest', { done: 1, doneMs: 5_000, elapsedMs: 15_000 }, 20_000],
  ['a page that takes longer than thought has no time below zero', { done: 2, doneMs: 10_000, elapsedMs: 40_000 }, 0],
  ['nothing is left of a run that is done', { done: 3, doneMs: 20_000, elapsedMs: 20_000 }, undefined],
])('%s', (_, pace, left) => expect(timeLeftMs({ pixels: THREE, ...pace })).toBe(left));
