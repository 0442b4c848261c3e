import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { Environment, missingOf } from './environment.ts';

export type AiSettings = {
  provider: 'anthropic' | 'openai' | 'google' | 'openai-compatible';
  model: string;
  apiKey?: string | undefined;
  baseUrl?: string | undefined;
  timeoutMs: number;
};

export type PolarSettings = { accessToken: string; productId: string; webhookSecret: string; server: string };

export type Settings = {
  host: string;
  port: number;
  siteUrl?: string | undefined;
  redirectUrls?: string[] | undefined;
  dataDir: string;
  /** Reachable by others or declared production: nothing meant for a developer's own machine is on by itself. */
  exposed: boolean;
  databaseUrl?: string | undefined;
  s3?: { endpoint: string; bucket: string; accessKeyId: string; secretAccessKey: string; region: string } | undefined;
  smtp?: { url: string; from: string } | undefined;
  polar?: PolarSettings | undefined;
  ai?: AiSettings | undefined;
  google?: { clientId: string; clientSecret: string } | undefined;
  wizardGate: 'open' | 'gated';
  freeImagesPerMonth: number;
  supportEmail: string;
  socialUrl?: string | undefined;
  demoVideoUrl?: string | undefined;
  /** Whether saved projects can be shown to others by a link. */
  sharing: boolean;
  /** Whose pages the server takes screenshots of, and where its browser may be looked for; undefined where it takes none. */
  capture?: { hosts: string[]; env: Record<string, string | undefined> } | undefined;
  logLevel: Environment['LOG_LEVEL'];
  logFormat: 'json' | 'plain';
  trustProxy: boolean;
  testCheckout: boolean;
  outboxPage: boolean;
  demoAccount: boolean;
  metricsToken?: string | undefined;
  measureWorkers?: number | undefined;
  readyFile?: string | undefined;
};

type ParsedSettings = { ok: true; settings: Settings } | { ok: false; message: string };

const isLoopbackHost = (host: string): boolean =>
  /(^|\.)localhost$/.test(host) || /^\[?::1\]?$/.test(host) || (isIP(host) === 4 && host.startsWith('127.'));

/** A public address in front of a loopback port is a proxy, which may not say for whom it calls. */
const isPublicAddress = (siteUrl: string | undefined): boolean =>
  siteUrl !== undefined && !isLoopbackHost(new URL(siteUrl).hostname);

/** What a browser needs of the environment; the rest holds secrets, and a browser opens what strangers wrote. */
const BROWSER_ENV =
  /^(CHROME_PATH|PATH|HOME|LANG|LC_ALL|TZ|TMPDIR|TEMP|TMP|LD_LIBRARY_PATH|FONTCONFIG_\w+|SYSTEMROOT|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAMDATA|PROGRAMFILES(\(X86\))?)$/i;
const pickBrowserEnv = (given: Record<string, string | undefined>): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(given).filter(([name]) => BROWSER_ENV.test(name)));

const toSettings = (env: Environment, given: Record<string, string | undefined>): Settings => {
  const exposed = env.NODE_ENV === 'production' || !isLoopbackHost(env.HOST) || isPublicAddress(env.SITE_URL);
  const asked = (value: 'on' | 'off' | undefined) => (value ? value === 'on' : !exposed);
  return {
    host: env.HOST,
    port: env.PORT,
    siteUrl: env.SITE_URL?.replace(/\/+$/, ''),
    redirectUrls: env.REDIRECT_URLS,
    dataDir: resolve(env.DATA_DIR),
    exposed,
    databaseUrl: env.DATABASE_URL,
    s3: env.S3_ENDPOINT
      ? {
          endpoint: env.S3_ENDPOINT,
          bucket: env.S3_BUCKET!,
          accessKeyId: env.S3_ACCESS_KEY_ID!,
          secretAccessKey: env.S3_SECRET_ACCESS_KEY!,
          region: env.S3_REGION,
        }
      : undefined,
    smtp: env.SMTP_URL ? { url: env.SMTP_URL, from: env.MAIL_FROM! } : undefined,
    polar: env.POLAR_ACCESS_TOKEN
      ? {
          accessToken: env.POLAR_ACCESS_TOKEN,
          productId: env.POLAR_PRODUCT_ID!,
          webhookSecret: env.POLAR_WEBHOOK_SECRET!,
          server: env.POLAR_SERVER ?? 'production',
        }
      : undefined,
    ai: env.AI_PROVIDER
      ? {
          provider: env.AI_PROVIDER,
          model: env.AI_MODEL!,
          apiKey: env.AI_API_KEY,
          baseUrl: env.AI_BASE_URL,
          timeoutMs: env.AI_TIMEOUT_SECONDS * 1000,
        }
      : undefined,
    google: env.GOOGLE_CLIENT_ID
      ? { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET! }
      : undefined,
    wizardGate: env.WIZARD_GATE,
    freeImagesPerMonth: env.FREE_IMAGES_PER_MONTH,
    supportEmail: env.SUPPORT_EMAIL,
    socialUrl: env.SOCIAL_URL,
    demoVideoUrl: env.DEMO_VIDEO_URL,
    sharing: env.SHARING !== 'off',
    capture: env.CAPTURE_HOSTS ? { hosts: env.CAPTURE_HOSTS, env: pickBrowserEnv(given) } : undefined,
    logLevel: env.LOG_LEVEL,
    logFormat: env.LOG_FORMAT ?? (exposed ? 'json' : 'plain'),
    trustProxy: env.TRUST_PROXY === 'on',
    testCheckout: !env.POLAR_ACCESS_TOKEN && asked(env.TEST_CHECKOUT),
    outboxPage: !env.SMTP_URL && asked(env.OUTBOX_PAGE),
    demoAccount: !env.DATABASE_URL && asked(env.DEMO_ACCOUNT),
    metricsToken: env.METRICS_TOKEN,
    measureWorkers: env.MEASURE_WORKERS || undefined,
    readyFile: env.BLUEPROMPT_READY_FILE,
  };
};

/** Reads the settings from the environment; anything wrong or half set is one clear line. An empty value counts as unset. */
export const parseSettings = (environment: Record<string, string | undefined>): ParsedSettings => {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    return { ok: false, message: `The setting ${issue.path.join('.')} is wrong: ${issue.message}.` };
  }
  const missing = missingOf(parsed.data);
  return missing
    ? { ok: false, message: `The settings are incomplete: ${missing}` }
    : { ok: true, settings: toSettings(parsed.data, given) };
};
