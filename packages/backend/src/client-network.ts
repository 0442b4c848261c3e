import { isIP } from 'node:net';
import type { Context } from 'hono';

/** Where a caller comes from, as limits count it: one IPv4 address, or the /64 that a single IPv6 subscriber has. */
export function clientNetwork(c: Context, trustProxy: boolean): string {
  return networkOf(clientAddress(c, trustProxy));
}

/** The caller's IP: from the socket, or behind a trusted proxy the last hop that the proxy itself wrote. */
function clientAddress(c: Context, trustProxy: boolean): string {
  if (trustProxy) {
    const lastHop = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim();
    if (lastHop) return lastHop;
  }
  const env = c.env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined;
  return env?.incoming?.socket?.remoteAddress ?? 'unknown';
}

/** The network of an address; what is no address is its own. */
export function networkOf(address: string): string {
  // Some proxies write brackets and a port, and a link-local address names its interface.
  const bare = address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/%.*$/, '');
  if (isIP(bare) !== 6) return address.replace(/^([\d.]+):\d+$/, '$1');
  const [head = '', tail] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const groups = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  // An IPv4 caller on a socket that speaks both: ::ffff:a.b.c.d, of which the URL parser makes hexadecimal groups.
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff')
    return groups
      .slice(6)
      .map((group) => Number.parseInt(group, 16))
      .flatMap((pair) => [pair >> 8, pair & 255])
      .join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}
