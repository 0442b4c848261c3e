import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 32 random bytes: nobody guesses one, so no rate limit has to protect it. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored instead of a secret; secrets are random, so a fast hash without salt is right. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** The successor of a refresh token: only the server can make it, and can make it again when an answer got lost. */
export function nextSecret(key: Uint8Array, secret: string): string {
  return createHmac('sha256', key).update(secret).digest('base64url');
}
