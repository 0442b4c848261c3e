import { expect, test } from './product.ts';

// One server of these settings for all tests of the file: each worker that took one of them would start another.
test.describe.configure({ mode: 'default' });
test.use({
  serverEnv: {
    WIZARD_GATE: 'gated',
    DEMO_VIDEO_URL: 'https://video.example/embed/1',
    SOCIAL_URL: 'https://social.example/blueprompt',
    GOOGLE_CLIENT_ID: 'client.apps.example',
    GOOGLE_CLIENT_SECRET: 'secret',
  },
});

test('[HO10] with the gated setting Continue on choose-type goes to /auth', async ({ page, product }) => {
  await page.goto(product.url);
  await page.locator('#upload').getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${product.url}/auth`);
});

test("[HO12] with DEMO_VIDEO_URL the 'Demo Video' dialog embeds the external player", async ({ page, product }) => {
  await page.route('https://video.example/**', (route) =>
    route.fulfill({ body: '<p>player</p>', contentType: 'text/html' }),
  );
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Demo' }).first().click();
  const frame = page.getByRole('dialog', { name: 'Demo Video' }).locator('iframe');
  await expect(frame).toHaveAttribute('src', 'https://video.example/embed/1');
  await expect(frame.contentFrame().getByText('player')).toBeVisible();
});

test('[LA5] the footer links to SOCIAL_URL', async ({ page, product }) => {
  await page.goto(`${product.url}/terms`);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Follow us' })).toHaveAttribute(
    'href',
    'https://social.example/blueprompt',
  );
});

test("[AU2] with a provider set, 'Continue with Google' leaves for it", async ({ page, product }) => {
  // Google itself is out of reach in a test: the server's half of the way is proven against a provider in its own tests.
  await page.route('**/auth/v1/authorize?**', (route) => route.fulfill({ body: 'on the way to the provider' }));
  await page.goto(`${product.url}/auth`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.waitForURL('**/auth/v1/authorize?**');
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('provider')).toBe('google');
  expect(new URL(searchParams.get('redirect_to')!)).toMatchObject({ origin: product.url, pathname: '/' });
});
