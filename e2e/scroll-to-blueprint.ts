import type { Page } from '@playwright/test';

/** The rebuilt page is made once it comes near the window, as it does for whoever wants to see it. */
export const scrollToBlueprint = (page: Page): Promise<void> =>
  page.getByRole('heading', { name: 'Blueprint', exact: true }).scrollIntoViewIfNeeded();
