import { randomUUID } from 'node:crypto';
import type { PublicConfig } from '@blueprompt/core/public-config';
import { test as base, expect, type Page } from '@playwright/test';
import type { Credentials, RunningProduct } from '../scripts/start-product.ts';
import { startServer } from './start-server.ts';
import { watchPolicy } from './watch-policy.ts';

export { expect };

type OutboxMail = { to: string; subject: string; link: string; sentAt: string };
export type Account = Credentials & { userId: string; accessToken: string };

/** The running product with what a test needs around it: accounts, mails, raw calls. */
export type Product = RunningProduct & {
  /** A call with the public key and, for an account, its bearer token. */
  call: (path: string, init?: RequestInit & { account?: Account }) => Promise<Response>;
  outbox: (to?: string) => Promise<OutboxMail[]>;
  /** Signs up, confirms by the mailed link and, unless told otherwise, answers the onboarding survey. */
  newUser: (options?: { onboarded?: boolean; pro?: boolean }) => Promise<Account>;
  /** Walks an account through the built-in test checkout. */
  makePro: (account: Account) => Promise<void>;
};

const randomAddress = (): string => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250) + 1).join('.')}`;

const expectOk = async (answer: Response): Promise<Response> => {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
};

/** Puts accounts, mails and raw calls around a running server. */
export const withHelp = async (running: RunningProduct): Promise<Product> => {
  const config = (await (await fetch(`${running.url}/config.json`)).json()) as PublicConfig;
  const call: Product['call'] = (path, { account, headers, ...init } = {}) =>
    fetch(`${running.url}${path}`, {
      ...init,
      headers: {
        apikey: config.publishableKey,
        'content-type': 'application/json',
        'x-forwarded-for': randomAddress(),
        ...(account ? { authorization: `Bearer ${account.accessToken}` } : {}),
        ...headers,
      },
    });
  const outbox: Product['outbox'] = async (to) => {
    const mails = (await (await expectOk(await fetch(`${running.url}/dev/outbox.json`))).json()) as OutboxMail[];
    return to ? mails.filter((mail) => mail.to === to) : mails;
  };
  const post = async (path: string, body: unknown, account?: Account) =>
    expectOk(await call(path, { method: 'POST', body: JSON.stringify(body), ...(account ? { account } : {}) }));

  const makePro: Product['makePro'] = async (account) => {
    const { checkoutUrl } = (await (await post('/functions/v1/create-polar-checkout', {}, account)).json()) as {
      checkoutUrl: string;
    };
    await expectOk(
      await fetch(new URL(checkoutUrl, running.url), { method: 'POST', redirect: 'manual' }).then((answer) =>
        answer.status >= 300 && answer.status < 400 ? new Response(null, { status: 200 }) : answer,
      ),
    );
  };

  const newUser: Product['newUser'] = async ({ onboarded = true, pro = false } = {}) => {
    const email = `${randomUUID().slice(0, 8)}@example.com`;
    const password = `pw-${randomUUID()}`;
    await post('/auth/v1/signup', { email, password });
    await expect.poll(async () => (await outbox(email)).length).toBeGreaterThan(0);
    const [mail] = await outbox(email);
    const token_hash = new URL(mail!.link).searchParams.get('token_hash');
    await post('/auth/v1/verify', { type: 'signup', token_hash });
    const session = (await (await post('/auth/v1/token?grant_type=password', { email, password })).json()) as {
      access_token: string;
      user: { id: string };
    };
    const account: Account = { email, password, userId: session.user.id, accessToken: session.access_token };
    if (onboarded)
      await post(
        '/rest/v1/user_onboarding',
        {
          user_id: account.userId,
          how_did_you_hear: 'friend',
          user_type: 'designer',
          projects_per_month: 3,
          coding_comfort_level: 2,
          preferred_tool: 'cursor',
        },
        account,
      );
    if (pro) await makePro(account);
    return account;
  };

  return { ...running, call, outbox, newUser, makePro };
};

/** Signs in through the form and waits until the app shows the signed-in shell or the survey. */
export const signIn = async (page: Page, product: Product, who: Credentials): Promise<void> => {
  await page.goto(`${product.url}/auth`);
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
};

/**
 * `product` is one running server a worker; set `serverEnv` in a file with `test.use` for other settings. Every test fails
 * on what the content security policy refuses, whatever else it is about.
 */
export const test = base.extend<{ policy: undefined }, { product: Product; serverEnv: Record<string, string> }>({
  policy: [
    async ({ context }, use) => {
      const refused = await watchPolicy(context);
      await use(undefined);
      expect(refused, 'refused by the content security policy').toEqual([]);
    },
    { auto: true },
  ],
  serverEnv: [{}, { option: true, scope: 'worker' }],
  product: [
    async ({ serverEnv }, use) => {
      const running = await startServer(serverEnv);
      await use(await withHelp(running));
      await running.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});
