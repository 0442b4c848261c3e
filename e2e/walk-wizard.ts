import { type Browser, expect, type Page } from '@playwright/test';
import { drawScreenshot } from './draw-screenshot.ts';

/** From the first step to the organize step with so many small screenshots. */
export const uploadScreenshots = async (
  page: Page,
  browser: Browser,
  {
    count = 1,
    uiType = 'webapp',
    hasPhoto = false,
  }: { count?: number; uiType?: 'webapp' | 'landing'; hasPhoto?: boolean } = {},
): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Generate UI Prompts' })).toBeVisible();
  if (uiType === 'landing') await page.getByRole('radio', { name: 'Full Landing Page' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  const shots = [];
  for (let index = 0; index < count; index++)
    shots.push(await drawScreenshot(browser, { name: `shot-${index + 1}.png`, title: `Acme ${index + 1}`, hasPhoto }));
  await page.getByLabel('Choose images').setInputFiles(shots);
  await expect(page.getByRole('list', { name: uiType === 'landing' ? 'Sections' : 'Pages' })).toBeVisible();
};

/** From the organize step to the name step. */
export const nameProject = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Prompt Name').fill(name);
};

/** The whole way to the results page. */
export const generateProject = async (
  page: Page,
  browser: Browser,
  name: string,
  options: Parameters<typeof uploadScreenshots>[2] = {},
): Promise<void> => {
  await uploadScreenshots(page, browser, options);
  await nameProject(page, name);
  await page.getByRole('button', { name: 'Generate Design' }).click();
  await page.waitForURL('**/results', { timeout: 80_000 });
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
};
