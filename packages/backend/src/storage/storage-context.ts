import type { Context } from 'hono';
import type { ReadBody } from '../body-room.ts';
import type { CallLimit } from '../call-limit.ts';
import type { Backend, BackendOptions, Caller, StorageQuota } from '../contract.ts';
import type { RateLimits } from '../rate-limits.ts';
import type { TokenKeys } from '../secrets/token-keys.ts';
import { isSafeKey } from './object-key.ts';
import { StorageError } from './storage-error.ts';

export const BUCKET = 'screenshots';

export type StorageDeps = Pick<BackendOptions, 'database' | 'store' | 'publishableKey' | 'log'> & {
  keys: TokenKeys;
  now: () => Date;
  takeToken: Backend['takeToken'];
  limits: RateLimits;
  callLimit: CallLimit;
  storageQuota: StorageQuota;
  sweepFiles: () => Promise<void>;
};

export type StorageEnv = { Variables: { caller: Caller; readBody: ReadBody } };
export type StorageContext = Context<StorageEnv>;

/** Takes from the caller's minute, which data and file calls share, or refuses the request. */
export function takeCalls(deps: StorageDeps, c: StorageContext, amount?: number): void {
  const seconds = deps.callLimit(c.get('caller'), amount);
  if (seconds !== undefined) throw new StorageError('too-many', seconds);
}

/** The key of the path, which is a file of the one bucket. */
export function readKey(c: StorageContext): string {
  readBucket(c);
  const key = c.req.param('key') ?? '';
  if (!isSafeKey(key)) throw new StorageError('invalid-key');
  return key;
}

export function readBucket(c: StorageContext): void {
  if (c.req.param('bucket') !== BUCKET) throw new StorageError('bucket-not-found');
}
