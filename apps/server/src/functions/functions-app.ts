import { type Context, Hono } from 'hono';
import { answerFailure } from '../http/failure.ts';
import { createPolarCheckout, customerPortal, deleteAccount, imageQuota, measureUi } from './account-functions.ts';
import { analyzeUi } from './analyze-ui.ts';
import { chatWithContext } from './chat-with-context.ts';
import type { FunctionDeps, FunctionVariables } from './function-deps.ts';
import { limitAtOnce, limitBody, limitCalls, limitLargeBodies, requireUser } from './guard.ts';
import { createToken, listTokens, revokeToken } from './token-functions.ts';
import { validateUiImage } from './validate-ui-image.ts';

type Handler = (c: Context<{ Variables: FunctionVariables }>) => Promise<Response>;

/**
 * Checks of one user at the same time. The wizard makes one after the other, so this leaves room for a few tabs. The
 * other functions measure only for those who pay or have images left.
 */
const CHECKS_AT_ONCE = 4;

/** Calls a minute for each user: several times what the wizard can make, a fraction of what would hurt others. */
const FUNCTIONS: Record<string, { perMinute: number; atOnce?: number; make: (deps: FunctionDeps) => Handler }> = {
  'validate-ui-image': { perMinute: 60, atOnce: CHECKS_AT_ONCE, make: validateUiImage },
  'analyze-ui': { perMinute: 60, make: analyzeUi },
  'chat-with-context': { perMinute: 30, make: chatWithContext },
  'create-polar-checkout': { perMinute: 10, make: createPolarCheckout },
  'customer-portal': { perMinute: 10, make: customerPortal },
  'image-quota': { perMinute: 120, make: imageQuota },
  'measure-ui': { perMinute: 30, make: measureUi },
  'delete-account': { perMinute: 5, make: deleteAccount },
  'create-access-token': { perMinute: 10, make: createToken },
  'list-access-tokens': { perMinute: 60, make: listTokens },
  'revoke-access-token': { perMinute: 30, make: revokeToken },
};

/** The backend functions, each with the same checks before it: method, sign-in, rate, size. */
export const createFunctionsApp = (deps: FunctionDeps): Hono => {
  const app = new Hono<{ Variables: FunctionVariables }>();
  const limitLarge = limitLargeBodies();
  for (const [name, { perMinute, atOnce = Number.POSITIVE_INFINITY, make }] of Object.entries(FUNCTIONS)) {
    app.post(
      `/functions/v1/${name}`,
      requireUser(deps),
      limitCalls(deps, name, perMinute),
      limitAtOnce(atOnce),
      limitLarge,
      limitBody,
      make(deps),
    );
    app.all(`/functions/v1/${name}`, (c) => {
      c.header('Allow', 'POST');
      return answerFailure(c, { code: 'method_not_allowed' });
    });
  }
  app.all('/functions/v1/*', (c) => answerFailure(c, { code: 'not_found', what: 'This function' }));
  return app as unknown as Hono;
};
