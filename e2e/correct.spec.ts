import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { openAs, toast } from './open-as.ts';
import { expect, test } from './product.ts';
import { saveResult } from './save-result.ts';
import { generateProject } from './walk-wizard.ts';

const pickButton = async (page: Page) => {
  const list = page.getByRole('listbox', { name: 'Detected elements on the screenshot' });
  await page.getByRole('button', { name: /^Buttons/ }).click();
  await list.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
};
const form = (page: Page) => page.getByRole('form', { name: 'Correct this element' });
const prompt = (page: Page) => page.getByRole('region', { name: 'The generated prompt' });

test('a wrong reading of a saved project is corrected in place, shared, survives a reload, and is undone step by step', async ({
  page,
  browser,
  product,
}) => {
  const account = await product.newUser({ pro: true });
  const id = await saveResult(product, account, 'Shop');
  await openAs(page, product, account, `/results?id=${id}`);
  await pickButton(page);
  await expectAccessible(page, 'results with a form to correct an element');
  for (const width of [390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const fill = form(page).getByLabel('Fill', { exact: true });
    expect(await fill.evaluate((field) => field.scrollWidth - field.clientWidth), `${width} px`).toBeLessThanOrEqual(0);
  }
  await form(page).getByLabel('Text', { exact: true }).fill('Make a report');
  await form(page).getByLabel('Fill', { exact: true }).fill('#12');
  await expect(form(page).getByText('Enter a colour such as #1d4ed8.')).toBeVisible();
  await expect(form(page).getByRole('button', { name: 'Apply' })).toBeDisabled();
  await form(page).getByLabel('Fill', { exact: true }).fill('16a34a');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 correction, used in the prompt, code and exports.')).toBeVisible();
  await expect(prompt(page)).toContainText('Make a report');
  await expect(prompt(page)).toContainText('#16a34a');
  await expect(prompt(page)).not.toContainText('Create report');

  await page.reload();
  await expect(prompt(page)).toContainText('Make a report');
  await pickButton(page);
  await form(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('2 corrections, used in the prompt, code and exports.')).toBeVisible();
  await expect(form(page)).toHaveCount(0);
  await expect(prompt(page)).not.toContainText('Make a report');
  await page.getByRole('button', { name: 'Undo last' }).click();
  await expect(prompt(page)).toContainText('Make a report');

  // Whoever opens the link sees what its owner sees, and corrects nothing.
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  await page.keyboard.press('Escape');
  const visitor = await browser.newPage();
  await visitor.goto(link);
  await expect(prompt(visitor)).toContainText('Make a report');
  await visitor.getByRole('listbox', { name: 'Detected elements on the screenshot' }).focus();
  await visitor.keyboard.press('ArrowDown');
  await visitor.keyboard.press('Enter');
  await expect(visitor.getByRole('region', { name: 'Picked element' })).toBeVisible();
  await expect(form(visitor)).toHaveCount(0);
  await visitor.close();

  await page.getByRole('button', { name: 'Undo last' }).click();
  await expect(prompt(page)).toContainText('Create report');
  await expect(page.getByRole('button', { name: 'Undo last' })).toHaveCount(0);
});

test('corrections of an unsaved result survive a reload and are saved with it; what cannot be kept is said', async ({
  page,
  browser,
  product,
}) => {
  await openAs(page, product, await product.newUser({ pro: true }), '/');
  await generateProject(page, browser, 'Fresh');
  await pickButton(page);
  await form(page).getByLabel('Text', { exact: true }).fill('Make a report');
  await form(page).getByRole('button', { name: 'Apply' }).click();
  await expect(prompt(page)).toContainText('Make a report');
  await page.reload();
  await expect(prompt(page)).toContainText('Make a report');
  // Another tab has the result as it was, and adds to what was put right since.
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(prompt(other)).toContainText('Make a report');
  await pickButton(page);
  await form(page).getByLabel('Fill', { exact: true }).fill('#16a34a');
  await form(page).getByRole('button', { name: 'Apply' }).click();
  await expect(prompt(page)).toContainText('#16a34a');
  await pickButton(other);
  await form(other).getByLabel('Text colour', { exact: true }).fill('#fef9c3');
  await form(other).getByRole('button', { name: 'Apply' }).click();
  await expect(other.getByText('3 corrections, used in the prompt, code and exports.')).toBeVisible();
  await expect(prompt(other)).toContainText('#16a34a');
  await other.close();
  await page.getByRole('button', { name: 'Undo last' }).click();
  await expect(toast(page, 'Nothing undone')).toBeVisible();
  await expect(page.getByText('3 corrections, used in the prompt, code and exports.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo last' }).click();
  await expect(page.getByText('2 corrections, used in the prompt, code and exports.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo last' }).click();
  await expect(page.getByText('1 correction, used in the prompt, code and exports.')).toBeVisible();
  await page.getByRole('button', { name: 'Save to History' }).click();
  await expect(page).toHaveURL(/results\?id=/);
  await expect(prompt(page)).toContainText('Make a report');
  await page.route('**/rest/v1/analysis_history*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Undo last' }).click();
  await expect(toast(page, 'Correction not saved')).toBeVisible();
  await expect(prompt(page)).toContainText('Make a report');
  await page.unroute('**/rest/v1/analysis_history*');
  await page.getByRole('button', { name: 'Undo last' }).click();
  await expect(prompt(page)).toContainText('Create report');
});

