import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Packed, and once a document: to send and read the checker took three times as long as to check a page. */
const CHECKER = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What the checker finds in the page as it stands; `tags` says which of its rules count, or else those that it takes unasked. */
export const findViolations = async (page: Page, tags?: string[]): Promise<string[]> => {
  // A script of the test is none of the page's, so that no policy refuses it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(CHECKER);
  return page.evaluate(async (tags) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
      document,
      // Frames hold the rebuilt page of somebody else's design, whose faults are not ours; their titles are.
      // Describes the faults alone: half of its time goes into what passes.
      { iframes: false, resultTypes: ['violations'], ...(tags && { runOnly: tags }) },
    );
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  }, tags);
};

/** Axe finds nothing in this state of the page, and nothing is wider than the window. */
export const expectAccessible = async (page: Page, state: string): Promise<void> => {
  // Colours are judged at rest, not in the middle of a fade; a spinner never rests, and far below the window nothing runs.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ effect, playState }) => {
      const isEndless = effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
      const target = (effect as KeyframeEffect | null)?.target;
      return isEndless || playState !== 'running' || !target?.checkVisibility({ contentVisibilityAuto: true });
    }),
  );
  expect(await findViolations(page, TAGS), state).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    state,
  ).toBeLessThanOrEqual(0);
};
