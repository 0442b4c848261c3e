import { Hono } from 'hono';
import { createAuthApp } from './auth/auth-app.ts';
import { createPasswords } from './auth/passwords.ts';
import { createEmailUser } from './auth/users.ts';
import { createAuthenticate, createIdentify } from './authenticate.ts';
import { createCallLimit } from './call-limit.ts';
import type { Backend, BackendOptions } from './contract.ts';
import { createTakeToken } from './rate-limit.ts';
import { DEFAULT_RATE_LIMITS } from './rate-limits.ts';
import { createRestApp } from './rest/rest-app.ts';
import { DEFAULT_TABLE_QUOTA } from './rest/table-quota.ts';
import { loadTables } from './rest/tables.ts';
import { checkApiKey } from './secrets/check-api-key.ts';
import { createTokenKeys } from './secrets/token-keys.ts';
import { createStorageApp } from './storage/storage-app.ts';
import { DEFAULT_STORAGE_QUOTA } from './storage/storage-quota.ts';
import { sweepFiles } from './storage/sweep-files.ts';

/** Puts accounts, data and files behind one app; the database must be open and migrated. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const { database, store, log } = options;
  const now = options.now ?? (() => new Date());
  const siteUrl = new URL(options.siteUrl).origin;
  const keys = await createTokenKeys(options.signingKeyPem, siteUrl);
  const tables = await loadTables(database);
  const takeToken = createTakeToken(database, now);
  const limits = { ...DEFAULT_RATE_LIMITS, ...options.rateLimits };
  const sweep = () =>
    sweepFiles(database, store).catch((error: Error) =>
      log('warn', 'files wait for removal', { reason: error.message }),
    );
  await sweep();

  const storageQuota = options.storageQuota ?? DEFAULT_STORAGE_QUOTA;
  const tableQuota = options.tableQuota ?? DEFAULT_TABLE_QUOTA;
  const deps = {
    ...options,
    storageQuota,
    tableQuota,
    now,
    siteUrl,
    redirectUrls: options.redirectUrls ?? [],
    keys,
    passwords: createPasswords(options.passwordCost),
    tables,
    takeToken,
    limits,
    callLimit: createCallLimit(limits['rest-user'], now),
    accountLimit: createCallLimit(limits['account-user'], now),
    sweepFiles: sweep,
  };
  const identify = createIdentify(deps);
  const app = new Hono();
  for (const service of ['auth', 'rest', 'storage', 'functions'])
    app.use(`/${service}/v1/*`, checkApiKey(options.publishableKey));
  app.route('/auth/v1', createAuthApp(deps));
  app.route('/rest/v1', createRestApp(deps));
  app.route('/storage/v1', createStorageApp(deps));

  return {
    app,
    takeToken,
    identify,
    authenticate: createAuthenticate(identify, database),
    ensureUser: async (address, password) => {
      const email = address.trim().toLowerCase();
      const find = () =>
        database.asService((sql) => sql<{ id: string }>('select id from auth.users where email = $1', [email]));
      const [existing] = await find();
      if (existing) return { userId: existing.id, created: false };
      const passwordHash = await deps.passwords.hash(password);
      const user = await database.asService((sql) =>
        createEmailUser(sql, { email, passwordHash, metadata: {}, confirmedAt: now() }),
      );
      return user ? { userId: user.id, created: true } : { userId: (await find())[0]!.id, created: false };
    },
    deleteUser: async (userId) => {
      await database.asService((sql) => sql('delete from auth.users where id = $1', [userId]));
      await sweep();
      // Bytes without a row: an upload that a crash cut short.
      const leftovers = await store.list(`${userId}/`);
      await store.remove(leftovers.map((file) => file.key));
    },
  };
}
