import type { Page } from '@playwright/test';

/** The rebuilt page is made as it comes near the window, and only seconds later for whoever does not scroll. */
export const scrollToBlueprint = (page: Page): Promise<void> =>
  page.getByRole('heading', { name: 'Blueprint', exact: true }).scrollIntoViewIfNeeded();
