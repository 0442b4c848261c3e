import type { Backend, Caller, Database } from './contract.ts';
import { SessionEndedError } from './database/database-error.ts';
import type { TokenKeys, Verified } from './secrets/token-keys.ts';

type Identified = Caller | { refused: Extract<Verified, { ok: false }> };

/** Reads the bearer token alone. The session behind it is checked by the transaction that serves the request. */
export async function identify(
  { keys, publishableKey, now }: { keys: TokenKeys; publishableKey: string; now: () => Date },
  headers: Headers,
): Promise<Identified> {
  const bearer = readBearer(headers);
  if (bearer === undefined || bearer === publishableKey) return { role: 'anon' };
  const verified = await keys.verify(bearer, now());
  if (!verified.ok) return { refused: verified };
  const { claims } = verified;
  return { role: 'authenticated', userId: claims.sub, email: claims.email, sessionId: claims.session_id, claims };
}

/** Undefined without an Authorization header; a header of another scheme is a token that no one will accept. */
function readBearer(headers: Headers): string | undefined {
  const header = headers.get('authorization');
  if (header === null) return undefined;
  return /^bearer (.*)$/i.exec(header)?.[1]?.trim() ?? '';
}

type BearerDeps = { keys: TokenKeys; publishableKey: string; now: () => Date };

/** The bearer alone, for the product's own endpoints; several steps of one request may ask, and the token is verified once. */
export function createIdentify(deps: BearerDeps): Backend['identify'] {
  const asked = new WeakMap<Request, ReturnType<Backend['identify']>>();
  const ask: Backend['identify'] = async (request) => {
    const caller = await identify(deps, request.headers);
    return 'refused' in caller ? { error: 'bad_jwt', message: `invalid JWT: ${caller.refused.message}` } : caller;
  };
  return (request) => {
    const known = asked.get(request) ?? ask(request);
    asked.set(request, known);
    return known;
  };
}

/** Bearer and session in one answer, for the product's own endpoints. */
export function createAuthenticate(identifyRequest: Backend['identify'], database: Database): Backend['authenticate'] {
  return async (request) => {
    const caller = await identifyRequest(request);
    if ('error' in caller || caller.role === 'anon') return caller;
    try {
      await database.asCaller(caller, async () => undefined, { readOnly: true });
      return caller;
    } catch (error) {
      if (error instanceof SessionEndedError) return { error: 'session_not_found', message: error.message };
      throw error;
    }
  };
}