test('a tab that is loaded again shows what another corrected of an unsaved result, and loses none of it', async ({
  page,
  browser,
  product,
}) => {
  await openAs(page, product, await product.newUser({ pro: true }), '/');
  await generateProject(page, browser, 'Fresh');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await pickButton(other);
  await form(other).getByLabel('Text', { exact: true }).fill('Make a report');
  await form(other).getByRole('button', { name: 'Apply' }).click();
  await expect(prompt(other)).toContainText('Make a report');
  await page.reload();
  await expect(prompt(page)).toContainText('Make a report');
  await pickButton(page);
  await form(page).getByLabel('Fill', { exact: true }).fill('#16a34a');
  await form(page).getByRole('button', { name: 'Apply' }).click();
  await expect(prompt(page)).toContainText('#16a34a');
  await other.reload();
  await expect(prompt(other)).toContainText('#16a34a');
  await expect(prompt(other)).toContainText('Make a report');
});

test('two elements that are one are merged, and taken apart again', async ({ page, product }) => {
  const account = await product.newUser({ pro: true });
  const id = await saveResult(product, account, 'Shop');
  await openAs(page, product, account, `/results?id=${id}`);
  const filter = page.getByRole('button', { name: /^All/ }).first();
  const before = await filter.textContent();
  const list = page.getByRole('listbox', { name: 'Detected elements on the screenshot' });
  await list.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Merge into one' })).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+Enter');
  await expectAccessible(page, 'results with two elements to merge');
  await page.getByRole('button', { name: 'Merge into one' }).click();
  await expect(page.getByText('1 correction, used in the prompt, code and exports.')).toBeVisible();
  await expect(filter).not.toHaveText(before!);
  await page.getByRole('button', { name: 'Undo last' }).click();
  await expect(filter).toHaveText(before!);
});

test('two tabs keep each other’s corrections, and none undoes what it has not seen', async ({ page, product }) => {
  const account = await product.newUser({ pro: true });
  const id = await saveResult(product, account, 'Shop');
  await openAs(page, product, account, `/results?id=${id}`);
  const other = await page.context().newPage();
  await other.goto(page.url());
  const reword = async (tab: Page, label: string, value: string) => {
    await pickButton(tab);
    await form(tab).getByLabel(label, { exact: true }).fill(value);
    await form(tab).getByRole('button', { name: 'Apply' }).click();
  };
  await expect(prompt(other)).toContainText('Create report');
  await reword(page, 'Text', 'Make a report');
  await expect(page.getByText('1 correction, used in the prompt, code and exports.')).toBeVisible();
  await reword(other, 'Fill', '#16a34a');
  await expect(other.getByText('2 corrections, used in the prompt, code and exports.')).toBeVisible();
  await expect(prompt(other)).toContainText('Make a report');
  await expect(prompt(other)).toContainText('#16a34a');

  await page.getByRole('button', { name: 'Undo last' }).click();
  await expect(toast(page, 'Nothing undone')).toBeVisible();
  await expect(prompt(page)).toContainText('#16a34a');
  await page.getByRole('button', { name: 'Undo last' }).click();
  await expect(page.getByText('1 correction, used in the prompt, code and exports.')).toBeVisible();
  await expect(prompt(page)).toContainText('Make a report');
  await expect(prompt(page)).not.toContainText('#16a34a');
});
