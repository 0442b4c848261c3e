/** Where the browser keeps the session. */
export const SESSION_KEY = 'blueprompt-session';

/**
 * True when there may be a session to look up: one is stored, or the address carries the answer of a sign-in. The build
 * prerenders for visitors; `before-paint.js` asks the same before it lets that page be seen.
 */
export const mayBeMember = (): boolean =>
  typeof window !== 'undefined' &&
  (localStorage.getItem(SESSION_KEY) !== null || /[#&](access_token|error_description)=/.test(window.location.hash));
