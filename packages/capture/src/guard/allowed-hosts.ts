/** A host as `example.com`, any below one as `*.example.com`, any at all as `*`; with `:8443` a port that is not the usual one. */
const HOST = /^(\*|(\*\.)?[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*)(:\d{1,5})?$/;

/** True for what a list of hosts may hold. */
export const isHostPattern = (text: string): boolean => HOST.test(text);

/** Whether a page's own address is on the list; ports count, except those that an address leaves out. */
export const isAllowedHost = ({ hostname, port }: URL, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => {
    const [name = '', allowedPort = ''] = pattern.split(':');
    if (port !== allowedPort) return false;
    if (name === '*') return true;
    return name.startsWith('*.') ? hostname.endsWith(name.slice(1)) : hostname === name;
  });

/** The ports that pages and what they load may use. */
export const allowedPorts = (patterns: readonly string[]): Set<number> =>
  new Set([80, 443, ...patterns.flatMap((pattern) => Number(pattern.split(':')[1]) || [])]);
