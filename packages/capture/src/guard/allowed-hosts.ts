/** A host as `example.com`, any below one as `*.example.com`, any at all as `*`; with `:8443` a port that is not the usual one. */
const HOST = /^(\*|(\*\.)?[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*)(:\d{1,5})?$/;

/** True for what a list of hosts may hold. */
export const isHostPattern = (text: string): boolean => HOST.test(text);

const USUAL_PORTS: Record<string, string> = { 'http:': '80', 'https:': '443' };

/** Whether a page's own address is on the list; a pattern without a port means the usual one of the address. */
export const isAllowedHost = ({ protocol, hostname, port }: URL, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => {
    const usual = USUAL_PORTS[protocol] ?? '';
    const [name = '', allowedPort = usual] = pattern.split(':');
    if (Number(port || usual) !== Number(allowedPort)) return false;
    if (name === '*') return true;
    return name.startsWith('*.') ? hostname.endsWith(name.slice(1)) : hostname === name;
  });

/** The ports that pages and what they load may use. */
export const allowedPorts = (patterns: readonly string[]): Set<number> =>
  new Set([80, 443, ...patterns.flatMap((pattern) => Number(pattern.split(':')[1]) || [])]);
