import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

import { createEmailUser } from '@blueprompt/backend/auth/users';
import { createFileStore } from '@blueprompt/backend/storage/file-store';
import { CHEAP_COST, CHEAP_HASH, PASSWORD } from '@blueprompt/backend/testing/cheap-password';
import { openTestDatabase, type TestDatabase } from '@blueprompt/backend/testing/test-database';
import type { MeasurePool } from '@blueprompt/vision/contract';
import { createMeasurePool } from '@blueprompt/vision/pool';
import { signWebhook } from '../billing/sign-webhook.ts';
import { createProduct, type Product } from '../create-product.ts';
import type { AnalysisEngine } from '../engines/analysis-engine.ts';
import { createLocalEngine } from '../engines/local-engine.ts';
import { listen } from '../http/listen.ts';
import { createLog } from '../http/logger.ts';
import type { CaptureForUser } from '../measuring/create-capture.ts';
import { loadSecrets } from '../secrets.ts';
import { parseSettings, type Settings } from '../settings.ts';

export type Account = { userId: string; email: string; token: string };
export type TestProduct = Product & {
  url: string;
  settings: Settings;
  opened: TestDatabase;
  webhookSecret: string;
  publishableKey: string;
  signingKeyPem: string;
  printed: string[];
  fetch: (path: string, init?: RequestInit & { account?: Account }) => Promise<Response>;
  /** Calls a backend function with a JSON body. */
  call: (name: string, body?: unknown, account?: Account, headers?: Record<string, string>) => Promise<Response>;
  newUser: (options?: { pro?: boolean }) => Promise<Account>;
  /** Sends an event to the webhook over HTTP, signed as the provider signs. */
  sendEvent: (body: object, options?: { id?: string; secret?: string; at?: Date }) => Promise<Response>;
  close: () => Promise<void>;
};

type TestOptions = {
  env?: Record<string, string>;
  engine?: (settings: Settings, local: AnalysisEngine) => AnalysisEngine;
  pool?: MeasurePool;
  capture?: CaptureForUser;
  now?: () => Date;
  /** A database that is open already: a second process of the same product. */
  opened?: TestDatabase;
};

const randomAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250) + 1).join('.')}`;

/** What a subscription event looks like when a user pays, is renewed, or leaves. */
export const subscriptionOf = (userId: string, change: Record<string, unknown> = {}, type = 'subscription.active') => {
  const now = Date.now();
  const { timestamp = new Date(now).toISOString(), ...data } = change;
  return {
    type,
    timestamp,
    data: {
      id: `sub-${userId}`,
      status: 'active',
      product_id: 'test-pro',
      current_period_start: new Date(now).toISOString(),
      current_period_end: new Date(now + 30 * 86_400_000).toISOString(),
      customer: { id: `cus-${userId}`, external_id: userId },
      ...data,
    },
  };
};

/** The whole product on a free port with a database of its own. */
export const startTestProduct = async (options: TestOptions = {}): Promise<TestProduct> => {
  const opened = options.opened ?? (await openTestDatabase('pglite'));
  const parsed = parseSettings({
    DATA_DIR: opened.dataDir,
    LOG_LEVEL: 'silent',
    TRUST_PROXY: 'on',
    DEMO_ACCOUNT: 'off',
    ...options.env,
  });
  if (!parsed.ok) throw new Error(parsed.message);
  const { settings } = parsed;
  const listener = await listen('127.0.0.1', 0, true);
  const url = `http://127.0.0.1:${listener.port}`;
  const secrets = await loadSecrets(opened.database, opened.dataDir);
  const log = createLog({ level: settings.logLevel, format: 'json' });
  const pool = options.pool ?? createMeasurePool({ workers: 1, timeoutMs: 60_000, maxQueue: 16 });
  const local = createLocalEngine('test');
  const printed: string[] = [];
  const product = await createProduct({
    settings,
    siteUrl: settings.siteUrl ?? url,
    localUrl: url,
    database: opened.database,
    store: createFileStore(join(opened.dataDir, 'files')),
    secrets,
    pool,
    visionVersion: 'test',
    engine: options.engine?.(settings, local) ?? local,
    capture: options.capture,
    webFiles: undefined,
    log,
    print: (line) => printed.push(line),
    isStopping: () => false,
    passwordCost: CHEAP_COST,
    ...(options.now ? { now: options.now } : {}),
  });
  listener.serve(product.app.fetch);

  const call: TestProduct['fetch'] = (path, { account, headers, ...init } = {}) =>
    fetch(url + path, {
      redirect: 'manual',
      ...init,
      headers: {
        apikey: secrets.publishableKey,
        ...(account ? { authorization: `Bearer ${account.token}` } : {}),
        ...(headers as Record<string, string>),
      },
    });
  const webhookSecret = settings.polar?.webhookSecret ?? secrets.webhookSecret;
  const sendEvent: TestProduct['sendEvent'] = (body, { id = randomUUID(), secret = webhookSecret, at } = {}) => {
    const text = JSON.stringify(body);
    return call('/webhooks/polar', { method: 'POST', body: text, headers: signWebhook(secret, id, text, at) });
  };
  const newUser: TestProduct['newUser'] = async ({ pro = false } = {}) => {
    const email = `${randomUUID().slice(0, 8)}@example.com`;
    const user = await opened.database.asService((sql) =>
      createEmailUser(sql, { email, passwordHash: CHEAP_HASH, metadata: {}, confirmedAt: new Date() }),
    );
    const userId = user!.id;
    const answer = await call('/auth/v1/token?grant_type=password', {
      method: 'POST',
      body: JSON.stringify({ email, password: PASSWORD }),
      headers: { 'content-type': 'application/json', 'x-forwarded-for': randomAddress() },
    });
    const { access_token } = (await answer.json()) as { access_token: string };
    if (pro) await sendEvent(subscriptionOf(userId, { product_id: settings.polar?.productId ?? 'test-pro' }));
    return { userId, email, token: access_token };
  };
  return {
    ...product,
    url,
    settings,
    opened,
    webhookSecret,
    publishableKey: secrets.publishableKey,
    signingKeyPem: secrets.signingKeyPem,
    printed,
    fetch: call,
    call: (name, body, account, headers) =>
      call(`/functions/v1/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        ...(account ? { account } : {}),
      }),
    newUser,
    sendEvent,
    close: async () => {
      await listener.close(0);
      await product.stop();
      if (!options.pool) await pool.close();
      if (!options.opened) await opened.close();
    },
  };
};
