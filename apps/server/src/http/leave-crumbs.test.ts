import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { leaveCrumbs } from './leave-crumbs.ts';

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
