import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { createEmailUser, findUserByEmail } from '../auth/users.ts';
import type { Backend, BackendOptions, Database, Mail } from '../contract.ts';
import { createBackend } from '../create-backend.ts';
import { DEFAULT_RATE_LIMITS } from '../rate-limits.ts';
import { createFileStore } from '../storage/file-store.ts';
import { CHEAP_COST, CHEAP_HASH, PASSWORD } from './cheap-password.ts';
import { openTestDatabase, type TestDatabase, type TestDatabaseOptions } from './test-database.ts';

export const SITE_URL = 'https://blueprompt.test';
export { PASSWORD };

/** Real limits would stop a suite that signs up hundreds of people from one address; they have tests of their own. */
const NO_LIMIT = { max: 1_000_000, windowMs: 60_000 };
const NO_LIMITS = Object.fromEntries(
  Object.keys(DEFAULT_RATE_LIMITS).map((name) => [name, NO_LIMIT]),
) as BackendOptions['rateLimits'];

type Secrets = { signingKeyPem: string; publishableKey: string };

export const newSigningKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'pem', type: 'pkcs8' }).toString();

/** Two backends on one data folder share their keys, as two processes of one installation do. */
const secretsOf = (dataDir: string): Secrets => {
  const file = join(dataDir, 'secrets.json');
  if (!existsSync(file))
    writeFileSync(
      file,
      JSON.stringify({ signingKeyPem: newSigningKey(), publishableKey: `sb_publishable_${randomUUID()}` }),
    );
  return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
};

export type TestBackend = TestDatabase & {
  backend: Backend;
  secrets: Secrets;
  store: BackendOptions['store'];
  mails: Mail[];
  logged: string[];
  /** Moves the backend's clock. */
  clock: { at: Date };
  /** A request without a port. */
  request: (path: string, init?: RequestInit) => Promise<Response>;
  /** The real client, unchanged, with its own session in memory. */
  client: () => SupabaseClient;
  /** A confirmed user and a client that is signed in. */
  signedIn: (email?: string) => Promise<{ client: SupabaseClient; userId: string; email: string; token: string }>;
};

async function ensureCheapUser(database: Database, email: string): Promise<string> {
  return database.asService(async (sql) => {
    const user =
      (await createEmailUser(sql, { email, passwordHash: CHEAP_HASH, metadata: {}, confirmedAt: new Date() })) ??
      (await findUserByEmail(sql, email));
    return user!.id;
  });
}

/** A whole backend on either database. */
export async function openTestBackend(
  kind: Database['kind'],
  options: Partial<BackendOptions> = {},
  databaseOptions: TestDatabaseOptions = {},
): Promise<TestBackend> {
  const opened = await openTestDatabase(kind, databaseOptions);
  return { ...opened, ...(await createTestBackend(opened, options)) };
}

/** A backend on a database that is already open: a second process, or other settings. */
export async function createTestBackend(opened: TestDatabase, options: Partial<BackendOptions> = {}) {
  const secrets = secretsOf(opened.dataDir);
  const store = options.store ?? createFileStore(join(opened.dataDir, 'files'));
  const mails: Mail[] = [];
  const logged: string[] = [];
  const clock = { at: new Date() };
  const backend = await createBackend({
    database: opened.database,
    store,
    sendMail: async (mail) => void mails.push(mail),
    siteUrl: SITE_URL,
    publishableKey: secrets.publishableKey,
    signingKeyPem: secrets.signingKeyPem,
    trustProxy: false,
    rateLimits: NO_LIMITS,
    passwordCost: CHEAP_COST,
    tableQuota: { rows: 1_000_000, bytes: 1e12 },
    now: () => clock.at,
    log: (level, message, facts) => void logged.push(`${level} ${message} ${JSON.stringify(facts)}`),
    ...options,
  });
  const request = async (path: string, init?: RequestInit) => backend.app.request(SITE_URL + path, init);
  const client = () =>
    createClient(SITE_URL, secrets.publishableKey, {
      auth: { autoRefreshToken: false, detectSessionInUrl: false, storageKey: randomUUID() },
      global: { fetch: async (input, init) => backend.app.request(input as string, init) },
    });
  const signedIn = async (email = `${randomUUID()}@example.com`) => {
    const userId = await ensureCheapUser(opened.database, email);
    const own = client();
    const { data, error } = await own.auth.signInWithPassword({ email, password: PASSWORD });
    if (error) throw error;
    return { client: own, userId, email, token: data.session.access_token };
  };
  return { backend, secrets, store, mails, logged, clock, request, client, signedIn };
}
