import { openAs, pathOf } from './open-as.ts';
import { expect, test } from './product.ts';

const heading = { level: 1 } as const;

test('[RT1][PE1] / shows the wizard to a visitor, and the other open pages open too', async ({ page, product }) => {
  await page.goto(product.url);
  await expect(page.getByText('Web App Pages')).toBeVisible();
  expect(pathOf(page)).toBe('/');
  for (const path of ['/auth', '/confirm', '/pricing', '/success?checkout_id=x', '/terms', '/privacy', '/disclaimer']) {
    await page.goto(product.url + path);
    await expect(page.getByRole('heading', heading)).toBeVisible();
    expect(pathOf(page)).toBe(path.split('?')[0]);
  }
});

for (const [rule, path] of [
  ['RT2', '/results'],
  ['RT3', '/history'],
  ['RT4', '/docs'],
  ['RT5', '/onboarding'],
  ['RT6', '/settings'],
  ['RT7', '/support'],
] as const)
  test(`[GU3][${rule}] a visitor on ${path} is sent to /auth`, async ({ page, product }) => {
    await page.goto(product.url + path);
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
    expect(pathOf(page)).toBe('/auth');
  });

test('[RT3][RT4][RT6][RT7][GU6] a member sees the guarded pages, and an onboarded one is not sent to the survey', async ({
  page,
  product,
}) => {
  const titles = {
    '/history': 'Saved Analyses',
    '/docs': 'Development Documentation',
    '/settings': 'Settings',
    '/support': 'Support',
  };
  await openAs(page, product, product.demo, '/');
  await expect(page.getByRole('heading', { name: 'Generate UI Prompts' })).toBeVisible();
  for (const [path, title] of Object.entries(titles)) {
    await page.goto(product.url + path);
    await expect(page.getByRole('heading', { ...heading, name: title })).toBeVisible();
    expect(pathOf(page)).toBe(path);
  }
});

test('[RT2] /results shows a stored analysis', async ({ page, product }) => {
  const account = await product.newUser();
  const result = {
    prompt: 'Build a page with one heading.',
    elements: [{ type: 'heading', count: 1, details: '32 px' }],
    colorPalette: [{ name: 'Text', hex: '#111827' }],
    layout: 'One column',
    spacing: 'Unit 8',
    typography: 'Sans',
  };
  const stored = await product.call('/rest/v1/analysis_history', {
    method: 'POST',
    account,
    body: JSON.stringify({ user_id: account.userId, prompt: 'One heading', image_path: '', result }),
  });
  expect(stored.status).toBe(201);
  await openAs(page, product, account, '/history');
  await page.getByText('One heading').first().click();
  await expect(page.getByText('Build a page with one heading.').first()).toBeVisible();
  expect(pathOf(page)).toBe('/results');
});

test('[RT5][GU5][PE4] a user without answers is sent to the 5-step survey from every guarded page', async ({
  page,
  product,
}) => {
  const account = await product.newUser({ onboarded: false });
  await openAs(page, product, account, '/settings');
  await expect(page.getByText('Step 1 of 5')).toBeVisible();
  expect(pathOf(page)).toBe('/onboarding');
  await page.goto(product.url);
  await expect(page.getByText('Step 1 of 5')).toBeVisible();
});

test('[RT8] /auth shows sign in', async ({ page, product }) => {
  await page.goto(`${product.url}/auth`);
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
});

test('[RT9] /confirm handles a confirmation link', async ({ page, product }) => {
  await page.goto(`${product.url}/confirm?token_hash=unknown&type=signup`);
  await expect(page.getByText('Email link is invalid or has expired')).toBeVisible();
});

test('[RT10] /pricing shows the plans', async ({ page, product }) => {
  await page.goto(`${product.url}/pricing`);
  await expect(page.getByRole('button', { name: 'Upgrade to Pro' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Free' })).toBeVisible();
});

test('[RT11] /success reads checkout_id and shows the payment', async ({ page, product }) => {
  await page.goto(`${product.url}/success?checkout_id=abc`);
  await expect(page.getByRole('heading', { name: 'Processing Payment...' })).toBeVisible();
});

test('[RT12] the legal pages are open', async ({ page, product }) => {
  for (const [path, title] of Object.entries({
    '/terms': 'Terms of Service',
    '/privacy': 'Privacy Policy',
    '/disclaimer': 'Disclaimer',
  })) {
    await page.goto(product.url + path);
    await expect(page.getByRole('heading', { ...heading, name: title })).toBeVisible();
  }
});

test('[RT13] any other path shows the not-found page', async ({ page, product }) => {
  await page.goto(`${product.url}/no/such/page`);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test('[RT14] the query parameter path replaces the address', async ({ page, product }) => {
  await page.goto(`${product.url}/?path=${encodeURIComponent('/pricing?from=mail')}`);
  await expect(page.getByRole('heading', { name: 'Early Bird Pricing' })).toBeVisible();
  expect(page.url()).toBe(`${product.url}/pricing?from=mail`);
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2);
});

for (const path of ['https://x.example', '//x.example', '/\\x.example', 'history', ''])
  test(`[RT16] path='${path}' is ignored`, async ({ page, product }) => {
    await page.goto(`${product.url}/terms?path=${encodeURIComponent(path)}`);
    await expect(page.getByRole('heading', { name: 'Terms of Service' })).toBeVisible();
    expect(new URL(page.url()).origin).toBe(product.url);
    expect(pathOf(page)).toBe('/terms');
  });

test('[RT17] every route change scrolls to the top', async ({ page, product }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto(`${product.url}/terms`);
  await page.getByRole('link', { name: 'Privacy' }).scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { name: 'Privacy Policy' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
