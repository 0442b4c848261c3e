import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryMb, spread } from '../../bench/server-calls.ts';
import { startProbe } from '../../bench/server-probe.ts';
import { type Report, withServer } from './attack.ts';

const SLOW_SOCKETS = 200;
const CRUMB_SOCKETS = 8;
/** Open before the first crumb, so that nothing is known yet of who sends them. */
const EARLY_SOCKETS = 200;
const IDLE_MS = 15_000;
const ATTACK_MS = 45_000;
/** A page that somebody waits for. */
const HISTORY_LIMIT_MS = 1_000;
const HISTORY_EVERY_MS = 125;
const MAX_GROWTH_MB = 400;
/** What the attack may cost of a processor; unlike the answer times, the same on a busy machine as on an idle one. */
const MAX_PROCESSOR_SHARE = 0.15;
const MAX_UNSENT_BYTES = 1_000_000;
const RECONNECT_MS = 50;
const ADDRESSES = [
  '/functions/v1/analyze-ui',
  '/rest/v1/analysis_history',
  '/storage/v1/object/screenshots/x/1-0-a.png',
];

type Hostile = { port: number; key: string; token: string };

const open = (port: number): Socket => {
  // Not the network that the victim calls from.
  const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' });
  // Being hung up on is what should happen.
  socket.on('error', () => undefined);
  return socket.resume();
};

const post = (socket: Socket, { port, key, token }: Hostile, path: string, framing: string): Socket => {
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\napikey: ${key}\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: application/json\r\n${framing}\r\n\r\n`,
  );
  return socket;
};

/** Announces ten megabytes and sends a byte a second. */
const drip = async (socket: Socket, isOver: () => boolean): Promise<void> => {
  while (!isOver() && !socket.destroyed) {
    socket.write('[');
    await sleep(1_000);
  }
  socket.destroy();
};

/** Sends chunks of a single byte as fast as they are taken. */
const crumble = async (socket: Socket, hostile: Hostile, isOver: () => boolean): Promise<void> => {
  const crumbs = '1\r\n[\r\n'.repeat(4_096);
  post(socket, hostile, ADDRESSES[0]!, 'Transfer-Encoding: chunked');
  while (!isOver() && !socket.destroyed) {
    if (socket.writableLength < MAX_UNSENT_BYTES) socket.write(crumbs);
    await sleep(1);
  }
  socket.destroy();
};
const crumbleAgain = async (hostile: Hostile, isOver: () => boolean): Promise<void> => {
  while (!isOver()) {
    await crumble(open(hostile.port), hostile, isOver);
    // Opening connections as fast as they are refused would be another attack.
    await sleep(RECONNECT_MS);
  }
};

/** Asks for something that is answered well: a network that does is given more patience, so an attacker would. */
const becomeKnown = async (port: number): Promise<void> => {
  const socket = open(port);
  socket.write(`GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`);
  await once(socket, 'close');
};

/** Processor seconds of the server's process so far, and how late its event loop was since this was last asked. */
const readLoop = async (url: string) => {
  const text = await (await fetch(`${url}/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
  return {
    processorS: read('process_cpu_seconds_total'),
    lateMs: Math.round(1_000 * read('nodejs_eventloop_lag_p99_seconds')),
  };
};

/** Hundreds of bodies that hardly arrive and some in single bytes, while one user reads the own history. */
export const slowBodies = (): Promise<Report> =>
  withServer(
    async ({ newUser, server, publishableKey }) => {
      const victim = await newUser('victim');
      const hostile = { port: Number(new URL(server.url).port), key: publishableKey, token: await newUser('hostile') };
      const probe = () =>
        startProbe(`${server.url}/rest/v1/analysis_history?select=id&limit=3`, {
          headers: { apikey: publishableKey, authorization: `Bearer ${victim}` },
          everyMs: HISTORY_EVERY_MS,
        });
      const quiet = await probe();
      const atFirst = await readLoop(server.url);
      await sleep(IDLE_MS);
      const beforeAttack = await readLoop(server.url);
      const idle = await quiet.stop();
      await becomeKnown(hostile.port);
      const early = Array.from({ length: EARLY_SOCKETS }, () => open(hostile.port));
      await Promise.all(early.map((socket) => once(socket, 'connect')));
      const before = memoryMb(server.pid);
      let isOver = false;
      const attack = [
        ...Array.from({ length: SLOW_SOCKETS }, (_, n) => {
          const path = ADDRESSES[n % ADDRESSES.length]!;
          return drip(post(open(hostile.port), hostile, path, 'Content-Length: 10000000'), () => isOver);
        }),
        ...early.map((socket) => crumble(socket, hostile, () => isOver)),
        ...Array.from({ length: CRUMB_SOCKETS }, () => crumbleAgain(hostile, () => isOver)),
      ];
      const watched = await probe();
      await sleep(ATTACK_MS);
      const attacked = await watched.stop();
      const afterAttack = await readLoop(server.url);
      const grown = Math.round(memoryMb(server.pid) - before);
      isOver = true;
      await Promise.all(attack);
      const slowest = spread(attacked.ms);
      const idleShare = ((beforeAttack.processorS - atFirst.processorS) * 1_000) / IDLE_MS;
      const share = ((afterAttack.processorS - beforeAttack.processorS) * 1_000) / ATTACK_MS - idleShare;
      return {
        figures: {
          idleMs: spread(idle.ms),
          attackedMs: slowest,
          failures: attacked.failures,
          loopLateMs: { idle: beforeAttack.lateMs, attacked: afterAttack.lateMs },
          processorShare: { idle: idleShare.toFixed(3), attack: share.toFixed(3) },
          grownMb: grown,
        },
        broken: [
          ...(attacked.failures === 0 ? [] : [`${attacked.failures} reads of another user failed`]),
          ...(slowest.p99 <= HISTORY_LIMIT_MS ? [] : [`the history took ${slowest.p99} ms of ${HISTORY_LIMIT_MS}`]),
          ...(share <= MAX_PROCESSOR_SHARE ? [] : [`the attack took ${share.toFixed(2)} of a processor`]),
          ...(grown <= MAX_GROWTH_MB ? [] : [`memory grew by ${grown} MB of ${MAX_GROWTH_MB}`]),
        ],
      };
    },
    { TRUST_PROXY: 'off' },
  );
