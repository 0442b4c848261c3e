import { box, page, text } from '@blueprompt/core/write/page.fixture';
import { expect, test } from 'vitest';
import { draftCorrection, isBadColor, parseColor, toCorrection } from './correction-draft.ts';

const button = box('e1', 'button', 50, 50, 120, 30, { fill: '#0d6efd', text: 'Slgn in' });
const photo = box('e2', 'image', 300, 50, 120, 80, { fill: '#888888' });
const measured = page([text('Slgn', 60, 60, { color: '#ffffff' }), text('in', 60, 70)], [button, photo]);
const read = draftCorrection(measured, button);

test('what was read can be corrected, one row a line, and a picture has neither text nor a fill of its own', () => {
  expect(read).toEqual({ text: 'Slgn\nin', type: 'button', fill: '#0d6efd', color: '#ffffff' });
  expect(draftCorrection(measured, photo)).toEqual({
    text: undefined,
    type: 'image',
    fill: undefined,
    color: undefined,
  });
});

test('an element that was picked in CSS pixels is read where it lies on the screenshot', () => {
  const halved = { ...button, box: { x: 25, y: 25, width: 60, height: 15 } };
  expect(draftCorrection(measured, halved)).toEqual(read);
});

test('only what differs is corrected', () => {
  expect(toCorrection('e1', read, { ...read })).toBeUndefined();
  expect(toCorrection('e1', read, { ...read, fill: '0D6EFD ' })).toBeUndefined();
  expect(toCorrection('e1', read, { text: 'Sign\nin\n', type: 'link', fill: '#FFF', color: 'nonsense' })).toEqual({
    kind: 'change',
    element: 'e1',
    lines: ['Sign', 'in'],
    type: 'link',
    fill: '#ffffff',
  });
});

test.each([
  ['#1D4ED8', '#1d4ed8'],
  ['abc', '#aabbcc'],
  ['red', undefined],
  ['', undefined],
])('the colour %j is %j', (typed, hex) => {
  expect(parseColor(typed)).toBe(hex);
});

test('a fill that was not measured may stay unknown', () => {
  expect([isBadColor('', ''), isBadColor('x', ''), isBadColor(undefined, undefined)]).toEqual([false, true, false]);
});
