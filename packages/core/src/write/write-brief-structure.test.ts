import { expect, test } from 'vitest';
import { countTokens } from './count-tokens.ts';
import { structureNotation } from './notation.ts';
import { readPage } from './page/read-page.ts';
import { box, page, text } from './page.fixture.ts';
import { writeBriefStructure } from './write-brief-structure.ts';

const words = Array.from({ length: 60 }, (_, at) =>
  text(`Entry number ${at} of a list that goes on and on`, 40 + 330 * (at % 3), 60 + 30 * Math.floor(at / 3)),
);
const measurement = page(words, [box('c', 'card', 20, 40, 960, 640, { fill: '#f5f5f5' })]);
const { root, body } = readPage(measurement);
const voice = { body, usual: new Map() };

test('as much as fits is kept, and all of it where it fits', () => {
  const all = writeBriefStructure([root], voice, { maxTokens: 5_000 });
  for (const { text: line } of words) expect(all).toContain(`\`${line}\``);
  for (const maxTokens of [600, 300, 120])
    expect(countTokens(writeBriefStructure([root], voice, { maxTokens }))).toBeLessThanOrEqual(maxTokens);
});

test('what explains it counts as well', () => {
  const brief = writeBriefStructure([root], voice, { maxTokens: 300, explain: structureNotation });
  expect(brief).toMatch(/^Flex and grid boxes/);
  expect(countTokens(brief)).toBeLessThanOrEqual(300);
});
