import type { Backend, BackendOptions, Database, ObjectStore } from '@blueprompt/backend/contract';
import { createBackend } from '@blueprompt/backend/create-backend';

import type { MeasurePool } from '@blueprompt/vision/contract';
import type { Hono } from 'hono';
import { createApp } from './app.ts';
import { createPolarPayments, type Payments } from './billing/payments.ts';
import { createTestCheckout } from './billing/test-checkout.ts';
import { createTestCheckoutApp } from './billing/test-checkout-app.ts';
import { TEST_PRODUCT_ID } from './billing/test-events.ts';
import { createWebhookApp } from './billing/webhook-app.ts';
import { type DemoAccount, ensureDemoAccount } from './demo-account.ts';
import type { AnalysisEngine } from './engines/analysis-engine.ts';
import { createFunctionsApp } from './functions/functions-app.ts';
import { createSharingApp } from './functions/sharing-app.ts';
import type { Log } from './http/logger.ts';
import { createMetrics, type Metrics } from './http/metrics.ts';
import { createReadiness } from './http/readiness.ts';
import { queueMail } from './mail/mail-queue.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { createOutboxApp } from './mail/outbox-app.ts';
import { renderMail } from './mail/render-mail.ts';
import { createOutboxTransport, createSmtpTransport } from './mail/transport.ts';
import { createMcpApp } from './mcp/mcp-app.ts';
import { createAnswerCache } from './measuring/answer-cache.ts';
import type { CaptureForUser } from './measuring/create-capture.ts';
import { createCachedMeasure } from './measuring/measure-cached.ts';
import { measureInPool } from './measuring/measure-in-pool.ts';
import { createLoggedMeasure } from './measuring/measure-logged.ts';
import { createSharedMeasure } from './measuring/measure-shared.ts';
import { toPublicConfig } from './public-config.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import { createPageRenderer } from './web/render-page.ts';
import type { StaticFile } from './web/static-files.ts';

const PRUNE_MS = 6 * 3_600_000;

/** What a product is made of; `startProduct` opens these, tests bring their own. */
type ProductParts = {
  settings: Settings;
  /** The address that people use, and the one that this process listens on. */
  siteUrl: string;
  localUrl: string;
  database: Database;
  store: ObjectStore;
  secrets: Secrets;
  pool: MeasurePool;
  visionVersion: string;
  engine: AnalysisEngine;
  capture: CaptureForUser | undefined;
  webFiles: Map<string, StaticFile> | undefined;
  log: Log;
  print: (line: string) => void;
  isStopping: () => boolean;
  now?: () => Date;
  passwordCost?: BackendOptions['passwordCost'];
};

export type Product = {
  app: Hono;
  backend: Backend;
  demo: DemoAccount | undefined;
  /** Stops what runs beside the requests; the database stays open. */
  stop: () => Promise<void>;
};

const createMailing = ({ settings, database, siteUrl, log, print }: ProductParts, metrics: Metrics) => {
  const transport = settings.smtp
    ? createSmtpTransport(settings.smtp, siteUrl)
    : createOutboxTransport(settings.dataDir, siteUrl, print);
  return createMailer({ database, log, metrics, transport });
};

const createBackendFor = (parts: ProductParts, mailer: Mailer): Promise<Backend> => {
  const { settings, database, siteUrl, log, secrets, now } = parts;
  return createBackend({
    database,
    store: parts.store,
    siteUrl,
    redirectUrls: settings.redirectUrls,
    publishableKey: secrets.publishableKey,
    signingKeyPem: secrets.signingKeyPem,
    google: settings.google,
    trustProxy: settings.trustProxy,
    passwordCost: parts.passwordCost,
    sendMail: async (mail, sql) => {
      await queueMail(sql, renderMail(mail, settings.supportEmail));
      mailer.wake();
    },
    log: (level, message, facts) => log[level](facts ?? {}, message),
    ...(now ? { now } : {}),
  });
};

