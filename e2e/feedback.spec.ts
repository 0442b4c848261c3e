import { openAs, toast } from './open-as.ts';
import { expect, test } from './product.ts';

const THANKS = 'Thank you for your feedback! Your input helps us improve our service.';

test('[FB1][FB2][FB4] the dialog takes three free texts, also empty ones, says thanks and starts over', async ({
  page,
  product,
}) => {
  await openAs(page, product, product.demo, '/settings');
  const open = () => page.getByRole('button', { name: 'Feedback', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Send Feedback' });
  await open();
  await expect(dialog.locator('textarea')).toHaveCount(3);
  await dialog.getByLabel('What do you like?').fill('The ruler');
  await dialog.getByLabel('What do you dislike?').fill('Nothing');
  await dialog.getByLabel('Did you find any bugs?').fill('No');
  const sent = page.waitForRequest('**/rest/v1/feedback*');
  await dialog.getByRole('button', { name: 'Send Feedback' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ likes: 'The ruler', dislikes: 'Nothing', bugs: 'No' });
  await expect(toast(page, THANKS)).toBeVisible();
  await expect(dialog).toBeHidden();
  await open();
  for (const field of await dialog.locator('textarea').all()) await expect(field).toHaveValue('');
  const empty = page.waitForRequest('**/rest/v1/feedback*');
  await dialog.getByRole('button', { name: 'Send Feedback' }).click();
  expect((await empty).postDataJSON()).toMatchObject({ likes: '', dislikes: '', bugs: '' });
  await expect(dialog).toBeHidden();
});

test('[FB3] a visitor is not offered feedback', async ({ page, product }) => {
  await page.goto(product.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Feedback', { exact: true })).toHaveCount(0);
});
