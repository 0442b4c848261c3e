import type { Sql } from '../contract.ts';

/** Where somebody is signed in; times are ISO. */
type OpenSession = { id: string; userAgent: string | null; createdAt: string; lastUsedAt: string };

/** More are not of one person; the list stays short for whoever signs in by script. */
const LISTED = 50;

/** The open sessions of a user, the one used last first. */
export async function listSessions(sql: Sql, userId: string): Promise<OpenSession[]> {
  const rows = await sql<{ id: string; user_agent: string | null; created_at: Date; refreshed_at: Date }>(
    `select id::text, user_agent, created_at, refreshed_at from auth.sessions
     where user_id = $1::uuid order by refreshed_at desc, id limit ${LISTED}`,
    [userId],
  );
  return rows.map(({ id, user_agent, created_at, refreshed_at }) => ({
    id,
    userAgent: user_agent,
    createdAt: created_at.toISOString(),
    lastUsedAt: refreshed_at.toISOString(),
  }));
}

/** Ends one session of a user at once; true when there was one. */
export async function endSession(sql: Sql, userId: string, id: string): Promise<boolean> {
  const ended = await sql('delete from auth.sessions where user_id = $1::uuid and id = $2::uuid returning 1', [
    userId,
    id,
  ]);
  return ended.length > 0;
}
