import type { Backend, Database, Sql } from './contract.ts';
import { hashSecret } from './secrets/secret-token.ts';

/** One call in this many also clears counters whose window is over. */
const SWEEP_EVERY = 200;

/** What this process is taking of a limit just now, and what the database said last. */
type Asking = { pending: number; used: number; endsAt: number };

/**
 * Counts in fixed windows in the database, so that all processes share one limit. While more is being asked for than is left,
 * the refusal comes from memory: thousands of calls at once would otherwise all wait in line with everybody's work.
 */
export function createTakeToken(database: Database, now: () => Date): Backend['takeToken'] {
  let calls = 0;
  const asking = new Map<string, Asking>();
  const refuse = (at: Date, endsAt: number) => ({
    ok: false as const,
    retryAfterSeconds: Math.max(1, Math.ceil((endsAt - at.getTime()) / 1000)),
  });
  return async ({ name, key, max, windowMs, amount = 1 }) => {
    const at = now();
    const id = `${name} ${key}`;
    const line = asking.get(id) ?? { pending: 0, used: 0, endsAt: at.getTime() + windowMs };
    if (line.pending > 0 && line.used + line.pending + amount > max) return refuse(at, line.endsAt);
    line.pending += amount;
    asking.set(id, line);
    const asked = database.asService(async (sql) => {
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
    try {
      const [row] = await asked;
      line.used = row!.used;
      line.endsAt = row!.window_ends_at.getTime();
      return line.used <= max ? { ok: true } : refuse(at, line.endsAt);
    } finally {
      line.pending -= amount;
      if (line.pending === 0) asking.delete(id);
    }
  };
}

/** Starts a limit anew for this key: whoever knows the password is not guessing it. */
export async function forgetLimit(sql: Sql, name: string, key: string): Promise<void> {
  await sql('delete from product.rate_limits where name = $1 and key = $2', [name, hashSecret(key)]);
}
