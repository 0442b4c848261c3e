import { expect, test } from 'vitest';
import { HERO_FACTS } from './hero-facts.ts';
import { links } from './use-leaders.ts';

test('every part of the sheet has its line in the prompt', () => {
  const lines = HERO_FACTS.prompt.full.split('\n');
  expect(links().map(({ key, matches }) => [key, lines.find(matches)?.trim()])).toEqual([
    ['header', expect.stringMatching(/^- header 1440×64/)],
    ['heading', expect.stringContaining('h1 `Pay for what you ship`')],
    ['card', '- 3 × A'],
    ['footer', expect.stringMatching(/^- footer 1440×72/)],
  ]);
});
