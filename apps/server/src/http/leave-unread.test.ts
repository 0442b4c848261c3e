import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveUnread } from './leave-unread.ts';

const NEVER = { readMs: 600_000, wholeMs: 600_000 };
/** More than any socket keeps on the way. */
const LARGE = Buffer.alloc(64 * 1024 * 1024);

describe('an answer that nobody reads', () => {
  const open: (() => void)[] = [];
  afterEach(() => {
    for (const close of open.splice(0)) close();
  });
  const serve = async (answer: RequestListener): Promise<number> => {
    const server = createServer(answer).listen(0, '127.0.0.1');
    await once(server, 'listening');
    open.push(() => {
      server.closeAllConnections();
      server.close();
    });
    return (server.address() as AddressInfo).port;
  };
  const ask = (port: number) => {
    const socket = connect(port, '127.0.0.1').pause();
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
    open.push(() => socket.destroy());
    return socket;
  };

  it('is given up when it is ready and not taken', async () => {
    const { promise: gone, resolve } = Promise.withResolvers<boolean>();
    const port = await serve((_, answer) => {
      leaveUnread(answer, { ...NEVER, readMs: 50 });
      answer.once('close', () => resolve(answer.writableFinished));
      answer.end(LARGE);
    });
    ask(port);
    expect(await gone).toBe(false);
  });

  it('is given up in the end where it goes on and on', async () => {
    const { promise: gone, resolve } = Promise.withResolvers<boolean>();
    const port = await serve((_, answer) => {
      leaveUnread(answer, { ...NEVER, wholeMs: 50 });
      answer.once('close', () => resolve(answer.writableFinished));
      answer.write(': waiting\n\n');
    });
    ask(port);
    expect(await gone).toBe(false);
  });

  it('leaves alone who reads, also for the next call on the same connection', async () => {
    const port = await serve((_, answer) => {
      leaveUnread(answer, NEVER);
      answer.end('ok');
    });
    for (let call = 0; call < 2; call++) expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('ok');
  });
});
