/** Browsers drop these from an address, so that two slashes apart become two slashes. */
const DROPPED = /[\t\n\r]/;

/** A same-origin absolute path: one leading slash, no '//' and no backslash anywhere; a scheme cannot start with a slash (RT15). */
const isOwnPath = (path: string): boolean =>
  path.startsWith('/') && !path.includes('//') && !path.includes('\\') && !DROPPED.test(path);

/** The address that the query parameter `path` asks for, or undefined where it asks for nothing we accept (RT14–RT16). */
export const toRestoredPath = (search: string): string | undefined => {
  const path = new URLSearchParams(search).get('path');
  return path !== null && isOwnPath(path) ? path : undefined;
};
