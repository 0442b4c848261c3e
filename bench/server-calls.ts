/** What the load and attack scripts do with a running server: accounts, calls, and figures about both. */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import type { ServerProcess } from '../apps/server/src/testing/run-server.ts';

/** The same picture with a word hidden in it: as costly to measure, and another one to the cache. */
export const mark = (png: Buffer, word: string): Buffer => {
  const body = Buffer.concat([Buffer.from('tEXt', 'latin1'), Buffer.from(`mark\0${word}`, 'latin1')]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  const end = png.length - 12;
  return Buffer.concat([png.subarray(0, end), chunk, png.subarray(end)]);
};

/** Whole milliseconds; the 99th percentile of fewer than a hundred is the largest. */
export const spread = (ms: number[]) => {
  const sorted = [...ms].sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { p50: at(0.5), p99: at(0.99), max: at(1) };
};

/** Resident memory of a process and all below it, from /proc. */
export const memoryMb = (pid: number): number => {
  try {
    const kb = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return kb / 1024 + (children ? children.split(' ').reduce((sum, child) => sum + memoryMb(Number(child)), 0) : 0);
  } catch {
    return 0;
  }
};

/** Each call comes from a network of its own, as the calls of different people do. */
const someNetwork = (): string => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250) + 1).join('.')}`;

export type Calls = {
  call: (path: string, body?: unknown, token?: string) => Promise<Response>;
  /** The access token of a new, confirmed account. */
  newUser: (name: string) => Promise<string>;
  newSubscriber: (name: string) => Promise<string>;
  publishableKey: string;
};

/** Calls a server that shows its outbox and trusts a proxy. */
export const callsOf = async (server: Pick<ServerProcess, 'url'>): Promise<Calls> => {
  const { publishableKey } = (await (await fetch(`${server.url}/config.json`)).json()) as { publishableKey: string };
  const call: Calls['call'] = (path, body, token) =>
    fetch(server.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        apikey: publishableKey,
        'content-type': 'application/json',
        'x-forwarded-for': someNetwork(),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: body instanceof Buffer ? new Uint8Array(body) : JSON.stringify(body) }),
    });
  const newUser = async (name: string): Promise<string> => {
    const account = { email: `${name}@example.com`, password: 'correct horse battery' };
    await call('/auth/v1/signup', account);
    let link: string | undefined;
    while (!link) {
      await sleep(100);
      const mails = (await (await fetch(`${server.url}/dev/outbox.json`)).json()) as { to: string; link: string }[];
      link = mails.find((mail) => mail.to === account.email)?.link;
    }
    const spent = { type: 'signup', token_hash: new URL(link).searchParams.get('token_hash') };
    const session = (await (await call('/auth/v1/verify', spent)).json()) as { access_token: string };
    return session.access_token;
  };
  const newSubscriber = async (name: string): Promise<string> => {
    const token = await newUser(name);
    const checkout = await call('/functions/v1/create-polar-checkout', undefined, token);
    const { checkoutUrl } = (await checkout.json()) as { checkoutUrl: string };
    // The test checkout answers nobody behind a proxy.
    await fetch(server.url + new URL(checkoutUrl).pathname, { method: 'POST', redirect: 'manual' });
    return token;
  };
  return { call, newUser, newSubscriber, publishableKey };
};
