import { z } from 'zod';
import { Environment } from '../apps/server/src/environment.ts';

type Name = keyof Environment;

/** What each setting is for; a setting without a line here does not compile. */
const MEANING: Record<Name, string> = {
  NODE_ENV: '`production` makes the server exposed: test checkout, outbox page and demo account are off unless named',
  HOST: 'address to listen on; anything but loopback makes the server exposed too',
  PORT: 'port to listen on; 0 takes a free one',
  SITE_URL: 'public address, used in emails and redirects; one that is not local makes the server exposed too',
  REDIRECT_URLS:
    'pages of another front end that `redirectTo` of the client may name besides pages of this site, separated by commas; mailed links lead to a listed page with `token_hash` and `type` in the query, for `verifyOtp`',
  DATA_DIR: 'folder for the embedded database, pictures, outbox and secrets; relative to where the server starts',
  DATABASE_URL: 'a PostgreSQL 15 or later instead of the embedded database',
  S3_ENDPOINT: 'an S3-compatible store for pictures instead of files in `DATA_DIR`',
  S3_BUCKET: 'an existing bucket',
  S3_ACCESS_KEY_ID: 'access key of the store',
  S3_SECRET_ACCESS_KEY: 'secret key of the store',
  S3_REGION: 'region, if the store needs one',
  SMTP_URL: 'mail server, for example `smtps://user:password@mail.example.com`',
  MAIL_FROM: 'sender of all emails',
  POLAR_ACCESS_TOKEN:
    'access token of your Polar organisation, with the scopes checkouts:write, customer_sessions:write and subscriptions:write',
  POLAR_PRODUCT_ID: 'the product that is Pro',
  POLAR_WEBHOOK_SECRET: 'secret of the webhook that points to `/webhooks/polar`',
  POLAR_SERVER: 'Polar environment; default `production`',
  AI_PROVIDER: 'provider of the model that writes on top of the measured facts',
  AI_MODEL: 'name of the model',
  AI_API_KEY: 'API key; `openai-compatible` servers on your own machine may need none',
  AI_BASE_URL: 'address of the API; needed for `openai-compatible`',
  AI_TIMEOUT_SECONDS: 'time after which the local engine answers instead',
  GOOGLE_CLIENT_ID: 'client ID for sign-in with Google',
  GOOGLE_CLIENT_SECRET: 'its secret',
  WIZARD_GATE: '`gated` asks for Pro at the first step of the wizard, `open` before generating',
  FREE_IMAGES_PER_MONTH:
    'images a free account may generate each calendar month (UTC); each brings 10 answers of a connected model, chats included',
  SUPPORT_EMAIL: 'address on the support page',
  SOCIAL_URL: 'social link in the footer; hidden unless set',
  DEMO_VIDEO_URL:
    'page to embed as demo video instead of the bundled recording. The engine in the browser then has one thread',
  SHARING: 'read-only links to saved projects; `off` also ends existing ones; default `on`',
  CAPTURE_HOSTS:
    'sites whose pages people may add by their address: hosts, `*.example.com` for all below one, `*` for every public site, with `:8443` for another port; off unless set. Private addresses are always refused',
  CHROME_PATH: 'the browser that opens these pages; default: an installed Chrome, Chromium or Edge',
  LOG_LEVEL: 'how much is logged',
  LOG_FORMAT: 'default `json` when exposed, otherwise `plain`',
  TRUST_PROXY: 'take the caller’s address from `X-Forwarded-For`; turn on only behind your own proxy that sets it',
  TEST_CHECKOUT: 'the built-in checkout that takes no money; on unless exposed or Polar is set',
  OUTBOX_PAGE: 'emails as a page at `/dev/outbox`, for this machine only; on unless exposed or SMTP is set',
  DEMO_ACCOUNT: 'a Pro account created at the first start; on unless exposed or `DATABASE_URL` is set',
  METRICS_TOKEN: 'bearer token for `/metrics`; without one only this machine may read the metrics',
  MEASURE_WORKERS: 'number of measuring processes; 0: one for each core but one',
  BLUEPROMPT_READY_FILE:
    'file that receives the server’s address once it answers, and the demo account if there is one',
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
    'Settings are read from the environment at start. An invalid value, or a group that is only partly set, stops the start with one',
    'line that says what is missing. An empty value counts as unset. This page is generated by `node scripts/settings-reference.ts`.',
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
