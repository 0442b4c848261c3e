import { expect, test } from './product.ts';

test("[NF1][NF2] an unknown path shows itself, 'Return Home' and 'Reload Application'", async ({ page, product }) => {
  await page.goto(`${product.url}/no/such/page`);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText('/no/such/page')).toBeVisible();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload Application' }).click();
  await loaded;
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Return Home' }).click();
  await expect(page).toHaveURL(`${product.url}/`);
});
