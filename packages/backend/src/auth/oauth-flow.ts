import type { Sql } from '../contract.ts';
import { createSecret, hashSecret } from '../secrets/secret-token.ts';
import type { AuthDeps } from './auth-deps.ts';

/** How long a visit to the provider may take, and how long its code can be spent. */
export const FLOW_MS = 10 * 60_000;

export type Flow = {
  browser_hash: string;
  provider: string;
  redirect_to: string;
  provider_code_verifier: string;
  nonce: string;
  code_challenge: string | null;
  expires_at: Date;
};

/** Remembers a visit to the provider; the state names it, the browser's secret binds it. */
export async function beginFlow(
  deps: AuthDeps,
  visit: {
    state: string;
    browser: string;
    provider: string;
    redirectTo: string;
    verifier: string;
    nonce: string;
    challenge: string | undefined;
  },
): Promise<void> {
  const { state, browser, provider, redirectTo, verifier, nonce, challenge } = visit;
  await deps.database.asService(async (sql) => {
    await sql('delete from auth.flow_state where expires_at < $1', [deps.now().toISOString()]);
    await sql(
      `insert into auth.flow_state (state_hash, browser_hash, provider, redirect_to, provider_code_verifier, nonce,
         code_challenge, expires_at) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [hashSecret(state), hashSecret(browser), provider, redirectTo, verifier, nonce, challenge ?? null, expiry(deps)],
    );
  });
}

/** The visit of a state, which is used up by this; undefined when it is unknown, used, expired or another browser's. */
export async function takeFlow(deps: AuthDeps, state: string, browser: string | undefined): Promise<Flow | undefined> {
  const [flow] = await deps.database.asService((sql) =>
    sql<Flow>('delete from auth.flow_state where state_hash = $1 and user_id is null returning *', [hashSecret(state)]),
  );
  const isTheirs = flow && browser !== undefined && hashSecret(browser) === flow.browser_hash;
  return isTheirs && flow.expires_at > deps.now() ? flow : undefined;
}

/** A code for the client that began with a challenge: worth a session of this user, once (exchange-code.ts). */
export async function issueCode(deps: AuthDeps, sql: Sql, flow: Flow, userId: string): Promise<string> {
  const code = createSecret();
  await sql(
    `insert into auth.flow_state (state_hash, browser_hash, provider, redirect_to, provider_code_verifier, nonce,
       code_challenge, auth_code_hash, user_id, expires_at) values ($1, '', $2, $3, '', '', $4, $5, $6, $7)`,
    [
      hashSecret(createSecret()),
      flow.provider,
      flow.redirect_to,
      flow.code_challenge,
      hashSecret(code),
      userId,
      expiry(deps),
    ],
  );
  return code;
}

function expiry(deps: AuthDeps): string {
  return new Date(deps.now().getTime() + FLOW_MS).toISOString();
}
