import type { Sql } from '../contract.ts';

export type UserRow = {
  id: string;
  email: string;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  email_change_sent_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Record<string, unknown>;
  raw_user_meta_data: Record<string, unknown>;
  banned_until: Date | null;
  created_at: Date;
  updated_at: Date;
};

type IdentityRow = {
  id: string;
  user_id: string;
  provider: string;
  provider_id: string;
  identity_data: Record<string, unknown>;
  email: string | null;
  last_sign_in_at: Date | null;
  created_at: Date;
  updated_at: Date;
};

export type Account = { user: UserRow; identities: IdentityRow[] };

/** The user with this address, locked until the transaction ends: two sign-ups of one address take turns. */
export async function findUserByEmail(sql: Sql, email: string): Promise<UserRow | undefined> {
  return (await sql<UserRow>('select * from auth.users where email = $1 for update', [email]))[0];
}

/** A user with all identities. */
export async function loadAccount(sql: Sql, userId: string): Promise<Account | undefined> {
  const [user] = await sql<UserRow>('select * from auth.users where id = $1', [userId]);
  if (!user) return undefined;
  const identities = await sql<IdentityRow>('select * from auth.identities where user_id = $1 order by created_at', [
    userId,
  ]);
  return { user, identities };
}

/** A new account with an address and a password; undefined when another request took the address just now. */
export async function createEmailUser(
  sql: Sql,
  user: { email: string; passwordHash: string; metadata: Record<string, unknown>; confirmedAt: Date | null },
): Promise<UserRow | undefined> {
  const [row] = await sql<UserRow>(
    `insert into auth.users (email, encrypted_password, raw_user_meta_data, email_confirmed_at)
     values ($1, $2, $3::text::jsonb, $4::text::timestamptz) on conflict (email) do nothing returning *`,
    [user.email, user.passwordHash, JSON.stringify(user.metadata), user.confirmedAt?.toISOString() ?? null],
  );
  if (!row) return undefined;
  await sql(
    `insert into auth.identities (user_id, provider, provider_id, email, identity_data)
     values ($1::uuid, 'email', $1::uuid::text, $2::text, jsonb_build_object('sub', $1::uuid, 'email', $2::text))`,
    [row.id, user.email],
  );
  return row;
}

/** Takes password and metadata from an account that nobody has confirmed: it is not known who of several gave them. */
export async function disownUnconfirmed(sql: Sql, { id }: Pick<UserRow, 'id'>): Promise<void> {
  await sql(
    `update auth.users set encrypted_password = null, raw_user_meta_data = '{}'
     where id = $1 and email_confirmed_at is null`,
    [id],
  );
}

/** Makes another address the account's own; false when somebody else has it. What was sent to the old one opens nothing any more. */
export async function changeEmail(sql: Sql, userId: string, email: string): Promise<boolean> {
  const changed = await sql(
    `update auth.users set email = $2::text
     where id = $1 and not exists (select from auth.users where email = $2::text and id <> $1) returning id`,
    [userId, email],
  );
  if (changed.length === 0) return false;
  await sql(
    `update auth.identities set email = $2::text, identity_data = identity_data || jsonb_build_object('email', $2::text)
     where user_id = $1 and provider = 'email'`,
    [userId, email],
  );
  await sql("delete from auth.one_time_tokens where user_id = $1 and kind = 'recovery'", [userId]);
  return true;
}
