import { clientNetwork } from '@blueprompt/backend/client-network';
import { type Context, Hono } from 'hono';
import { answerFailure } from '../http/failure.ts';
import { limitAtOnce, limitNetwork } from '../http/limit-calls.ts';
import {
  countImage,
  createPolarCheckout,
  customerPortal,
  deleteAccount,
  imageQuota,
  measureUi,
} from './account-functions.ts';
import { analyzeUi } from './analyze-ui.ts';
import { capturePage } from './capture-page.ts';
import { chatWithContext } from './chat-with-context.ts';
import type { FunctionDeps, FunctionVariables } from './function-deps.ts';
import { limitCalls, limitCallsHere, limitPictures, limitVisitors, requireUser } from './guard.ts';
import { endOpenSession, listOpenSessions } from './session-functions.ts';
import { createToken, listTokens, revokeToken } from './token-functions.ts';
import { TRY_CALLS_HERE, tryUi } from './try-ui.ts';
import { validateUiImage } from './validate-ui-image.ts';

type Handler = (c: Context<{ Variables: FunctionVariables }>) => Promise<Response>;

/**
 * Pictures of one user in work at the same time, over all functions that measure. The wizard sends one after the other, so
 * this leaves room for a few tabs.
 */
const PICTURES_AT_ONCE = 4;

/** `make` gives nothing where this server does not offer the function. */
type FunctionRow = { perMinute: number; takesPicture?: true; make: (deps: FunctionDeps) => Handler | undefined };

/** Calls a minute for each user: several times what the wizard can make, a fraction of what would hurt others. */
const FUNCTIONS: Record<string, FunctionRow> = {
  'validate-ui-image': { perMinute: 60, takesPicture: true, make: validateUiImage },
  'analyze-ui': { perMinute: 60, takesPicture: true, make: analyzeUi },
  'chat-with-context': { perMinute: 30, takesPicture: true, make: chatWithContext },
  'create-polar-checkout': { perMinute: 10, make: createPolarCheckout },
  'customer-portal': { perMinute: 10, make: customerPortal },
  'count-image': { perMinute: 60, make: countImage },
  'image-quota': { perMinute: 120, make: imageQuota },
  'measure-ui': { perMinute: 30, takesPicture: true, make: measureUi },
  'capture-page': { perMinute: 10, make: capturePage },
  'delete-account': { perMinute: 5, make: deleteAccount },
  'list-sessions': { perMinute: 60, make: listOpenSessions },
  'end-session': { perMinute: 30, make: endOpenSession },
  'create-access-token': { perMinute: 10, make: createToken },
  'list-access-tokens': { perMinute: 60, make: listTokens },
  'revoke-access-token': { perMinute: 30, make: revokeToken },
};

const refuseMethod = (c: Context): Response => {
  c.header('Allow', 'POST');
  return answerFailure(c, { code: 'method_not_allowed' });
};

/** The backend functions, each with the same checks before it: method, sign-in, rate, size. */
export const createFunctionsApp = (deps: FunctionDeps): Hono => {
  const app = new Hono<{ Variables: FunctionVariables }>();
  const limitOfUser = limitAtOnce(PICTURES_AT_ONCE, (c) => c.get('user').userId);
  const room = limitPictures();
  for (const [name, { perMinute, takesPicture, make }] of Object.entries(FUNCTIONS)) {
    const handler = make(deps);
    if (!handler) continue;
    app.post(
      `/functions/v1/${name}`,
      limitCallsHere(deps, perMinute),
      requireUser(deps),
      limitCalls(deps, name, perMinute),
      ...(takesPicture ? [limitOfUser] : []),
      room,
      handler,
    );
    app.all(`/functions/v1/${name}`, refuseMethod);
  }
  // The one function without sign-in: one picture of a network at a time.
  app.post(
    '/functions/v1/try-ui',
    limitNetwork(TRY_CALLS_HERE, deps).refuse,
    limitAtOnce(1, (c) => clientNetwork(c, deps.trustProxy)),
    limitVisitors(),
    tryUi(deps),
  );
  app.all('/functions/v1/try-ui', refuseMethod);
  app.all('/functions/v1/*', (c) => answerFailure(c, { code: 'not_found', what: 'This function' }));
  return app as unknown as Hono;
};
