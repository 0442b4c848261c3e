import { expect, test } from 'vitest';
import type { DomMark } from '../dom-facts.ts';
import { toBlock } from '../text/to-block.ts';
import { text } from '../write/page.fixture.ts';
import { believed } from './believe-dom.ts';
import { withoutRefuted } from './believe-pixels.ts';
import type { Finding } from './difference.ts';
import { matchTexts } from './match-texts.ts';

const box = { x: 0, y: 0, width: 100, height: 20 };
const changed = (found: string): Finding => ({ kind: 'changed-text', found, expected: 'Save changes', places: [] });
const saying = (text: string): DomMark => ({ selector: 'button', look: { box, text } });

test('a text that the running build has as expected was misread; with another line below it, it was not', () => {
  expect(believed([changed('Sove chonges')], saying('Save changes'))).toEqual([]);
  expect(believed([changed('Save changes permanently')], saying('Save changes'))).toHaveLength(1);
  expect(believed([changed('Sove chonges')], undefined)).toHaveLength(1);
});

test('edges that agree say nothing of what is between them', () => {
  const fill = { kind: 'color', property: 'fill', found: '#ff0000', expected: '#ffffff' } as Finding;
  expect(withoutRefuted([fill], { degree: 'edges', build: box })).toEqual([fill]);
  expect(withoutRefuted([fill], { degree: 'rough', build: box })).toEqual([]);
});

test('thousands of texts that only one page has are told as such', () => {
  const list = (prefix: string) =>
    Array.from({ length: 4_000 }, (_, row) => toBlock([text(`${prefix} ${row} of the list`, 0, 24 * row)]));
  const { pairs, missing, extra } = matchTexts(list('Apple'), list('Zebra 7'));
  expect(pairs.length + missing.length).toBe(4_000);
  expect(pairs.length + extra.length).toBe(4_000);
});
