import { drawInterface } from './draw-png.ts';
import type { Account, TestProduct } from './test-product.ts';

/** Who asks: nobody, two people about their own things, and one about somebody else's. */
export const CALLERS = ['visitor', 'free', 'pro', 'other'] as const;
export type Caller = (typeof CALLERS)[number];

/** What one account owns. */
export type Things = {
  account: Account;
  rowId: string;
  key: string;
  /** A personal access token, and one to be revoked. */
  accessToken: string;
  tokenId: string;
  checkoutId: string;
  signedPath: string;
};

export type World = {
  product: TestProduct;
  /** The caller's own things; for a visitor and for `other` those of `pro`. */
  thingsOf: (caller: Caller) => Things;
  /** The account that the caller is signed in with. */
  accountOf: (caller: Caller) => Account | undefined;
  picture: string;
};

const prepare = async (product: TestProduct, options: { pro: boolean }): Promise<Things> => {
  const account = await product.newUser(options);
  const json = { 'content-type': 'application/json' };
  const read = async <T>(answer: Promise<Response>): Promise<T> => (await (await answer).json()) as T;
  const [row] = await read<{ id: string }[]>(
    product.fetch('/rest/v1/analysis_history', {
      method: 'POST',
      headers: { ...json, prefer: 'return=representation' },
      body: JSON.stringify({ user_id: account.userId, prompt: 'Mine', image_path: '', result: {} }),
      account,
    }),
  );
  const key = `${account.userId}/1-0-mine.png`;
  await product.fetch(`/storage/v1/object/screenshots/${key}`, {
    method: 'POST',
    headers: { 'content-type': 'image/png' },
    body: new Uint8Array(drawInterface(1)),
    account,
  });
  const { signedURL } = await read<{ signedURL: string }>(
    product.fetch(`/storage/v1/object/sign/screenshots/${key}`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ expiresIn: 600 }),
      account,
    }),
  );
  const token = (name: string) =>
    read<{ id: string; token: string }>(product.call('create-access-token', { name }, account));
  const [kept, revoked] = [await token('Kept'), await token('Revoked')];
  const [checkout] = await product.opened.database.asService((sql) =>
    sql<{ id: string }>(
      'insert into product.test_checkouts (id, user_id, email) values (gen_random_uuid(), $1::uuid, $2) returning id::text',
      [account.userId, account.email],
    ),
  );
  return {
    account,
    rowId: row!.id,
    key,
    accessToken: kept.token,
    tokenId: revoked.id,
    checkoutId: checkout!.id,
    signedPath: `/storage/v1${signedURL}`,
  };
};

/** Three accounts with the same kinds of things. */
export const createWorld = async (product: TestProduct): Promise<World> => {
  const owned = {
    free: await prepare(product, { pro: false }),
    pro: await prepare(product, { pro: true }),
    other: await prepare(product, { pro: true }),
  };
  return {
    product,
    thingsOf: (caller) => owned[caller === 'free' ? 'free' : 'pro'],
    accountOf: (caller) => (caller === 'visitor' ? undefined : owned[caller].account),
    picture: drawInterface(2).toString('base64'),
  };
};
