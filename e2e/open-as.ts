import type { Page } from '@playwright/test';
import type { Credentials } from '../scripts/start-product.ts';
import { expect, type Product } from './product.ts';

/** Opens a page as a signed-in user without the detour over the form; the form has tests of its own. */
export const openAs = async (page: Page, product: Product, who: Credentials, path: string): Promise<void> => {
  const answer = await product.call('/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: JSON.stringify({ email: who.email, password: who.password }),
  });
  expect(answer.status).toBe(200);
  const session = await answer.text();
  await page.goto(`${product.url}/robots.txt`);
  await page.evaluate((value) => localStorage.setItem('blueprompt-session', value), session);
  await page.goto(product.url + path);
};

/** The toast with this title. */
export const toast = (page: Page, title: string) =>
  page.locator('[data-sonner-toast]').filter({ has: page.getByText(title, { exact: true }) });

export const pathOf = (page: Page): string => new URL(page.url()).pathname;
