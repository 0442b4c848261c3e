import { expectAccessible } from './expect-accessible.ts';
import { openAs } from './open-as.ts';
import { expect, test } from './product.ts';
import { saveResult } from './save-result.ts';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
});

/** The smallest width and height, in px, that a finger meets (touch target of the design system). */
const TOUCH_TARGET_PX = 44;

test('[TH3] toasts stand one under the other, and a finger finds the button that closes each', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/auth`);
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('pw-0123456789');
  const toasts = page.locator('[data-sonner-toast][data-visible=true]');
  for (const count of [1, 2]) {
    await page.getByRole('button', { name: 'Sign In', exact: true }).tap();
    await expect(toasts).toHaveCount(count);
    // Under a pointer they stay, however slow the machine is.
    await toasts.first().hover();
  }
  await expectAccessible(page, 'two toasts');
  const places = await toasts.evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect()));
  const [upper, lower] = places.sort((a, b) => a.y - b.y);
  expect(upper!.bottom).toBeLessThan(lower!.top);
  const reach = await page
    .getByRole('button', { name: 'Close toast' })
    .first()
    .evaluate((button, px) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      const [left, top] = [x + (width - px) / 2, y + (height - px) / 2];
      const corners = [
        [left + 1, top + 1],
        [left + px - 1, top + 1],
        [left + 1, top + px - 1],
        [left + px - 1, top + px - 1],
      ] as const;
      return corners.map((corner) => button.contains(document.elementFromPoint(...corner)));
    }, TOUCH_TARGET_PX);
  expect(reach).toEqual([true, true, true, true]);
  await page.getByRole('button', { name: 'Close toast' }).first().tap();
  await expect(toasts).toHaveCount(1);
});

test('a menu that somebody opens lies over the toasts, not under them', async ({ page, product }) => {
  const account = await product.newUser({ pro: true });
  const id = await saveResult(product, account, 'Shop');
  await openAs(page, product, account, `/results?id=${id}`);
  const elements = page.getByRole('listbox', { name: 'Detected elements on the screenshot' });
  await elements.press('ArrowDown');
  await elements.press('Enter');
  await expect(page.locator('[data-sonner-toast][data-visible=true]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Jump to a part of this page' }).tap();
  const layerOf = (place: Element) => Number(getComputedStyle(place).zIndex);
  const menu = await page.getByRole('menu').evaluate(layerOf);
  expect(menu).toBeGreaterThan(await page.locator('[data-sonner-toaster]').evaluate(layerOf));
});

test('the first toast without a connection says so, and the page stays', async ({ page, product }) => {
  await page.goto(`${product.url}/auth`);
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('pw-0123456789');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Sign In', exact: true }).tap();
  await expect(page.getByText("We couldn't reach the server. Check your connection and try again.")).toHaveCount(1);
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com');
  await expectAccessible(page, 'a toast without a connection');
});
