import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, isIP, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { allowedPorts, isAllowedHost } from './allowed-hosts.ts';
import { isPublicAddress } from './public-address.ts';

type Address = { address: string; family: number };

/** How names become addresses, and addresses connections; tests bring their own. */
export type Network = {
  lookup: (host: string) => Promise<Address[]>;
  /** To one of these addresses and no other, whatever the name means by now. */
  connect: (host: string, port: number, addresses: Address[]) => Socket;
};

/** What a browser may reach. */
export type GateRules = {
  /** Whose pages may be opened; what a page loads may come from anywhere public. */
  hosts: readonly string[];
  /** Of everything that a page loads. */
  maxBytes: number;
  network?: Network;
};

export type Gate = {
  /** With these a browser has no other way out. */
  browserArguments: string[];
  /** Why a page may not be opened, as the rest of a sentence. */
  judge: (address: string) => Promise<string | undefined>;
  /** Why what came through is not the whole page. */
  fault: () => string | undefined;
  close: () => void;
};

/** A page may name many hosts: the answers come without the threads that files and pictures wait for, and not for ever. */
const resolver = new Resolver({ timeout: 3_000, tries: 2 });
/** More names than any page has. */
const MAX_NAMES = 200;

const SYSTEM: Network = {
  lookup: async (host) => {
    if (isIP(host) > 0) return [{ address: host, family: isIP(host) }];
    const [v4, v6] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    return [
      ...(v4.status === 'fulfilled' ? v4.value.map((address) => ({ address, family: 4 })) : []),
      ...(v6.status === 'fulfilled' ? v6.value.map((address) => ({ address, family: 6 })) : []),
    ];
  },
  connect: (host, port, addresses) =>
    connect({ host, port, autoSelectFamily: true, lookup: (_host, _options, done) => done(null, addresses) }),
};

const NO_ADDRESSES = Promise.resolve<Address[]>([]);

/** In an address IPv6 has brackets, elsewhere it has none. */
const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

/**
 * Opens a proxy on this machine through which a browser reaches public addresses only. Every connection asks here, those of redirects
 * and of pictures too. A name is looked up once and means those addresses from then on, whatever it is made to mean a moment later.
 */
export const openGate = async ({ hosts, maxBytes, network = SYSTEM }: GateRules): Promise<Gate> => {
  const ports = allowedPorts(hosts);
  const known = new Map<string, Promise<Address[]>>();
  const addressesOf = (hostname: string): Promise<Address[]> => {
    const host = bare(hostname);
    const found = known.get(host) ?? (known.size < MAX_NAMES ? network.lookup(host).catch(() => []) : NO_ADDRESSES);
    known.set(host, found);
    return found;
  };
  const open = new Set<Duplex>();
  let left = maxBytes;
  let isClosed = false;
  const keep = <S extends Duplex>(socket: S): S => {
    open.add(socket);
    socket.once('close', () => open.delete(socket)).on('error', () => socket.destroy());
    if (isClosed) socket.destroy();
    return socket;
  };
  const closeAll = (): void => {
    for (const socket of open) socket.destroy();
  };
  const count = (chunk: Uint8Array): void => {
    left -= chunk.length;
    if (left < 0) closeAll();
  };
  /** A connection to a public address, or nothing. */
  const reach = async (hostname: string, port: number): Promise<Socket | undefined> => {
    if (!ports.has(port)) return undefined;
    const addresses = await addressesOf(hostname);
    if (isClosed || left < 0) return undefined;
    if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) return undefined;
    return keep(network.connect(bare(hostname), port, addresses)).on('data', count);
  };
  const proxy = createServer((asked, answer) => {
    forward(asked, answer, reach).catch(() => answer.destroy());
  });
  proxy.on('connection', keep);
  proxy.on('connect', (asked, socket) => {
    tunnel(asked, socket, reach).catch(() => socket.destroy());
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  const { port } = proxy.address() as AddressInfo;
  return {
    browserArguments: [
      `--proxy-server=http://127.0.0.1:${port}`,
      // Without this the machine's own addresses would be asked past the proxy.
      '--proxy-bypass-list=<-loopback>',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      '--disable-quic',
      '--webrtc-ip-handling-policy=disable_non_proxied_udp',
      '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    ],
    judge: (address) => judgeAddress(address, hosts, addressesOf),
    fault: () => (left < 0 ? `it loads more than ${Math.floor(maxBytes / 1e6)} MB` : undefined),
    close: () => {
      isClosed = true;
      proxy.close();
      closeAll();
    },
  };
};

const judgeAddress = async (
  address: string,
  hosts: readonly string[],
  addressesOf: (hostname: string) => Promise<Address[]>,
): Promise<string | undefined> => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return 'only http:// and https:// addresses can be captured';
  if (!isAllowedHost(url, hosts)) return `${url.host} isn't a site that this server may open`;
  const addresses = await addressesOf(url.hostname);
  if (addresses.length === 0) return `there is no host named ${url.hostname}`;
  const isPublic = addresses.every((one) => isPublicAddress(one.address));
  return isPublic ? undefined : `${url.hostname} leads to a private address`;
};

type Reach = (hostname: string, port: number) => Promise<Socket | undefined>;

const REFUSED = 'HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n';

/** What is encrypted goes through as it is, to the host that was asked for. */
const tunnel = async ({ url = '' }: IncomingMessage, socket: Duplex, reach: Reach): Promise<void> => {
  const asked = URL.canParse(`https://${url}`) ? new URL(`https://${url}`) : undefined;
  const target = asked && (await reach(asked.hostname, Number(asked.port || 443)));
  if (!target) return void socket.end(REFUSED);
  if (socket.destroyed) return void target.destroy();
  target.once('connect', () => {
    socket.write('HTTP/1.1 200 OK\r\n\r\n');
    target.pipe(socket).pipe(target);
  });
  target.once('close', () => socket.destroy());
  socket.once('close', () => target.destroy());
};

/** One connection a request: what a kept one would save is little, and whom it leads to would be one more thing to know. */
const forward = async (asked: IncomingMessage, answer: ServerResponse, reach: Reach): Promise<void> => {
  const url = URL.canParse(asked.url ?? '') ? new URL(asked.url!) : undefined;
  const target = url?.protocol === 'http:' ? await reach(url.hostname, Number(url.port || 80)) : undefined;
  if (!url || !target) return void answer.writeHead(403).end();
  if (answer.destroyed) return void target.destroy();
  answer.once('close', () => target.destroy());
  const { 'proxy-connection': _ours, ...headers } = asked.headers;
  const passed = request({
    method: asked.method,
    path: `${url.pathname}${url.search}`,
    headers: { ...headers, host: url.host, connection: 'close' },
    createConnection: () => target,
  });
  passed.on('error', () => answer.destroy());
  passed.on('response', (given) => {
    try {
      answer.writeHead(given.statusCode ?? 502, withoutHops(given.headers));
      given.on('error', () => answer.destroy()).pipe(answer);
    } catch {
      // A stranger may answer with what cannot be passed on: a status below 100, a header that is none.
      answer.destroy();
      target.destroy();
    }
  });
  asked.pipe(passed);
};

/** What two neighbours say to each other about their own connection; both of ours are others. */
const HOPS = new Set(['connection', 'keep-alive', 'trailer', 'transfer-encoding']);
const withoutHops = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOPS.has(name)));
