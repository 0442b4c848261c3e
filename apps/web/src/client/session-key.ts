/** Where the browser keeps the session. */
export const SESSION_KEY = 'blueprompt-session';

/** True when there may be a session to look up: one is stored, or the address carries the answer of a sign-in. */
export const maySignIn = (storage: Storage, hash: string): boolean =>
  storage.getItem(SESSION_KEY) !== null || /[#&](access_token|error_description)=/.test(hash);
