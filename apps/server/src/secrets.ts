import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '@blueprompt/backend/contract';
import { z } from 'zod';

/** What a server makes for itself at its first start. */
export const Secrets = z.object({
  /** ES256 key that signs the sessions, PKCS8 PEM. */
  signingKeyPem: z.string().includes('PRIVATE KEY'),
  /** The public key of the anonymous role: not secret, but no two installations share one. */
  publishableKey: z.string().startsWith('sb_publishable_'),
  /** Signs what the built-in test checkout sends, as the payment provider signs its own calls. */
  webhookSecret: z.string().min(32),
});
export type Secrets = z.infer<typeof Secrets>;

const makeSecrets = (): Secrets => ({
  signingKeyPem: generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString(),
  publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
  webhookSecret: randomBytes(32).toString('base64url'),
});

const readSecrets = (path: string): Secrets | undefined => {
  try {
    return Secrets.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** The secrets of a data folder, readable by their owner only. Written beside and linked, so a crash leaves no half file. */
const ensureFile = (dataDir: string): Secrets => {
  const path = join(dataDir, 'secrets.json');
  const existing = readSecrets(path);
  if (existing) return existing;
  const beside = `${path}.${randomBytes(6).toString('hex')}`;
  writeFileSync(beside, `${JSON.stringify(makeSecrets(), null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(beside, path);
  } catch (error) {
    // Of two processes that start together the first one wins; the other reads what it wrote.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(beside, { force: true });
  }
  return readSecrets(path)!;
};

/**
 * The keys of this installation. On the embedded database they are a file of the data folder; on PostgreSQL the first
 * process to start puts its own there and all others use those, or their sessions would not hold across processes.
 */
export const loadSecrets = async (database: Database, dataDir: string): Promise<Secrets> => {
  if (database.kind === 'pglite') return ensureFile(dataDir);
  return database.asService(async (sql) => {
    await sql("insert into product.secrets (name, value) values ('secrets', $1) on conflict (name) do nothing", [
      JSON.stringify(makeSecrets()),
    ]);
    const [row] = await sql<{ value: string }>("select value from product.secrets where name = 'secrets'");
    return Secrets.parse(JSON.parse(row!.value));
  });
};
