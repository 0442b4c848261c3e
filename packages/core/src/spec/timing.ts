/** Waiting, polling and retrying, as specified. */
export const PAYMENT_POLLING = {
  maxAttempts: 10, // SU7
  initialDelayMs: 2_000, // SU2
  waitAfterRefetchMs: 1_000, // SU4
  betweenAttemptsMs: 3_000, // SU7
  toastMs: 10_000, // SU6, SU8
  refreshMs: 2_000, // SU14
} as const;
export const RETRY = { MAX_RETRIES: 3, RETRY_DELAY: 1_000 } as const; // CN1
export const SUBSCRIPTION_CHECK_LIMIT = { max: 30, windowMs: 60_000 } as const; // CN2
export const QUERY_FRESH_MS = 5 * 60_000; // CN3
export const QUERY_MAX_TRIES = 3; // CN4
export const AUTH_REFRESH = { checkMs: 30_000, marginMs: 90_000, retryFromMs: 200, retryWithinMs: 30_000 } as const; // SE12, SE13
export const PUBLIC_KEY_CACHE_MS = 10 * 60_000; // SE14
export const REALTIME = { heartbeatMs: 30_000, reconnectMs: [1_000, 2_000, 5_000, 10_000] } as const; // CN5
export const STORAGE = { listLimit: 100, cacheControl: '3600' } as const; // CN6
