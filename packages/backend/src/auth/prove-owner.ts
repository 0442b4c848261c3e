import type { Sql } from '../contract.ts';
import type { AuthDeps, SignedIn } from './auth-deps.ts';
import { AuthError } from './auth-error.ts';
import type { SignInMethod } from './sessions.ts';
import type { UserRow } from './users.ts';

/** A session proves by how it was opened for so long; a stolen one is most often older. */
const FRESH_MS = 3_600_000;

type Change = 'email' | 'password';

/**
 * A session alone, which may be stolen, does not move an account: its password is asked for. Two have something else to show:
 * who came through a recovery mail sets a new password, once, and an account without a password wants a new sign-in.
 */
export async function proveOwner(
  { database, now, passwords }: Pick<AuthDeps, 'database' | 'now' | 'passwords'>,
  { sessionId }: SignedIn,
  { encrypted_password: stored }: UserRow,
  change: Change,
  current: string | undefined,
): Promise<void> {
  const [session] = await database.asService(
    (sql) =>
      sql<{ method: SignInMethod; created_at: Date }>('select method, created_at from auth.sessions where id = $1', [
        sessionId,
      ]),
    { readOnly: true },
  );
  const isFresh = session !== undefined && now().getTime() - session.created_at.getTime() < FRESH_MS;
  if (change === 'password' && isFresh && session.method === 'recovery') return;
  if (stored === null) {
    if (isFresh) return;
    throw new AuthError('reauthentication_needed', `Please sign in again to change your ${change}.`);
  }
  if (!current) throw new AuthError('invalid_credentials', `Changing your ${change} needs your current password.`);
  if (!(await passwords.verify(current, stored)))
    throw new AuthError('invalid_credentials', 'This is not your current password.');
}

/** A recovery mail is for one new password: whoever has set it knows it from then on. */
export async function endRecovery(sql: Sql, { sessionId }: SignedIn): Promise<void> {
  await sql("update auth.sessions set method = 'password' where id = $1 and method = 'recovery'", [sessionId]);
}
