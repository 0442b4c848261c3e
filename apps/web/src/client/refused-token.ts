const listeners = new Set<(accessToken: string) => void>();

/** Calls back with the access token of every call that the server did not take for one of a signed-in user; answers how to stop. */
export const onTokenRefused = (listener: (accessToken: string) => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A call with this `authorization` header was answered as if nobody were signed in. */
export const reportRefusedToken = (authorization: string | null): void => {
  const accessToken = /^Bearer (.+)$/.exec(authorization ?? '')?.[1];
  if (accessToken === undefined) return;
  for (const listener of listeners) listener(accessToken);
};
