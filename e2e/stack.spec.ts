import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expectAccessible } from './expect-accessible.ts';
import { openAs } from './open-as.ts';
import { expect, test } from './product.ts';
import { saveResult } from './save-result.ts';
import { nameProject, uploadScreenshots } from './walk-wizard.ts';

const stacks = (page: Page) => page.getByRole('radiogroup', { name: 'Build with' });

/** The file that a click on this button downloads. */
const downloadBy = async (page: Page, button: string): Promise<{ name: string; bytes: Buffer }> => {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await waiting;
  return { name: file.suggestedFilename(), bytes: await readFile((await file.path())!) };
};

test('a chosen stack is what prompt, next steps, setup guide and project say, also after a reload', async ({
  page,
  product,
}) => {
  const account = await product.newUser();
  const id = await saveResult(product, account, 'Acme dashboard');
  await openAs(page, product, account, `/results?id=${id}`);
  const prompt = page.getByRole('region', { name: 'The generated prompt' });
  await expect(stacks(page).getByRole('radio', { name: 'Next.js + Tailwind' })).toBeChecked();
  await expect(prompt).toContainText('with Next.js + Tailwind from the facts below');
  await expect(page.getByText('Create a Next.js project with TypeScript and Tailwind')).toBeVisible();
  expect(Object.keys(unzipSync((await downloadBy(page, 'Download project')).bytes))).toContain('app/page.tsx');
  await expectAccessible(page, 'no stack chosen');

  await stacks(page).getByRole('radio', { name: 'React + Tailwind' }).check();
  for (let key = 0; key < 3; key++) await page.keyboard.press('ArrowRight');
  await expect(stacks(page).getByRole('radio', { name: 'Vue + Tailwind' })).toBeChecked();
  await expect(prompt).toContainText('with Vue + Tailwind from the facts below');
  await expect(page.getByText('Create a Vue project with TypeScript and Tailwind')).toBeVisible();
  const guide = await downloadBy(page, 'Download Setup Guide + Prompt');
  expect(guide.name).toBe('vue-setup-guide.md');
  expect(guide.bytes.toString()).not.toContain('Next.js');

  await page.reload();
  await expect(stacks(page).getByRole('radio', { name: 'Vue + Tailwind' })).toBeChecked();
  await expect(prompt).toContainText('with Vue + Tailwind');
  const project = await downloadBy(page, 'Download project');
  expect(project.name).toBe('acme-dashboard.zip');
  const files = unzipSync(project.bytes);
  expect(JSON.parse(strFromU8(files['package.json']!)).dependencies).toHaveProperty('vue');
  expect(Object.keys(files)).toContain('src/App.vue');

  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'a chosen stack on a phone');
});

test('a stack chosen in the wizard is stored with the result', async ({ page, product, browser }) => {
  const account = await product.newUser({ pro: true });
  await openAs(page, product, account, '/');
  await uploadScreenshots(page, browser);
  await nameProject(page, 'First');
  await stacks(page).getByText('Next.js').click();
  await expectAccessible(page, 'the stack in the wizard');
  await page.getByRole('button', { name: 'Generate Design' }).click();
  await page.waitForURL('**/results', { timeout: 80_000 });
  await expect(stacks(page).getByRole('radio', { name: 'Next.js + Tailwind' })).toBeChecked();
  await page.getByRole('button', { name: 'Save to History' }).click();
  await page.waitForURL('**/results?id=*');
  // Another browser knows the result alone.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('blueprompt-stack')) localStorage.removeItem(key);
  });
  await page.reload();
  await expect(stacks(page).getByRole('radio', { name: 'Next.js + Tailwind' })).toBeChecked();
  const { bytes } = await downloadBy(page, 'Download project');
  expect(Object.keys(unzipSync(bytes))).toContain('app/page.tsx');
});
