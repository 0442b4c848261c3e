import { afterEach, beforeEach, expect, test } from 'vitest';
import { confineKeyPress } from './confine-key-press.ts';

let stop: () => void;
let place: HTMLElement;
let first: HTMLElement;
let second: HTMLElement;
let seen: string[];
beforeEach(() => {
  place = document.createElement('div');
  place.innerHTML = '<button>first</button><button>second</button>';
  document.body.append(place);
  first = place.querySelector('button')!;
  second = place.querySelector('button + button')!;
  seen = [];
  for (const type of ['keydown', 'keypress', 'keyup'])
    place.addEventListener(type, (event) => seen.push(`${type} ${(event.target as HTMLElement).textContent}`));
  stop = confineKeyPress(window);
});
afterEach(() => {
  stop();
  place.remove();
});

/** True when the browser would still do what the key does by itself. */
const send = (on: HTMLElement, type: string, init: KeyboardEventInit): boolean =>
  on.dispatchEvent(new KeyboardEvent(type, { bubbles: true, cancelable: true, ...init }));

test.each(['Enter', ' '])('a press of %j that moves the focus does nothing where the focus went', (key) => {
  expect(send(first, 'keydown', { key })).toBe(true);
  expect(send(second, 'keypress', { key })).toBe(false);
  expect(send(second, 'keydown', { key, repeat: true })).toBe(false);
  expect(send(second, 'keyup', { key })).toBe(false);
  expect(seen).toEqual(['keydown first']);
  // The next press belongs to where it begins.
  expect(send(second, 'keydown', { key })).toBe(true);
  expect(send(second, 'keypress', { key })).toBe(true);
});

test('a press that stays where it began is left alone, held down or not', () => {
  for (const [type, repeat] of [
    ['keydown', false],
    ['keypress', false],
    ['keydown', true],
    ['keyup', false],
  ] as const)
    expect(send(first, type, { key: 'Enter', repeat })).toBe(true);
  expect(seen).toHaveLength(4);
});

test('other keys move on with the focus, and so does a press whose beginning was never seen', () => {
  send(first, 'keydown', { key: 'Tab' });
  expect(send(second, 'keydown', { key: 'Tab', repeat: true })).toBe(true);
  expect(send(second, 'keydown', { key: 'Enter', repeat: true })).toBe(true);
});
