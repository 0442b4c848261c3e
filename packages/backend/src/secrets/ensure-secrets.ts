import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** What a server makes for itself at its first start. */
export const Secrets = z.object({
  /** ES256 private key in PKCS8 PEM. */
  signingKeyPem: z.string().includes('PRIVATE KEY'),
  publishableKey: z.string().startsWith('sb_publishable_'),
  /** Signs the webhooks of the built-in test checkout. */
  webhookSecret: z.string().min(32),
});
export type Secrets = z.infer<typeof Secrets>;

/** Reads `secrets.json` of the data folder, or makes it, readable by its owner only. Processes that start together agree. */
export async function ensureSecrets(dataDir: string): Promise<Secrets> {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, 'secrets.json');
  const existing = await readFile(path, 'utf8').catch(missing);
  if (existing !== undefined) return Secrets.parse(JSON.parse(existing));
  const beside = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(beside, `${JSON.stringify(createSecrets(), null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  try {
    // Links only when there is no such file yet: the first process wins, the others read what it wrote.
    await link(beside, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(beside, { force: true });
  }
  return Secrets.parse(JSON.parse(await readFile(path, 'utf8')));
}

function createSecrets(): Secrets {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    signingKeyPem: privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    webhookSecret: randomBytes(32).toString('base64url'),
  };
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
  return undefined;
}
