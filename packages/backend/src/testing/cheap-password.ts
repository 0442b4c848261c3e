import { argon2Sync } from 'node:crypto';

export const PASSWORD = 'correct horse battery';

/** Real hashes would take most of a suite's time: this one of PASSWORD is made with the least cost that Argon2id knows. */
const CHEAP = { memory: 8, passes: 1, parallelism: 1, tagLength: 32, nonce: Buffer.alloc(16, 'salt') };
export const CHEAP_HASH = `$argon2id$v=19$m=8,t=1,p=1$${CHEAP.nonce.toString('base64')}$${argon2Sync('argon2id', {
  ...CHEAP,
  message: PASSWORD,
}).toString('base64')}`;
