import type { Sql } from '../contract.ts';
import { disownUnconfirmed, findUserByEmail, type UserRow } from './users.ts';

/** What an identity provider says about a person. */
export type ProviderProfile = {
  provider: string;
  sub: string;
  email: string;
  isEmailVerified: boolean;
  metadata: Record<string, unknown>;
};

/**
 * Finds or makes the account behind a provider's identity. An address joins an existing account only when the provider
 * has verified it; undefined when it has not.
 */
export async function linkIdentity(sql: Sql, profile: ProviderProfile, now: Date): Promise<string | undefined> {
  const at = now.toISOString();
  const data = JSON.stringify({ ...profile.metadata, sub: profile.sub, email: profile.email });
  const [known] = await sql<{ user_id: string }>(
    `update auth.identities set identity_data = $3::text::jsonb, last_sign_in_at = $4, updated_at = $4
     where provider = $1 and provider_id = $2 returning user_id`,
    [profile.provider, profile.sub, data, at],
  );
  if (known) return known.user_id;
  if (!profile.isEmailVerified) return undefined;

  const existing = await findUserByEmail(sql, profile.email);
  if (existing && !existing.email_confirmed_at) await takeOver(sql, existing);
  const userId = existing?.id ?? (await createUser(sql, profile.email));
  await sql(
    `insert into auth.identities (user_id, provider, provider_id, email, identity_data, last_sign_in_at)
     values ($1, $2, $3, $4, $5::text::jsonb, $6)`,
    [userId, profile.provider, profile.sub, profile.email, data, at],
  );
  await sql(
    `update auth.users set
       email_confirmed_at = coalesce(email_confirmed_at, $2),
       raw_user_meta_data = raw_user_meta_data || $3::text::jsonb,
       raw_app_meta_data = (
         select jsonb_build_object('provider', min(provider), 'providers', jsonb_agg(provider order by provider))
         from auth.identities where user_id = $1),
       updated_at = $2
     where id = $1`,
    [userId, at, data],
  );
  return userId;
}

/**
 * Nobody has shown that the unconfirmed account was theirs: someone may have registered a stranger's address and wait
 * for its owner. Nothing of theirs stays.
 */
async function takeOver(sql: Sql, user: UserRow): Promise<void> {
  await disownUnconfirmed(sql, user);
  for (const table of ['identities', 'sessions', 'one_time_tokens'])
    await sql(`delete from auth.${table} where user_id = $1`, [user.id]);
}

async function createUser(sql: Sql, email: string): Promise<string> {
  const [user] = await sql<{ id: string }>('insert into auth.users (email) values ($1) returning id', [email]);
  return user!.id;
}
