import { z } from 'zod';
import { Environment } from '../apps/server/src/environment.ts';

type Name = keyof Environment;

/** What each setting is for; a setting without a line here does not compile. */
const MEANING: Record<Name, string> = {
  NODE_ENV: '`production` makes the server exposed: test checkout, outbox page and demo account are off unless named',
  HOST: 'address to listen on; anything but loopback makes the server exposed too',
  PORT: 'port to listen on; 0 takes a free one',
  SITE_URL: 'address that people see, used in mails and redirects; a public one makes the server exposed too',
  REDIRECT_URLS:
    'pages of another front end that `redirectTo` of the client may name besides pages of this site, separated by commas; mailed links lead to a listed page with `token_hash` and `type` in the query, for `verifyOtp`',
  DATA_DIR: 'folder for the embedded database, pictures, outbox and secrets; relative to where the server starts',
  DATABASE_URL: 'a PostgreSQL 15 or later instead of the embedded database',
  S3_ENDPOINT: 'an S3-compatible store for pictures instead of files in `DATA_DIR`',
  S3_BUCKET: 'bucket, which must exist',
  S3_ACCESS_KEY_ID: 'key of the store',
  S3_SECRET_ACCESS_KEY: 'secret of the store',
  S3_REGION: 'region, where the store wants one',
  SMTP_URL: 'mail server, for example `smtps://user:password@mail.example.com`',
  MAIL_FROM: 'sender of all mails',
  POLAR_ACCESS_TOKEN:
    'access token of your Polar organisation, with the scopes checkouts:write, customer_sessions:write and subscriptions:write',
  POLAR_PRODUCT_ID: 'the product that is Pro',
  POLAR_WEBHOOK_SECRET: 'secret of the webhook that points to `/webhooks/polar`',
  POLAR_SERVER: 'which Polar; `production` unless set',
  AI_PROVIDER: 'whose model writes on top of the measured facts',
  AI_MODEL: 'name of the model',
  AI_API_KEY: 'key; `openai-compatible` servers on your own machine may need none',
  AI_BASE_URL: 'address of the interface; needed for `openai-compatible`',
  AI_TIMEOUT_SECONDS: 'after this long the local engine answers instead',
  GOOGLE_CLIENT_ID: 'client of sign-in with Google',
  GOOGLE_CLIENT_SECRET: 'its secret',
  WIZARD_GATE: '`gated` asks for Pro at the first step of the wizard, `open` before generating',
  FREE_IMAGES_PER_MONTH:
    'images a free account may generate each calendar month (UTC); each brings 10 answers of a connected model, chats included',
  SUPPORT_EMAIL: 'address on the support page',
  SOCIAL_URL: 'social link in the footer; hidden while unset',
  DEMO_VIDEO_URL:
    'page to embed as demo video; the bundled recording while unset. The engine in the browser then has one thread',
  SHARING: '`off` ends read-only links to saved projects; they are `on` unless set',
  CAPTURE_HOSTS:
    'sites whose pages people may add by their address: hosts, `*.example.com` for all below one, `*` for every public site, with `:8443` for another port; off while unset. Private addresses are refused always',
  CHROME_PATH: 'the browser that opens them; an installed Chrome, Chromium or Edge unless set',
  LOG_LEVEL: 'how much is logged',
  LOG_FORMAT: '`json` when exposed, otherwise `plain`',
  TRUST_PROXY: 'take the caller’s address from `X-Forwarded-For`: only behind a proxy of yours that sets it',
  TEST_CHECKOUT: 'the built-in checkout that takes no money; on unless exposed or Polar is set',
  OUTBOX_PAGE: 'mails as a page at `/dev/outbox`, to this machine only; on unless exposed or SMTP is set',
  DEMO_ACCOUNT: 'a Pro account made at the first start; on unless exposed or `DATABASE_URL` is set',
  METRICS_TOKEN: 'bearer token for `/metrics`; without one only this machine may read them',
  MEASURE_WORKERS: 'processes that measure; 0 leaves one core to the rest',
  BLUEPROMPT_READY_FILE:
    'file to write the address to once the server answers, with the demo account where there is one',
};

