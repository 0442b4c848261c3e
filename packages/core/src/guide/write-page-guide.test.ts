import { expect, test } from 'vitest';
import type { Project } from '../project.ts';
import { page, text } from '../write/page.fixture.ts';
import { writeAnalysis } from '../write/write-analysis.ts';
import { writeGuide } from './write-guide.ts';
import { writePageGuide } from './write-page-guide.ts';

const project: Project = {
  name: 'Shop',
  uiType: 'webapp',
  homePage: 1,
  notes: 'Use Vue.',
  outcomes: ['Cart', 'Start'].map((name, imageIndex) => ({
    name,
    imageIndex,
    success: true,
    analysis: writeAnalysis(page([text(`Welcome to ${name}`, 20, 20)]), {
      uiType: 'webapp',
      pageName: name,
      isFullPage: true,
    }),
  })),
};

test('is a whole guide of one page: its own words and route, the notes, and nothing of the others', () => {
  const cart = writePageGuide(project, 0, 'full');
  expect(cart).toContain('Build this one-page web app');
  expect(cart).toContain('## Page 1: Cart (/cart)');
  expect(cart).toContain('Welcome to Cart');
  expect(cart).toContain('Use Vue.');
  expect(cart).not.toContain('Welcome to Start');
  expect(writePageGuide(project, 1, 'concise')).toContain('## Page 1: Start (/ and /home, home page)');
});

test('says which page there is not', () => {
  expect(() => writePageGuide(project, 2, 'full')).toThrow('There is no page 3 of 2.');
});

test('names its files as the guide of all pages does, where they are', () => {
  const withLogo = (print: string) => ({
    elements: [{ id: 'e1', type: 'logo' as const, box: { x: 20, y: 20, width: 80, height: 24 }, confidence: 1, print }],
  });
  const outcomes = ['a', 'b', 'b'].map((print, index) => {
    const outcome = project.outcomes[0]!;
    const measurement = { ...outcome.analysis.measurement!, ...withLogo(print) };
    return { ...outcome, name: `Page ${index + 1}`, analysis: { ...outcome.analysis, measurement } };
  });
  const all = { ...project, outcomes };
  const logosIn = (guide: string): string[] => [...guide.matchAll(/logo \[`(.*?)`\]/g)].map(([, file]) => file!);
  expect(logosIn(writeGuide(all, { detail: 'full' }))).toEqual(['logo.png', 'logo-2.png', 'logo-2.png']);
  expect(logosIn(writePageGuide(all, 0, 'full'))).toEqual(['logo.png']);
  expect(logosIn(writePageGuide(all, 2, 'full'))).toEqual(['logo-2.png']);
});
