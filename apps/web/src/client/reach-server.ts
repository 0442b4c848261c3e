import { UI_STRINGS } from '@/strings/ui.ts';
import { reportRefusedToken } from './refused-token.ts';

const listeners = new Set<() => void>();

/** Calls back whenever a call did not reach the server; answers how to stop. */
export const onUnreached = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A call did not reach the server, or its answer broke off. */
export const reportUnreached = (): void => {
  for (const listener of listeners) listener();
};

const AUTH_PATH = '/auth/v1/';

const isAuthCall = (input: RequestInfo | URL): boolean =>
  (input instanceof Request ? input.url : String(input)).includes(AUTH_PATH);

/** The disk is full, which the server says in plain words. */
export const FULL_STATUS = 507;

/** A server that broke down says so to machines ("Internal Server Error", "HTTP 502"), and the client library passes that or nothing on. */
const brokeDown = (input: RequestInfo | URL, { status }: Response): boolean =>
  status >= 500 && status !== FULL_STATUS && isAuthCall(input);

/** Nobody is signed in with what the call carried; the auth service says that with a 403. */
const isRefused = (input: RequestInfo | URL, { status }: Response): boolean =>
  status === 401 || (status === 403 && isAuthCall(input));

const authorizationOf = (input: RequestInfo | URL, init: RequestInit | undefined): string | null =>
  new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined)).get('authorization');

/** Where a provider of sign-ins says what went wrong. */
const MESSAGES = ['msg', 'message', 'error_description'] as const;

/** Said of any failure: no words for people. */
const NO_WORDS = 'Internal Server Error';

/** What the server says in words, if it does. */
const messageOf = async (response: Response): Promise<string | undefined> => {
  const body: unknown = await response.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null) return undefined;
  // Beside a code, our own server says it in `error`, where OAuth has a code.
  const names = 'code' in body ? [...MESSAGES, 'error'] : MESSAGES;
  const said = names.map((name): unknown => Reflect.get(body, name));
  return said.find((text): text is string => typeof text === 'string' && text !== '' && text !== NO_WORDS);
};

/**
 * Wraps `fetch` so that a call which never reached the server, or broke it, fails with words for people: browsers say "Failed
 * to fetch", each in its own way, and the client library hands that on to the forms.
 */
export const reachServer =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  async (input, init) => {
    let response: Response;
    try {
      response = await fetch(input, init);
    } catch (error) {
      // Browsers throw a TypeError for a network that failed; an aborted call is none.
      if (!(error instanceof TypeError)) throw error;
      reportUnreached();
      throw new TypeError(UI_STRINGS.unreachable, { cause: error });
    }
    if (isRefused(input, response)) reportRefusedToken(authorizationOf(input, init));
    if (brokeDown(input, response)) throw new TypeError((await messageOf(response)) ?? UI_STRINGS.serverFailed);
    return response;
  };
