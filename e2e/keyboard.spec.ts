import type { Page } from '@playwright/test';
import { openAs } from './open-as.ts';
import { expect, test } from './product.ts';
import { saveResult } from './save-result.ts';
import { nameProject, uploadScreenshots } from './walk-wizard.ts';

type Stop = { name: string; seen: boolean; inWindow: boolean };

/** What has the focus, whether a line around it (or around what it stands for) shows that, and whether it is in sight. */
const focusedStop = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const isDrawn = (element: Element) => {
      const { outlineStyle, outlineWidth, boxShadow, opacity } = getComputedStyle(element);
      return opacity !== '0' && ((outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none');
    };
    // A radio button or a slider may hide behind its drawing; then the drawing shows the focus.
    const around = [focused, focused.closest('label'), focused.closest('figure')].filter((element) => element !== null);
    const { top, bottom } = focused.getBoundingClientRect();
    return {
      name: `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent?.slice(0, 30)}`,
      seen: around.some(isDrawn),
      inWindow: bottom > 0 && top < window.innerHeight,
    };
  });

/** Tabs until `last` has the focus, and answers every stop on the way. */
const walkTo = async (page: Page, last: string): Promise<Stop[]> => {
  const stops: Stop[] = [];
  while (stops.at(-1)?.name !== last && stops.length < 80) {
    await page.keyboard.press('Tab');
    stops.push(await focusedStop(page));
  }
  return stops;
};

const expectWalk = async (page: Page, last: string): Promise<Stop[]> => {
  const stops = await walkTo(page, last);
  expect(stops.at(-1)?.name).toBe(last);
  expect(stops.filter(({ seen, inWindow }) => !seen || !inWindow)).toEqual([]);
  return stops;
};

test('the keyboard walks through the whole home page and always shows where it is', async ({ page, product }) => {
  await page.goto(product.url);
  await expect(page.locator('#upload').getByText('Web App Pages')).toBeVisible();
  const stops = (await expectWalk(page, 'A Disclaimer')).map(({ name }) => name);
  for (const stop of ['A Skip to content', 'A Start with a screenshot', 'BUTTON Upgrade to Pro'])
    expect(stops).toContain(stop);
});

test('the keyboard walks through the settings, opens a question and comes back to where it was', async ({
  page,
  product,
}) => {
  await openAs(page, product, product.demo, '/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Manage subscription' })).toBeVisible();
  await expectWalk(page, 'BUTTON Delete my account and data');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('textbox')).toBeFocused();
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('Tab');
    expect(await question.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete my account and data' })).toBeFocused();
});

test('a dialog without a trigger gives the focus back to the button that opened it', async ({ page, product }) => {
  await page.goto(product.url);
  const demo = page.getByRole('button', { name: 'Demo' }).first();
  await demo.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Demo Video' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(demo).toBeFocused();
});

for (const [pressed, further] of [
  ['pressed', []],
  ['pressed twice', ['up', 'down']],
  ['held down', ['down', 'down', 'down']],
] as const)
  test(`Enter, ${pressed} in the name field, starts the generation and does not reach its Cancel button`, async ({
    page,
    browser,
    product,
  }) => {
    let answer: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/functions/v1/analyze-ui', async (route) => {
      await held;
      await route.continue();
    });
    await openAs(page, product, product.demo, '/');
    await uploadScreenshots(page, browser);
    await nameProject(page, 'Acme by key');
    const asked = page.waitForRequest('**/functions/v1/analyze-ui');
    await page.keyboard.down('Enter');
    const view = page.getByRole('dialog', { name: 'This may take a moment' });
    await expect(view).toBeVisible();
    for (const move of [...further, 'up'] as const) await page.keyboard[move]('Enter');
    await asked;
    await expect(view).toBeVisible();
    answer();
    await page.waitForURL('**/results', { timeout: 80_000 });
    await expect(page.getByText('Generation cancelled')).toHaveCount(0);
  });

test('a key that is held down acts on nothing but the button it was pressed on', async ({ page, product }) => {
  const account = await product.newUser();
  await saveResult(product, account, 'Acme kept');
  await openAs(page, product, account, '/history');
  await page.getByRole('button', { name: 'Delete Acme kept' }).focus();
  // The undo button takes the place and the focus of the button that was pressed.
  const undo = page.getByRole('button', { name: 'Undo: keep Acme kept' });
  await page.keyboard.down('Enter');
  await expect(undo).toBeFocused();
  for (let repeat = 0; repeat < 3; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Delete Acme kept' })).toBeFocused();
});
