import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '@blueprompt/backend/contract';

export type AccessToken = { id: string; name: string; createdAt: string; lastUsedAt: string | null };

/** Enough for every editor and machine of one person. */
export const MAX_TOKENS = 20;
const PREFIX = 'bp_';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
const iso = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

type Creation = { id: string; name: string; token: string } | 'session-ended' | 'name-taken' | 'too-many';

/** Makes a personal token for whoever still holds this session. It is shown this once: only its hash is kept. */
export const createAccessToken = (
  database: Database,
  { userId, sessionId }: { userId: string; sessionId: string },
  name: string,
): Promise<Creation> =>
  database.asService(async (sql) => {
    // A new password ends tokens and sessions under this lock: a session that it ended must not leave a token behind. Calls
    // at the same moment take turns too, so that none goes beyond the count.
    await sql('select 1 from auth.users where id = $1::uuid for no key update', [userId]);
    const live = await sql(
      `select 1 from auth.sessions s join auth.users u on u.id = s.user_id
       where s.id = $1::uuid and u.id = $2::uuid and (u.banned_until is null or u.banned_until <= now())`,
      [sessionId, userId],
    );
    if (live.length === 0) return 'session-ended';
    // Tokens of one name cannot be told apart when one of them is to be revoked.
    const namesakes = await sql(
      'select 1 from product.access_tokens where user_id = $1::uuid and lower(name) = lower($2)',
      [userId, name],
    );
    if (namesakes.length > 0) return 'name-taken';
    const token = PREFIX + randomBytes(32).toString('base64url');
    const [row] = await sql<{ id: string }>(
      `insert into product.access_tokens (user_id, name, token_hash)
       select $1::uuid, $2, $3 where (select count(*) from product.access_tokens where user_id = $1::uuid) < $4
       returning id::text`,
      [userId, name, hashOf(token), MAX_TOKENS],
    );
    return row ? { id: row.id, name, token } : 'too-many';
  });

export const listAccessTokens = (database: Database, userId: string): Promise<AccessToken[]> =>
  database.asService((sql) =>
    sql<AccessToken>(
      `select id::text, name, ${iso('created_at')} as "createdAt", ${iso('last_used_at')} as "lastUsedAt"
       from product.access_tokens where user_id = $1::uuid order by created_at desc, id`,
      [userId],
    ),
  );

/** Ends a token of this user at once; true when there was one. */
export const revokeAccessToken = async (database: Database, userId: string, id: string): Promise<boolean> => {
  const rows = await database.asService((sql) =>
    sql('delete from product.access_tokens where user_id = $1::uuid and id = $2::uuid returning 1', [userId, id]),
  );
  return rows.length > 0;
};

/** What a personal token in the header is kept as; undefined where there is none. */
export const hashOfBearer = (authorization: string | undefined): string | undefined => {
  const token = /^Bearer (bp_[\w-]{43})$/i.exec(authorization ?? '')?.[1];
  return token && hashOf(token);
};

/** The user behind a personal token, noting that it was used. */
export const findTokenUser = async (database: Database, hash: string): Promise<string | undefined> => {
  const [row] = await database.asService((sql) =>
    sql<{ user_id: string }>(
      'update product.access_tokens set last_used_at = now() where token_hash = $1 returning user_id::text',
      [hash],
    ),
  );
  return row?.user_id;
};
