import { UsageError } from '../command.ts';

const SCHEME = /^[a-z][a-z\d+.-]*:/i;
/** `C:\shots\home.png` and `C:/…` begin like an address, and so may a file's name with a colon. */
const WEB = /^https?:\/\//i;
const REFUSED = /^(file|data|javascript|blob|about|chrome|view-source|ftp|ws|wss):/i;

/** True for what is meant as the address of a page and not as a file. */
export const isAddress = (text: string): boolean => WEB.test(text) || (SCHEME.test(text) && REFUSED.test(text));

/** The address of a page that can be captured; any other is a UsageError. */
export const parseAddress = (text: string): URL => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !WEB.test(text) || url.hostname === '')
    throw new UsageError(`'${text}' can't be captured; use an http:// or https:// address`);
  return url;
};

/** A file's name for a page: its host and path, in letters, digits and hyphens. */
export const nameOfAddress = ({ host, pathname }: URL): string =>
  `${host}${decodePath(pathname)}`
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, MAX_NAME_CHARS) || 'page';

const MAX_NAME_CHARS = 80;

const decodePath = (pathname: string): string => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    // A stray % is no escape; the path is taken as it is written.
    return pathname;
  }
};
