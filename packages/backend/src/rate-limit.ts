import { hashSecret } from './auth/secret-token.ts';
import type { Backend, Database, Sql } from './contract.ts';

/** One call in this many also clears counters whose window is over. */
const SWEEP_EVERY = 200;

/** Counts in fixed windows in the database, so that all processes share one limit. */
export function createTakeToken(database: Database, now: () => Date): Backend['takeToken'] {
  let calls = 0;
  return async ({ name, key, max, windowMs, amount = 1 }) => {
    const at = now();
    const [row] = await database.asService(async (sql) => {
      if (++calls % SWEEP_EVERY === 0)
        await sql('delete from product.rate_limits where window_ends_at < $1', [at.toISOString()]);
      return sql<{ used: number; window_ends_at: Date }>(
        `insert into product.rate_limits as r (name, key, used, window_ends_at) values ($1, $2, $5, $4)
         on conflict (name, key) do update set
           used = case when r.window_ends_at <= $3 then $5 else r.used + $5 end,
           window_ends_at = case when r.window_ends_at <= $3 then $4 else r.window_ends_at end
         returning used, window_ends_at`,
        [name, hashSecret(key), at.toISOString(), new Date(at.getTime() + windowMs).toISOString(), amount],
      );
    });
    if (row!.used <= max) return { ok: true };
    return {
      ok: false,
      retryAfterSeconds: Math.max(1, Math.ceil((row!.window_ends_at.getTime() - at.getTime()) / 1000)),
    };
  };
}

/** Starts a limit anew for this key: whoever knows the password is not guessing it. */
export async function forgetLimit(sql: Sql, name: string, key: string): Promise<void> {
  await sql('delete from product.rate_limits where name = $1 and key = $2', [name, hashSecret(key)]);
}
