import { reportUnreached } from '@/client/reach-server.ts';
import { reportRefusedToken } from '@/client/refused-token.ts';
import { failures } from '@/strings/generate.ts';
import type { CallFailure } from './generation-calls.ts';

export type Connection = { fetch: typeof globalThis.fetch; accessToken: string; publishableKey: string };

const readFailure = async (response: Response): Promise<CallFailure> => {
  const body = (await response.json().catch(() => ({}))) as { error?: unknown; code?: unknown };
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return {
    status: response.status,
    code: typeof body.code === 'string' ? body.code : '',
    message: typeof body.error === 'string' ? body.error : failures.status,
    ...(Number.isFinite(retryAfter) && { retryAfterSeconds: retryAfter }),
  };
};

/** Calls a backend function with the user's token; everything but a good answer comes back as a failure (PE14). */
export const postFunction = async (
  { fetch, accessToken, publishableKey }: Connection,
  name: string,
  { body, accept = 'application/json', signal }: { body: BodyInit; accept?: string; signal: AbortSignal },
): Promise<{ ok: true; response: Response } | { ok: false; failure: CallFailure }> => {
  const authorization = `Bearer ${accessToken}`;
  try {
    const response = await fetch(`/functions/v1/${name}`, {
      method: 'POST',
      headers: {
        authorization,
        apikey: publishableKey,
        'content-type': 'application/json',
        accept,
      },
      body,
      signal,
    });
    if (response.status === 401) reportRefusedToken(authorization);
    return response.ok ? { ok: true, response } : { ok: false, failure: await readFailure(response) };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof TypeError) reportUnreached();
    const message = error instanceof TypeError ? failures.offline : String(error);
    return { ok: false, failure: { status: 0, code: 'network', message } };
  }
};
