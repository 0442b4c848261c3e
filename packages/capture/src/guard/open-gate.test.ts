import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Gate, openGate } from './open-gate.ts';

const PUBLIC = [{ address: '93.184.215.14', family: 4 }];
let site: Server;
let gate: Gate;
let said: string;
let targets: Socket[];
/** Answers every look-up of a name, once it is called. */
let answerNames: () => void;
/** Resolves when a name is asked for. */
let nameAsked: Promise<void>;

beforeEach(async () => {
  targets = [];
  site = createServer((socket) => socket.on('error', () => undefined).once('data', () => socket.end(said)));
  await once(site.listen(0, '127.0.0.1'), 'listening');
  const names = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  [answerNames, nameAsked] = [names.resolve, asked.promise];
  gate = await openGate({
    hosts: ['*'],
    maxBytes: 1e6,
    network: {
      lookup: async () => {
        asked.resolve();
        await names.promise;
        return PUBLIC;
      },
      connect: () => {
        const target = connect((site.address() as AddressInfo).port, '127.0.0.1');
        targets.push(target);
        return target;
      },
    },
  });
});
afterEach(() => {
  gate.close();
  site.close();
});

const proxyPort = (): number => Number(/:(\d+)$/.exec(gate.browserArguments[0]!)![1]);
const ask = (): ReturnType<typeof request> =>
  request({ port: proxyPort(), host: '127.0.0.1', path: 'http://shop.example/', agent: false });
const get = async (): Promise<{ status: number | undefined; body: string }> => {
  const [answer] = (await once(ask().end(), 'response')) as [IncomingMessage];
  return { status: answer.statusCode, body: await text(answer) };
};
const turn = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 50));

test.each([
  ['names a trailer that never comes', 'HTTP/1.1 200 OK\r\nTrailer: Expires\r\nContent-Length: 5\r\n\r\nhello'],
  [
    'comes in chunks',
    'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nTrailer: A\r\n\r\n5\r\nhello\r\n0\r\nA: b\r\n\r\n',
  ],
])('an answer that %s goes through', async (_what, answer) => {
  said = answer;
  answerNames();
  expect(await get()).toEqual({ status: 200, body: 'hello' });
});

test('an answer that cannot be passed on ends its connection and nothing else', async () => {
  answerNames();
  said = 'HTTP/1.1 099 Odd\r\nContent-Length: 0\r\n\r\n';
  await expect(get()).rejects.toThrow('socket hang up');
  said = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok';
  expect(await get()).toEqual({ status: 200, body: 'ok' });
});

test('a gate that was closed while a name was looked up connects nowhere', async () => {
  const asking = get().catch((error: Error) => error.message);
  await nameAsked;
  gate.close();
  answerNames();
  expect(await asking).toBe('socket hang up');
  await turn();
  expect(targets).toEqual([]);
});

test.each(['GET http://shop.example/ HTTP/1.1', 'CONNECT shop.example:443 HTTP/1.1'])(
  'whoever left while a name was looked up leaves no connection behind: %s',
  async (line) => {
    const asker = connect(proxyPort(), '127.0.0.1');
    asker.write(`${line}\r\nHost: shop.example\r\n\r\n`);
    await nameAsked;
    asker.destroy();
    await turn();
    answerNames();
    await turn();
    expect(targets.every(({ destroyed }) => destroyed)).toBe(true);
  },
);
