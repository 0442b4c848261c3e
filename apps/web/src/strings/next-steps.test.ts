import { STACKS, type Stack } from '@blueprompt/core/stack';
import { expect, test } from 'vitest';
import { PLATFORMS } from './next-steps.ts';

const stepsFor = (stack: Stack | undefined): string => PLATFORMS.flatMap(({ steps }) => steps(1, stack)).join('\n');

test('without a choice the editor’s project is Next.js, as its setup guide says', () => {
  expect(stepsFor(undefined)).toContain('Create a Next.js project with TypeScript and Tailwind');
  expect(stepsFor('next')).toContain('Create a Next.js project with TypeScript and Tailwind');
});

test.each(STACKS.filter((stack) => stack !== 'next'))('no card asks for Next.js when %s was chosen', (stack) => {
  expect(stepsFor(stack)).not.toContain('Next.js');
});

test('cards of tools that write React say so where something else was chosen', () => {
  expect(stepsFor('vue')).toContain('not with Vue + Tailwind');
  expect(stepsFor('html')).toContain('The prompt asks for HTML + CSS');
  expect(stepsFor('react')).not.toContain('not with');
});
