import { once } from 'node:events';
import { createServer, IncomingMessage } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createCrumbGuard, leaveCrumbs } from './leave-crumbs.ts';

/** Sends a body in chunks of this size, and tells how many pieces were taken in and whether they were answered. */
const send = async (chunks: number, bytesEach: number) => {
  let pieces = 0;
  const server = createServer((incoming, outgoing) => {
    leaveCrumbs(incoming);
    incoming.on('data', () => {
      pieces += 1;
    });
    incoming.on('end', () => outgoing.end('taken'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  // Hanging up while the other side still writes is an error there.
  socket.on('error', () => undefined);
  const chunk = `${bytesEach.toString(16)}\r\n${'x'.repeat(bytesEach)}\r\n`;
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n');
  socket.write(`${chunk.repeat(chunks)}0\r\n\r\n`);
  await new Promise((resolve) => socket.once('close', resolve));
  return { pieces, isTaken: answer.endsWith('taken\r\n0\r\n\r\n') || answer.endsWith('taken') };
};

test('a body of single bytes is hung up on before all of it was taken in', async () => {
  const { pieces, isTaken } = await send(50_000, 1);
  expect(pieces).toBeLessThan(5_000);
  expect(isTaken).toBe(false);
});

test('a body of many pieces of a usual size is taken, and a small one of single bytes too', async () => {
  expect((await send(6_000, 100)).isTaken).toBe(true);
  expect((await send(900, 1)).isTaken).toBe(true);
});

test('a network that goes on sending crumbs is not listened to until the minute is over, unless it is a proxy', () => {
  const clock = { ms: 0 };
  const crumbleOnce = (guard: ReturnType<typeof createCrumbGuard>, remoteAddress: string) => {
    const socket = new Socket();
    Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
    const isRefused = guard.refuses(socket);
    const incoming = new IncomingMessage(socket);
    guard.watch(incoming);
    for (let piece = 0; piece < 5_000; piece++) incoming.push(Buffer.from('['));
    return isRefused;
  };
  const direct = createCrumbGuard(false, () => new Date(clock.ms));
  const answers = Array.from({ length: 12 }, () => crumbleOnce(direct, '10.0.0.1'));
  expect(answers).toEqual([...Array(11).fill(false), true]);
  expect(crumbleOnce(direct, '10.0.0.2')).toBe(false);
  clock.ms = 60_000;
  expect(crumbleOnce(direct, '10.0.0.1')).toBe(false);
  const proxied = createCrumbGuard(true);
  expect(Array.from({ length: 30 }, () => crumbleOnce(proxied, '10.0.0.1'))).not.toContain(true);
});
