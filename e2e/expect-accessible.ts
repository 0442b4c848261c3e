import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

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
  const { violations } = await new AxeBuilder({ page })
    // Describes the faults alone, in the page itself: half of its time goes into what passes, and into a page to join frames in.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(TAGS)
    // Frames hold the rebuilt page of somebody else's design, whose faults are not ours.
    .exclude('iframe')
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${state}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`),
  ).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    state,
  ).toBeLessThanOrEqual(0);
};