const GROUPS: { title: string; names: Name[]; note?: string }[] = [
  {
    title: 'Where it runs',
    names: ['NODE_ENV', 'HOST', 'PORT', 'SITE_URL', 'REDIRECT_URLS', 'TRUST_PROXY', 'DATA_DIR'],
  },
  { title: 'Database', names: ['DATABASE_URL'] },
  {
    title: 'Pictures',
    names: ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_REGION'],
    note: 'The first four go together.',
  },
  { title: 'Mail', names: ['SMTP_URL', 'MAIL_FROM', 'OUTBOX_PAGE'], note: 'The first two go together.' },
  {
    title: 'Payment',
    names: ['POLAR_ACCESS_TOKEN', 'POLAR_PRODUCT_ID', 'POLAR_WEBHOOK_SECRET', 'POLAR_SERVER', 'TEST_CHECKOUT'],
    note: 'The first three go together.',
  },
  {
    title: 'Model',
    names: ['AI_PROVIDER', 'AI_MODEL', 'AI_API_KEY', 'AI_BASE_URL', 'AI_TIMEOUT_SECONDS'],
    note: 'The first two go together.',
  },
  { title: 'Sign-in with Google', names: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], note: 'Both go together.' },
  {
    title: 'Product',
    names: [
      'WIZARD_GATE',
      'FREE_IMAGES_PER_MONTH',
      'SUPPORT_EMAIL',
      'SOCIAL_URL',
      'DEMO_VIDEO_URL',
      'DEMO_ACCOUNT',
      'SHARING',
      'CAPTURE_HOSTS',
      'CHROME_PATH',
    ],
  },
  {
    title: 'Running it',
    names: ['LOG_LEVEL', 'LOG_FORMAT', 'METRICS_TOKEN', 'MEASURE_WORKERS', 'BLUEPROMPT_READY_FILE'],
  },
];

type Field = {
  default?: string | number;
  enum?: string[];
  anyOf?: Field[];
  type?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
};

const SCHEMES: Partial<Record<Name, string>> = {
  DATABASE_URL: '`postgres://…`',
  REDIRECT_URLS: '`http(s)://…`, several',
  CAPTURE_HOSTS: 'hosts, several',
  SMTP_URL: '`smtp://…` or `smtps://…`',
};

const accepts = (name: Name, field: Field): string => {
  if (field.anyOf) return field.anyOf.map((one) => accepts(name, one)).join(' or ');
  if (field.enum?.includes('yes')) return '`on` or `off`';
  if (field.enum) return field.enum.map((word) => `\`${word}\``).join(', ');
  if (field.type === 'integer') return `${field.minimum}–${field.maximum}`;
  if (SCHEMES[name]) return SCHEMES[name];
  if (field.format === 'uri') return '`http(s)://…`';
  if (field.format === 'email' || name === 'MAIL_FROM') return 'e-mail address';
  return field.minLength !== undefined && field.minLength > 1 ? `text of ${field.minLength} or more` : 'text';
};

/** The settings reference as markdown: values and defaults from the schema itself, so that it cannot drift. */
export const renderSettings = (): string => {
  const { properties } = z.toJSONSchema(Environment, { io: 'input', unrepresentable: 'any' });
  const fields = properties as Record<Name, Field>;
  const listed = GROUPS.flatMap(({ names }) => names);
  const forgotten = (Object.keys(fields) as Name[]).filter((name) => !listed.includes(name));
  if (forgotten.length > 0) throw new Error(`not in any group of the settings reference: ${forgotten.join(', ')}`);
  const row = (name: Name) => {
    const { default: fallback } = fields[name];
    const given = fallback === undefined ? '' : `\`${fallback}\``;
    return `| \`${name}\` | ${MEANING[name]} | ${accepts(name, fields[name])} | ${given} |`;
  };
  return [
    '# Settings',
    '',
    'Read once from the environment at start. A wrong value, or a group of which only a part is set, stops the start with one',
    'line that says what is missing. An empty value counts as unset. This page is made by `node scripts/settings-reference.ts`.',
    ...GROUPS.flatMap(({ title, names, note }) => [
      '',
      `## ${title}`,
      '',
      ...(note ? [note, ''] : []),
      '| setting | what it is for | value | default |',
      '|---|---|---|---|',
      ...names.map(row),
    ]),
    '',
  ].join('\n');
};
