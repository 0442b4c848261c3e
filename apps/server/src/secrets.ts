import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { Database } from '@blueprompt/backend/contract';

/** Made once, at the first start; every process on the same database shares them. */
export type Secrets = {
  /** The public key of the anonymous role: not secret, but random so that no two installs share one. */
  publishableKey: string;
  /** ES256 key that signs the sessions, PKCS8 PEM. */
  signingKeyPem: string;
  /** Signs what the built-in test checkout sends, as the payment provider signs its own calls. */
  webhookSecret: string;
};

const makeSecrets = (): Secrets => ({
  publishableKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
  signingKeyPem: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  }) as string,
  webhookSecret: randomBytes(32).toString('base64url'),
});

/** Reads the secrets, making each at first use; of two processes that start together the first one wins. */
export const loadSecrets = (database: Database): Promise<Secrets> =>
  database.asService(async (sql) => {
    for (const [name, value] of Object.entries(makeSecrets()))
      await sql('insert into product.secrets (name, value) values ($1, $2) on conflict (name) do nothing', [
        name,
        value,
      ]);
    const rows = await sql<{ name: string; value: string }>('select name, value from product.secrets');
    return Object.fromEntries(rows.map((row) => [row.name, row.value])) as Secrets;
  });
