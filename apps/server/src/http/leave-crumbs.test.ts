import { once } from 'node:events';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createCrumbGuard, leaveCrumbs, readInPortions } from './leave-crumbs.ts';

/** Sends a body in chunks of this size, and tells how many pieces were parsed, how many taken in, and whether they were answered. */
const send = async (chunks: number, bytesEach: number) => {
  let [parsed, pieces] = [0, 0];
  const server = createServer((incoming, outgoing) => {
    leaveCrumbs(incoming);
    const push = incoming.push.bind(incoming);
    incoming.push = (...piece) => {
      parsed += 1;
      return push(...piece);
    };
    incoming.on('data', () => {
      pieces += 1;
    });
    incoming.on('end', () => outgoing.end('taken'));
  });
  server.on('connection', readInPortions);
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
  return { parsed, pieces, isTaken: answer.endsWith('taken\r\n0\r\n\r\n') || answer.endsWith('taken') };
};

test('a body of single bytes is hung up on before all of it was taken in', async () => {
  const { parsed, pieces, isTaken } = await send(50_000, 1);
  expect(pieces).toBeLessThan(2_500);
  // Without portions all that one read brought, 11,000 of them.
  expect(parsed).toBeLessThan(3_000);
  expect(isTaken).toBe(false);
});

test('a body of many pieces of a usual size is taken, and a small one of single bytes too', async () => {
  expect((await send(6_000, 100)).isTaken).toBe(true);
  expect((await send(900, 1)).isTaken).toBe(true);
});

const createNetwork = (guard: ReturnType<typeof createCrumbGuard>, remoteAddress: string) => {
  const open = () => {
    const socket = new Socket();
    Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
    const incoming = new IncomingMessage(socket);
    const outgoing = new ServerResponse(incoming);
    return { isRefused: guard.refuses(socket), incoming, outgoing };
  };
  return {
    open,
    crumble: () => {
      const { isRefused, incoming, outgoing } = open();
      guard.takes(incoming, outgoing);
      for (let piece = 0; piece < 5_000; piece++) incoming.push(Buffer.from('['));
      return isRefused;
    },
    ask: (status: number) => {
      const { isRefused, incoming, outgoing } = open();
      guard.takes(incoming, outgoing);
      incoming.complete = true;
      outgoing.statusCode = status;
      outgoing.emit('finish');
      return isRefused;
    },
  };
};
const times = (count: number, one: () => boolean): boolean[] => Array.from({ length: count }, one);

test('a network that goes on sending crumbs is not listened to until the minute is over, unless it is a proxy', () => {
  const clock = { ms: 0 };
  const direct = createCrumbGuard(false, () => new Date(clock.ms));
  const hostile = createNetwork(direct, '10.0.0.1');
  expect(times(12, hostile.crumble)).toEqual([...Array(11).fill(false), true]);
  expect(createNetwork(direct, '10.0.0.2').crumble()).toBe(false);
  clock.ms = 60_000;
  expect(hostile.crumble()).toBe(false);
  expect(times(400, createNetwork(createCrumbGuard(true), '10.0.0.1').crumble)).not.toContain(true);
});

test('who shares a network with somebody who sends crumbs is listened to, until they take a fortieth of a processor', () => {
  const clock = { ms: 0 };
  const shared = createNetwork(
    createCrumbGuard(false, () => new Date(clock.ms)),
    '10.0.0.1',
  );
  expect(shared.ask(200)).toBe(false);
  expect(times(301, shared.crumble)).not.toContain(true);
  expect(shared.ask(200)).toBe(true);
  clock.ms = 60_000;
  expect(shared.ask(200)).toBe(false);
});

test('a connection that was open before its network was refused sends no more bodies in chunks', () => {
  const guard = createCrumbGuard(false);
  const hostile = createNetwork(guard, '10.0.0.1');
  times(11, hostile.crumble);
  const takes = (headers: Record<string, string>) => {
    const { incoming, outgoing } = hostile.open();
    incoming.headers = headers;
    return { isTaken: guard.takes(incoming, outgoing), isOpen: !incoming.socket.destroyed };
  };
  expect(takes({ 'transfer-encoding': 'chunked' })).toEqual({ isTaken: false, isOpen: false });
  expect(takes({ 'content-length': '10' })).toEqual({ isTaken: true, isOpen: true });
});

test('a refused request makes no network known', () => {
  const hostile = createNetwork(createCrumbGuard(false), '10.0.0.1');
  hostile.ask(400);
  expect(times(12, hostile.crumble)).toContain(true);
});
