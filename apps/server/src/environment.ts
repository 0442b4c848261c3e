import { isHostPattern } from '@blueprompt/capture/guard/allowed-hosts';
import { z } from 'zod';

/** The one place that knows the names of environment variables. */
const text = z.string().trim().min(1).optional();
const url = z
  .url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' })
  .optional();
const isPage = (address: string): boolean =>
  z.url({ protocol: /^https?$/ }).safeParse(address).success && !/[?#*]/.test(address);
const pages = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .refine(
    (list) => list.every(isPage),
    'must be whole addresses of pages with http(s)://, without ?, # or *, separated by commas',
  )
  .optional();
const hosts = z
  .string()
  .transform((list) =>
    list
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  )
  .refine(
    (list) => list.length > 0 && list.every(isHostPattern),
    'must be hosts such as example.com, *.example.com or * for all, without http://, separated by commas',
  )
  .optional();
const whole = (min: number, max: number, fallback: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error }).default(fallback);
};
const SWITCH = { on: 'on', true: 'on', '1': 'on', yes: 'on', off: 'off', false: 'off', '0': 'off', no: 'off' } as const;
const onOff = z
  .enum(Object.keys(SWITCH) as (keyof typeof SWITCH)[], { error: 'must be on or off' })
  .transform((word) => SWITCH[word])
  .optional();

export const Environment = z.object({
  NODE_ENV: z.string().optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(0, 65_535, 3000),
  SITE_URL: url,
  REDIRECT_URLS: pages,
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be an address that starts with postgres:// or postgresql://' })
    .optional(),
  S3_ENDPOINT: url,
  S3_BUCKET: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  S3_REGION: z.string().default('auto'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address that starts with smtp:// or smtps://' })
    .optional(),
  MAIL_FROM: z.string().regex(/@/, 'must contain an email address').optional(),
  POLAR_ACCESS_TOKEN: text,
  POLAR_PRODUCT_ID: text,
  POLAR_WEBHOOK_SECRET: text,
  POLAR_SERVER: z
    .union([z.enum(['sandbox', 'production']), z.url({ protocol: /^https?$/ })], {
      error: 'must be sandbox, production or an address',
    })
    .optional(),
  AI_PROVIDER: z
    .enum(['anthropic', 'openai', 'google', 'openai-compatible'], {
      error: 'must be anthropic, openai, google or openai-compatible',
    })
    .optional(),
  AI_MODEL: text,
  AI_API_KEY: text,
  AI_BASE_URL: url,
  AI_TIMEOUT_SECONDS: whole(1, 600, 90),
  GOOGLE_CLIENT_ID: text,
  GOOGLE_CLIENT_SECRET: text,
  WIZARD_GATE: z.enum(['open', 'gated'], { error: 'must be open or gated' }).default('open'),
  FREE_IMAGES_PER_MONTH: whole(0, 1_000_000, 0),
  SUPPORT_EMAIL: z.email({ error: 'must be an email address' }).default('support@blueprompt.localhost'),
  SOCIAL_URL: url,
  DEMO_VIDEO_URL: url,
  SHARING: onOff,
  CAPTURE_HOSTS: hosts,
  CHROME_PATH: text,
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'must be fatal, error, warn, info, debug or silent',
    })
    .default('info'),
  LOG_FORMAT: z.enum(['json', 'plain'], { error: 'must be json or plain' }).optional(),
  TRUST_PROXY: onOff,
  TEST_CHECKOUT: onOff,
  OUTBOX_PAGE: onOff,
  DEMO_ACCOUNT: onOff,
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  MEASURE_WORKERS: whole(0, 64, 0),
  BLUEPROMPT_READY_FILE: text,
});
export type Environment = z.infer<typeof Environment>;

/** Variables that are only useful together; `needs` must all be there as soon as one of `names` is. */
const GROUPS: { what: string; names: (keyof Environment)[]; needs: (keyof Environment)[] }[] = [
  {
    what: 'S3 storage',
    names: ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    needs: ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  },
  { what: 'mail', names: ['SMTP_URL', 'MAIL_FROM'], needs: ['SMTP_URL', 'MAIL_FROM'] },
  {
    what: 'payment',
    names: ['POLAR_ACCESS_TOKEN', 'POLAR_PRODUCT_ID', 'POLAR_WEBHOOK_SECRET', 'POLAR_SERVER'],
    needs: ['POLAR_ACCESS_TOKEN', 'POLAR_PRODUCT_ID', 'POLAR_WEBHOOK_SECRET'],
  },
  {
    what: 'the model',
    names: ['AI_PROVIDER', 'AI_MODEL', 'AI_API_KEY', 'AI_BASE_URL'],
    needs: ['AI_PROVIDER', 'AI_MODEL'],
  },
  {
    what: 'sign-in with Google',
    names: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    needs: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  },
];

/** What a half-set group still needs, as one sentence. */
export const missingOf = (env: Environment): string | undefined => {
  for (const { what, names, needs } of GROUPS) {
    const given = names.filter((name) => env[name] !== undefined);
    const missing = needs.filter((name) => env[name] === undefined);
    if (given.length > 0 && missing.length > 0)
      return `${given.join(', ')} ${given.length === 1 ? 'is' : 'are'} set, but ${what} also needs ${missing.join(', ')}.`;
  }
  if (env.AI_PROVIDER === 'openai-compatible' && !env.AI_BASE_URL)
    return 'AI_PROVIDER is openai-compatible, which also needs AI_BASE_URL, for example http://127.0.0.1:11434/v1.';
  if (env.AI_PROVIDER && env.AI_PROVIDER !== 'openai-compatible' && !env.AI_API_KEY)
    return `AI_PROVIDER is ${env.AI_PROVIDER}, which also needs AI_API_KEY.`;
  return undefined;
};
