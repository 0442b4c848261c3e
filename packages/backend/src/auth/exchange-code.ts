import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import { z } from 'zod';
import { hashSecret } from '../secrets/secret-token.ts';
import { type AuthDeps, limitByIp, parseBody } from './auth-deps.ts';
import { AuthError } from './auth-error.ts';
import { startSession } from './sessions.ts';

const Body = z.object({ auth_code: z.string().max(256), code_verifier: z.string().max(256) });

type Flow = { user_id: string; code_challenge: string; expires_at: Date };

/** POST /token?grant_type=pkce: the code of an OAuth visit, once, for whoever started it. */
export async function exchangeCode(deps: AuthDeps, c: Context) {
  await limitByIp(deps, c, 'verify-ip');
  const { auth_code: code, code_verifier: verifier } = await parseBody(c, Body);
  const outcome = await deps.database.asService(async (sql) => {
    const [flow] = await sql<Flow>(
      'delete from auth.flow_state where auth_code_hash = $1 returning user_id, code_challenge, expires_at',
      [hashSecret(code)],
    );
    if (!flow) return new AuthError('flow_state_not_found', 'invalid flow state, no valid flow state found');
    if (flow.expires_at <= deps.now())
      return new AuthError('flow_state_expired', 'invalid flow state, flow state has expired');
    if (createHash('sha256').update(verifier).digest('base64url') !== flow.code_challenge)
      return new AuthError('bad_code_verifier', 'code challenge does not match previously saved code verifier');
    return startSession(deps, sql, flow.user_id, 'oauth', c.req.header('user-agent'));
  });
  if (outcome instanceof AuthError) throw outcome;
  return outcome;
}
