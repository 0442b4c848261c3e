import { endSession, listSessions } from '@blueprompt/backend/auth/list-sessions';
import type { Context } from 'hono';
import { z } from 'zod';
import { answerFailure } from '../http/failure.ts';
import type { FunctionDeps, FunctionVariables } from './function-deps.ts';
import { readBody } from './guard.ts';

type Handler = (deps: FunctionDeps) => (c: Context<{ Variables: FunctionVariables }>) => Promise<Response>;

/** Where the user is signed in, and which of these is the session that asks. */
export const listOpenSessions: Handler = (deps) => async (c) => {
  const caller = await deps.backend.identify(c.req.raw);
  const own = 'sessionId' in caller ? caller.sessionId : undefined;
  const sessions = await deps.database.asService((sql) => listSessions(sql, c.get('user').userId), { readOnly: true });
  return c.json({ sessions: sessions.map((session) => ({ ...session, isCurrent: session.id === own })) });
};

/** Ends one session of the user, on whatever device it is. */
export const endOpenSession: Handler = (deps) => async (c) => {
  const { id } = await readBody(c, z.object({ id: z.uuid() }));
  const isGone = await deps.database.asService((sql) => endSession(sql, c.get('user').userId, id));
  return isGone ? c.body(null, 204) : answerFailure(c, { code: 'not_found', what: 'This session' });
};
