import { expect, signIn, test } from '../product.ts';
import { generateProject, uploadScreenshots } from '../walk-wizard.ts';
import { watchPolicy } from '../watch-policy.ts';

test('two users do not see each other, from two browsers or one after the other in the same', async ({
  page,
  browser,
  product,
}) => {
  const ada = await product.newUser({ pro: true });
  const bob = await product.newUser({ pro: true });
  await signIn(page, product, ada);
  await generateProject(page, browser, "Ada's secret");
  await page.getByRole('button', { name: 'Save to History' }).click();
  await expect(page).toHaveURL(/results\?id=/);
  const link = page.url();
  const [row] = (await (
    await product.call('/rest/v1/analysis_history?select=id,image_path', { account: ada })
  ).json()) as { id: string; image_path: string }[];
  expect(row!.image_path).toContain(ada.userId);

  await test.step('in another browser the other finds nothing of hers', async () => {
    const context = await browser.newContext();
    const refused = await watchPolicy(context);
    const other = await context.newPage();
    await signIn(other, product, bob);
    await expect(other.getByText('No projects yet')).toBeVisible();
    await other.goto(`${product.url}/history`);
    await expect(other.getByText('No saved analyses yet.')).toBeVisible();
    await other.goto(link);
    await expect(other.getByText('does not exist or is not yours')).toBeVisible();
    await expect(other.getByText("Ada's secret")).toHaveCount(0);
    expect(refused).toEqual([]);
    await context.close();
  });
  await test.step('nor by calls of his own making', async () => {
    const picture = `/storage/v1/object/authenticated/screenshots/${row!.image_path}`;
    expect((await product.call(picture, { account: ada })).status).toBe(200);
    expect((await product.call(picture, { account: bob })).ok).toBe(false);
    await product.call(`/rest/v1/analysis_history?id=eq.${row!.id}`, { method: 'DELETE', account: bob });
    await page.reload();
    await expect(page.getByRole('heading', { name: "Ada's secret", level: 1 })).toBeVisible();
  });
  await test.step('in the same browser she leaves neither draft nor result behind', async () => {
    await page.goto(product.url);
    await uploadScreenshots(page, browser, { count: 2 });
    await page.getByLabel('Additional Notes').fill("Ada's notes");
    await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible();
    await signIn(page, product, bob);
    await expect(page.getByRole('heading', { name: 'What are you building?' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Discard draft' })).toHaveCount(0);
    await expect(page.getByText('No projects yet')).toBeVisible();
    await page.goto(`${product.url}/results`);
    await expect(page).toHaveURL(`${product.url}/`);
  });
});
