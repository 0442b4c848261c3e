import { setupGuideFile } from '@blueprompt/core/exports/render-setup-guide';
import { STACKS, type Stack } from '@blueprompt/core/stack';
import { expect, test } from 'vitest';
import { PLATFORMS } from './next-steps.ts';

const stepsFor = (stack: Stack | undefined): string => PLATFORMS.flatMap(({ steps }) => steps(1, stack)).join('\n');

test('without a choice cards, setup guide, and code say Next.js', () => {
  expect(stepsFor(undefined)).toBe(stepsFor('next'));
  expect(stepsFor(undefined)).toContain('Create a Next.js project with TypeScript and Tailwind');
  expect(setupGuideFile({})).toBe('nextjs-setup-guide.md');
});

test.each(STACKS.filter((stack) => stack !== 'next'))('no card asks for Next.js when %s was chosen', (stack) => {
  expect(stepsFor(stack)).not.toContain('Next.js');
});

test('cards of tools that write React say so where something else was chosen', () => {
  expect(stepsFor('vue')).toContain('not with Vue + Tailwind');
  expect(stepsFor('html')).toContain('does not answer with HTML + CSS');
  expect(stepsFor('react')).not.toContain('not with');
});