/** Polar, or a checkout of our own that stands in for it, and the webhook that either calls. */
const createBilling = ({ settings, database, siteUrl, localUrl, secrets, log }: ProductParts, metrics: Metrics) => {
  const webhookSecret = settings.polar?.webhookSecret ?? secrets.webhookSecret;
  const webhookUrl = `${localUrl}/webhooks/polar`;
  const testCheckout = settings.testCheckout
    ? createTestCheckout({ database, siteUrl, webhookUrl, webhookSecret, log })
    : undefined;
  const payments: Payments | undefined = settings.polar
    ? createPolarPayments(settings.polar, siteUrl, log)
    : testCheckout;
  const productId = payments?.productId ?? TEST_PRODUCT_ID;
  const webhook = createWebhookApp({ database, webhookSecret, productId, payments, log, metrics });
  return { testCheckout, payments, webhook, webhookSecret, productId };
};

const ensureDemo = (
  { settings, database }: ProductParts,
  backend: Backend,
  { productId, webhookSecret, webhook }: ReturnType<typeof createBilling>,
): Promise<DemoAccount | undefined> =>
  ensureDemoAccount({
    dataDir: settings.dataDir,
    backend,
    database,
    billing: { productId, webhookSecret, callWebhook: (request) => webhook.fetch(request) },
  });

/** Wires the parts into one app with its background work: mail, and the test checkout's announcements. */
export const createProduct = async (parts: ProductParts): Promise<Product> => {
  const { settings, database, siteUrl, log, secrets } = parts;
  const metrics = createMetrics(parts.pool);
  const mailer = createMailing(parts, metrics);
  const backend = await createBackendFor(parts, mailer);
  const billing = createBilling(parts, metrics);
  const { testCheckout, payments, webhook } = billing;
  const cache = createAnswerCache(database);
  const { measure, isWanted } = createSharedMeasure(createLoggedMeasure(measureInPool(parts.pool), log));
  const shared = {
    backend,
    database,
    measure: createCachedMeasure(measure, cache, parts.visionVersion),
    capture: parts.capture,
    freeImagesPerMonth: settings.freeImagesPerMonth,
    trustProxy: settings.trustProxy,
    log,
    now: parts.now ?? (() => new Date()),
  };
  const functions = createFunctionsApp({ ...shared, isWanted, cache, engine: parts.engine, payments, metrics });
  const prune = setInterval(() => {
    cache.prune().catch((error) => log.error({ err: error }, 'old cached answers could not be removed'));
  }, PRUNE_MS);

  const demo = settings.demoAccount ? await ensureDemo(parts, backend, billing) : undefined;
  const renderPage = createPageRenderer(parts.webFiles);
  const isDatabaseReady = createReadiness(database.isReady);
  const app = createApp({
    config: toPublicConfig(settings, {
      siteUrl,
      publishableKey: secrets.publishableKey,
      engineName: parts.engine.name,
      demoEmail: demo?.email,
    }),
    log,
    metrics,
    metricsToken: settings.metricsToken,
    isFull: database.isFull,
    isReady: async () => !parts.isStopping() && (await isDatabaseReady()),
    webFiles: parts.webFiles,
    routes: [
      backend.app,
      // Before the functions, which answer for every other address of theirs.
      ...(settings.sharing ? [createSharingApp({ ...shared, store: parts.store })] : []),
      functions,
      createMcpApp({ ...shared, store: parts.store, engine: parts.engine }),
      webhook,
      ...(testCheckout ? [createTestCheckoutApp(database, testCheckout, renderPage)] : []),
      ...(settings.outboxPage ? [createOutboxApp(database, renderPage)] : []),
    ],
  });
  return {
    app,
    backend,
    demo,
    stop: async () => {
      clearInterval(prune);
      await Promise.all([mailer.stop(), testCheckout?.stop()]);
    },
  };
};
