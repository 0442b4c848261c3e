import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { PASSWORD_MIN } from '@blueprompt/core/spec/limits';
import type { HashCost } from '../contract.ts';

/** OWASP's first choice for Argon2id: 19 MiB, 2 passes, 1 lane. */
const COST: HashCost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const SALT_BYTES = 16;
/** GoTrue's limit, in bytes of UTF-8: a password that is kept here works there too. */
export const MAX_PASSWORD_BYTES = 72;

const hash = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>;

export type Passwords = {
  /** Argon2id in the usual `$argon2id$…` notation, so that the cost can be raised later. */
  hash: (password: string) => Promise<string>;
  /** Compares in constant time; without a stored hash it does the same work and says no, so timing tells nothing. */
  verify: (password: string, stored: string | null | undefined) => Promise<boolean>;
};

export const createPasswords = (cost: HashCost = COST): Passwords => ({
  hash: async (password) => {
    const nonce = randomBytes(SALT_BYTES);
    const tag = await hash('argon2id', { ...cost, message: password, nonce });
    const { memory, passes, parallelism } = cost;
    return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
  },
  verify: async (password, stored) => {
    const parsed = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored ?? '');
    if (!parsed) {
      await hash('argon2id', { ...cost, message: password, nonce: Buffer.alloc(SALT_BYTES) });
      return false;
    }
    const [, memory, passes, parallelism, nonce, tag] = parsed;
    const expected = Buffer.from(tag!, 'base64');
    const actual = await hash('argon2id', {
      message: password,
      nonce: Buffer.from(nonce!, 'base64'),
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
      tagLength: expected.length,
    });
    return timingSafeEqual(actual, expected);
  },
});

/** Why a password is too weak, in GoTrue's words; empty when it is not. */
export function weakReasons(password: string): ('length' | 'characters')[] {
  const reasons: ('length' | 'characters')[] = [];
  if ([...password].length < PASSWORD_MIN.length) reasons.push('length');
  if (new Set(password).size < PASSWORD_MIN.distinct) reasons.push('characters');
  return reasons;
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
