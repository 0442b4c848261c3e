import { argon2Sync } from 'node:crypto';

export const PASSWORD = 'correct horse battery';

/** The least that Argon2id knows: real hashes would take most of a suite's time. */
export const CHEAP_COST = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 };
const CHEAP = { ...CHEAP_COST, nonce: Buffer.alloc(16, 'salt') };
/** Of PASSWORD. */
export const CHEAP_HASH = `$argon2id$v=19$m=8,t=1,p=1$${CHEAP.nonce.toString('base64')}$${argon2Sync('argon2id', {
  ...CHEAP,
  message: PASSWORD,
}).toString('base64')}`;
