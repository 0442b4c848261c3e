import { expectAccessible } from './expect-accessible.ts';
import { openAs } from './open-as.ts';
import { expect, test } from './product.ts';

const WIDTHS = [390, 1440];
const OPEN = ['/', '/auth', '/confirm', '/reset', '/pricing', '/terms', '/privacy', '/disclaimer', '/nowhere'];
const GUARDED = ['/settings', '/support', '/pricing', '/onboarding', '/nowhere'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of WIDTHS) {
  test(`axe finds nothing on the open pages at ${width} px`, async ({ page, product }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    for (const path of OPEN) {
      await page.goto(product.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, `${path} ${width}`);
    }
  });

  test(`axe finds nothing on the pages of a member at ${width} px`, async ({ page, product }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await openAs(page, product, product.demo, '/settings');
    for (const path of GUARDED) {
      await page.goto(product.url + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, `${path} ${width}`);
    }
  });
}

test('axe finds nothing in dialogs, menus, toasts and changed forms', async ({ page, product }) => {
  test.slow();
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Demo' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'demo dialog');
  await page.goto(`${product.url}/auth`);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expectAccessible(page, 'sign-up');
  await page.getByRole('button', { name: 'Sign in instead' }).click();
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expectAccessible(page, 'forgotten password');
  await page.goto(`${product.url}/success`);
  await expect(page.locator('[data-sonner-toast]')).toBeVisible();
  await expectAccessible(page, 'toast');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, "visitor's menu");

  await openAs(page, product, product.demo, '/settings');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, "member's menu");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${product.url}/settings`);
  await page.getByRole('button', { name: 'Feedback' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'feedback');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Delete my account and data' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'delete account');
});

test('the keyboard alone signs in: skip link, fields, button', async ({ page, product }) => {
  await page.goto(`${product.url}/auth`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(product.demo.email);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Forgot password?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type(product.demo.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Generate UI Prompts' })).toBeVisible();
});
