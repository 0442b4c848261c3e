import type { Caller, Sql } from '../contract.ts';
import type { Connection } from './connection.ts';
import { DatabaseError, NotStartedError, SessionEndedError } from './database-error.ts';

export type Actor = Caller | { role: 'service_role' };

/** Runs the work in one transaction under the actor's role; a throw rolls it back and is thrown on. */
export async function runAs<T>(
  connection: Connection,
  actor: Actor,
  readOnly: boolean,
  work: (sql: Sql) => Promise<T>,
): Promise<T> {
  const sql: Sql = async <R>(text: string, values: readonly unknown[] = []) =>
    (await connection.query(text, values)).rows as R[];
  try {
    // Inside: a transaction that began and then failed at its role or session must be rolled back like any other.
    const begun = await connection.batch(beginAs(actor, readOnly)).catch((error: unknown) => {
      throw error instanceof DatabaseError ? new NotStartedError(error) : error;
    });
    if (actor.role === 'authenticated' && begun.rows[0]?.['live'] !== true) throw new SessionEndedError();
    const result = await work(sql);
    await connection.batch('commit');
    return result;
  } catch (error) {
    // A broken connection cannot roll back, and need not: the server does it. The first error is the one to tell.
    await connection.batch('rollback').catch(() => undefined);
    throw error;
  }
}

/** Role and claims hold for this transaction only, so a pooled connection never carries them to the next request. */
function beginAs(actor: Actor, readOnly: boolean): string {
  const claims =
    actor.role === 'authenticated'
      ? { sub: actor.userId, role: actor.role, email: actor.email, session_id: actor.sessionId }
      : { role: actor.role };
  // Hex: the claims cannot end the literal, whatever an address contains, and one round trip needs no parameters.
  const hex = Buffer.from(JSON.stringify(claims)).toString('hex');
  const settings = `select set_config('role', '${actor.role}', true),
    set_config('request.jwt.claims', convert_from(decode('${hex}', 'hex'), 'UTF8'), true)`;
  const check = actor.role === 'authenticated' ? '; select auth.session_is_live() as live' : '';
  return `begin ${readOnly ? 'read only' : ''}; ${settings}${check}`;
}
