import { expect, test } from 'vitest';
import type { Phrase } from './phrase.ts';
import { renderPhrases } from './render-phrases.ts';

const button = (says: string, look: string[], over: Partial<Phrase> = {}): Phrase => ({
  kind: 'button',
  says,
  width: 87,
  height: 40,
  look,
  ...over,
});

test('neighbours that mostly look alike are said together, and in brackets what is one of them alone', () => {
  const plain = ['#ffffff', 'radius 4', 'padding-left 17'];
  const phrases = [
    button('`Hour`', plain),
    button('`Day`', ['#111111', 'radius 4', 'text #ffffff', 'padding-left 17'], { width: 95 }),
    button('`Week`', ['#ffffff', 'radius 4', 'padding-left 16'], { width: 86 }),
  ];
  expect(renderPhrases(phrases)).toBe(
    '3 buttons 40 high #ffffff, radius 4, padding-left 17: `Hour` (87 wide), `Day` (#111111, text #ffffff, 95 wide), `Week` (86 wide)',
  );
});

test('what lacks a part of the look is said apart: brackets only say what is there', () => {
  const full = ['#ffffff', 'radius 4', 'padding-left 17'];
  expect(renderPhrases([button('`One`', full), button('`Two`', full), button('`Six`', ['#ffffff'])])).toBe(
    '2 buttons 87×40 #ffffff, radius 4, padding-left 17: `One`, `Two`; button `Six` 87×40 #ffffff',
  );
});

test('what differs in its colour and what differs in its words are not one group', () => {
  const look = (fill: string): string[] => [fill, 'radius 4'];
  const phrases = [
    button('`Save`', look('#111111')),
    button('`Save`', look('#990000')),
    button('`Edit`', look('#111111')),
  ];
  expect(renderPhrases(phrases)).toBe('3 buttons 87×40 #111111, radius 4: `Save`, `Save` (#990000), `Edit`');
});

test('what has a border in place of the shadow of the others is said apart', () => {
  const shaded = ['#ffffff', 'radius 4', 'shadow 0 1 2px #000000 20%'];
  const bordered = button('`Three`', ['#ffffff', 'radius 4', '1px #cccccc border']);
  expect(renderPhrases([button('`One`', shaded), button('`Two`', shaded), bordered])).toBe(
    '2 buttons 87×40 #ffffff, radius 4, shadow 0 1 2px #000000 20%: `One`, `Two`; button `Three` 87×40 #ffffff, radius 4, 1px #cccccc border',
  );
});

test('swatches that differ in their colour alone are one phrase', () => {
  const swatch = (fill: string): Phrase => ({ kind: 'button', says: '', width: 28, height: 28, look: [fill, 'round'] });
  expect(renderPhrases(['#264653', '#2a9d8f', '#e9c46a'].map(swatch))).toBe(
    '3 buttons 28×28 round: #264653, #2a9d8f, #e9c46a',
  );
});
