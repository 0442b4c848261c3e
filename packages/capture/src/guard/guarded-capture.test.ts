import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findBrowser } from '../../../../scripts/find-browser.ts';
import { captureAddress } from '../capture-address.ts';
import type { GateRules } from './open-gate.ts';

const VIEW = { width: 800, scale: 1, dark: false, height: 600 };
const PUBLIC = '93.184.215.14';
/** What each name leads to; a name with several answers gives them one after another, and the last from then on. */
const NAMES: Record<string, string[]> = {
  'shop.example': [PUBLIC],
  'cdn.example': [PUBLIC],
  'other.example': [PUBLIC],
  'inside.example': ['10.0.0.7'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'both.example': [PUBLIC],
  'rebound.example': [PUBLIC, '127.0.0.1'],
};

let pages: Server;
let inside: Server;
let env: Record<string, string | undefined>;
let reached: string[] = [];
let asked: string[] = [];
let connectedTo: string[] = [];
let lookups: Record<string, number> = {};
const portOf = (server: Server): number => (server.address() as AddressInfo).port;

const rules = (hosts: string[], maxBytes = 20e6): GateRules => ({
  hosts,
  maxBytes,
  network: {
    // As the system does it: a number is an address.
    lookup: async (host) => {
      if (/^[\d.]+$/.test(host) || host.includes(':'))
        return [{ address: host === '2130706433' ? '127.0.0.1' : host, family: 4 }];
      if (host === 'both.example') return [PUBLIC, '192.168.0.1'].map((address) => ({ address, family: 4 }));
      const answers = NAMES[host];
      if (!answers) throw new Error('ENOTFOUND');
      const at = lookups[host] ?? 0;
      lookups = { ...lookups, [host]: at + 1 };
      return [{ address: answers[Math.min(at, answers.length - 1)]!, family: 4 }];
    },
    connect: (host, _port, addresses) => {
      reached.push(host);
      connectedTo.push(...addresses.map(({ address }) => address));
      return connect(portOf(pages), '127.0.0.1');
    },
  },
});
const capture = async (address: string, hosts = ['shop.example'], maxBytes?: number) =>
  (await captureAddress(address, [VIEW], { env, rules: rules(hosts, maxBytes), timeoutMs: 20_000 }))[0]!;

beforeAll(async () => {
  inside = createServer((request, response) => {
    asked.push(request.url!);
    response.setHeader('access-control-allow-origin', '*').end('secret');
  });
  await once(inside.listen(0, '127.0.0.1'), 'listening');
  pages = createServer(({ url = '/', headers: { host } }, response) => {
    const to = new URL(url, 'http://any').searchParams.get('to');
    if (url.startsWith('/moved')) return void response.writeHead(302, { location: to! }).end();
    if (url === '/large') return void response.end(Buffer.alloc(3_000_000, 32));
    if (url === '/style.css') return void response.setHeader('content-type', 'text/css').end('h1 { color: #b91c1c }');
    response.setHeader('content-type', 'text/html');
    const more = url.startsWith('/loads') ? to : url.startsWith('/script') ? `<script>location = '${to}'</script>` : '';
    response.end(
      `<!doctype html><title>Shop</title><link rel="stylesheet" href="http://cdn.example/style.css"><h1>Shop at ${host}</h1>${more}`,
    );
  });
  await once(pages.listen(0, '127.0.0.1'), 'listening');
  env = { ...process.env, CHROME_PATH: await findBrowser() };
});
beforeEach(() => {
  [reached, asked, connectedTo, lookups] = [[], [], [], {}];
});
afterAll(() => {
  for (const server of [pages, inside]) {
    server.closeAllConnections();
    server.close();
  }
});

describe('a guarded capture', () => {
  test('takes a page of an allowed host, and what it loads from other public hosts', async () => {
    const { bytes, facts } = await capture('http://shop.example/');
    expect(Buffer.from(bytes.slice(1, 4)).toString()).toBe('PNG');
    expect(facts.texts.map(({ text, color }) => [text, color])).toEqual([['Shop at shop.example', '#b91c1c']]);
    expect(reached).toEqual(expect.arrayContaining(['shop.example', 'cdn.example']));
  });

  test.each([
    ['a host that is not listed', 'http://other.example/', "other.example isn't a site that this server may open"],
    ['a file', 'file:///etc/passwd', 'only http:// and https:// addresses can be captured'],
    ['a data address', 'data:text/html,hello', 'only http:// and https:// addresses can be captured'],
    ['a script', 'javascript:alert(1)', 'only http:// and https:// addresses can be captured'],
    ['a page of the browser', 'chrome://version', 'only http:// and https:// addresses can be captured'],
    ['a name that does not exist', 'http://nowhere.example/', 'there is no host named nowhere.example'],
    ['a name of a private address', 'http://inside.example/', 'inside.example leads to a private address'],
    ['a name of a mapped address', 'http://mapped.example/', 'mapped.example leads to a private address'],
    ['a name of a public and a private address', 'http://both.example/', 'both.example leads to a private address'],
    ['a private IPv4 address', 'http://192.168.0.1/', '192.168.0.1 leads to a private address'],
    ['a private IPv6 address', 'http://[fd00::1]/', '[fd00::1] leads to a private address'],
    ['a mapped IPv6 address', 'http://[::ffff:127.0.0.1]/', '[::ffff:7f00:1] leads to a private address'],
    ['a decimal address', 'http://2130706433/', '127.0.0.1 leads to a private address'],
    ['an octal address', 'http://0177.0.0.1/', '127.0.0.1 leads to a private address'],
    ['a hexadecimal address', 'http://0x7f000001/', '127.0.0.1 leads to a private address'],
    ['the metadata of a cloud', 'http://169.254.169.254/latest', '169.254.169.254 leads to a private address'],
  ])('refuses %s', async (_what, address, reason) => {
    const hosts = address.includes('other') ? ['shop.example'] : ['*'];
    await expect(capture(address, hosts)).rejects.toThrow(reason);
    expect(reached).toEqual([]);
  });

  test.each([
    ['into a private address', 'http://inside.example/', 'inside.example leads to a private address'],
    ['to this machine', 'http://127.0.0.1/', '127.0.0.1 leads to a private address'],
    ['to a file', 'file:///etc/passwd', /^(only http|the page could not be opened \(net::ERR_UNSAFE_REDIRECT)/],
  ])('refuses a redirect %s', async (_what, to, reason) => {
    await expect(capture(`http://shop.example/moved?to=${to}`, ['*'])).rejects.toThrow(reason);
    expect(reached).toEqual(['shop.example']);
  });

  test('refuses a redirect to a host that is not listed, and one that a script makes', async () => {
    const reason = "other.example isn't a site that this server may open";
    await expect(capture('http://shop.example/moved?to=http://other.example/')).rejects.toThrow(reason);
    await expect(capture('http://shop.example/script?to=http://other.example/')).rejects.toThrow(reason);
    expect(reached).not.toContain('other.example');
  });

  test('connects to the address that was looked at, whatever its name means by then', async () => {
    await capture('http://rebound.example/loads?to=<img src="http://rebound.example/again.png">', ['*']);
    expect(lookups['rebound.example']).toBe(1);
    expect([...new Set(connectedTo)]).toEqual([PUBLIC]);
  });

  test('nothing in a page reaches a private address, whatever it is asked with', async () => {
    const port = portOf(inside);
    const packets = createSocket('udp4');
    let heard = 0;
    packets.on('message', () => {
      heard += 1;
    });
    await once(packets.bind(0, '127.0.0.1'), 'listening');
    const parts = [
      `<img src="http://127.0.0.1:${port}/img"><img src="http://[::1]:${port}/v6"><img src="http://localhost:${port}/name">`,
      `<iframe src="http://127.0.0.1:${port}/frame"></iframe><iframe src="file:///etc/passwd"></iframe>`,
      `<link rel="preconnect" href="http://127.0.0.1:${port}"><link rel="stylesheet" href="http://inside.example/style.css">`,
      `<script>fetch('http://127.0.0.1:${port}/fetch', { mode: 'no-cors' }).catch(() => 0);`,
      `new WebSocket('ws://127.0.0.1:${port}/socket'); open('http://127.0.0.1:${port}/window');`,
      `const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${packets.address().port}' }] });`,
      `peer.createDataChannel('x'); peer.createOffer().then((offer) => peer.setLocalDescription(offer));</script>`,
    ];
    const { facts } = await capture(`http://shop.example/loads?to=${encodeURIComponent(parts.join(''))}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
    packets.close();
    expect(facts.texts.map(({ text }) => text)).toContain('Shop at shop.example');
    expect({ asked, heard, reached: [...new Set(reached)] }).toEqual({
      asked: [],
      heard: 0,
      reached: ['shop.example', 'cdn.example'],
    });
  });

  test('reads a page that has changed the language as it is', async () => {
    const script = "<script>String.prototype.trim = () => 'x'.repeat(1e6); Array.prototype.push = () => 0</script>";
    const { facts } = await capture(`http://shop.example/loads?to=${encodeURIComponent(script)}`);
    expect(facts.texts.map(({ text }) => text)).toEqual(['Shop at shop.example']);
  });

  test('a port that is not listed is not reached', async () => {
    await expect(capture('http://shop.example:8080/')).rejects.toThrow("shop.example:8080 isn't a site");
    await capture('http://shop.example/loads?to=<img src="http://cdn.example:8080/a.png">');
    expect(reached.filter((host) => host === 'cdn.example')).toHaveLength(1);
  });

  test('gives up a page that loads too much', async () => {
    await expect(capture('http://shop.example/large', ['*'], 1e6)).rejects.toThrow('it loads more than 1 MB');
  });
});
