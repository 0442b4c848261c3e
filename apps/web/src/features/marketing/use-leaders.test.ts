import { expect, test } from 'vitest';
import { HERO_FACTS } from './hero-facts.ts';
import { links } from './use-leaders.ts';

test.each([
  ['full', ''],
  ['concise', '- '],
] as const)('every part of the sheet has its line in the %s prompt', (detail, bullet) => {
  const lines = HERO_FACTS.prompt[detail].split('\n');
  expect(links().map(({ key, matches }) => [key, lines.find(matches)?.trim()])).toEqual([
    ['header', expect.stringContaining(`${bullet}header 1440×64`)],
    ['heading', expect.stringContaining('h1 `Pay for what you ship`')],
    ['card', `${bullet}row gap 48: 3 × A`],
    ['footer', expect.stringContaining(`${bullet}footer 1440×72`)],
  ]);
});
