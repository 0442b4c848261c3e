import type { Context } from 'hono';
import { z } from 'zod';
import { answerFailure } from '../http/failure.ts';
import { createAccessToken, listAccessTokens, MAX_TOKENS, revokeAccessToken } from '../members/access-tokens.ts';
import { TokenName } from '../members/token-name.ts';
import type { FunctionDeps, FunctionVariables } from './function-deps.ts';
import { readBody } from './guard.ts';

type Handler = (deps: FunctionDeps) => (c: Context<{ Variables: FunctionVariables }>) => Promise<Response>;

/** Makes a personal access token for editors and scripts; the answer is the only place that ever shows it. */
export const createToken: Handler = (deps) => async (c) => {
  const { name } = await readBody(c, z.object({ name: TokenName }));
  // Once more, for the session: a token outlives it, and is made only while it lives.
  const caller = await deps.backend.authenticate(c.req.raw);
  if ('error' in caller) return answerFailure(c, { code: caller.error, message: caller.message });
  if (caller.role !== 'authenticated') return answerFailure(c, { code: 'not_signed_in' });
  const made = await createAccessToken(deps.database, caller, name);
  if (made === 'session-ended')
    return answerFailure(c, { code: 'session_not_found', message: 'The session has ended' });
  if (made === 'name-taken')
    return answerFailure(c, {
      code: 'bad_request',
      message: 'You already have a token with this name. Choose another one.',
    });
  if (made === 'too-many')
    return answerFailure(c, {
      code: 'bad_request',
      message: `You already have ${MAX_TOKENS} tokens. Revoke one first.`,
    });
  return c.json(made, 201);
};

export const listTokens: Handler = (deps) => async (c) =>
  c.json({ tokens: await listAccessTokens(deps.database, c.get('user').userId) });

export const revokeToken: Handler = (deps) => async (c) => {
  const { id } = await readBody(c, z.object({ id: z.uuid() }));
  const isGone = await revokeAccessToken(deps.database, c.get('user').userId, id);
  return isGone ? c.body(null, 204) : answerFailure(c, { code: 'not_found', what: 'This token' });
};
