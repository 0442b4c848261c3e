/**
 * Fifty users generate at once against the real server process: no error but 429 with Retry-After, bounded memory, a
 * health endpoint under 100 ms and other requests that are not starved. Run: node bench/server-load.ts [users] [picture]
 * Other programs on the machine count against it: the load before the start is printed, and should be below 1.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { crc32 } from 'node:zlib';
import { type ServerProcess, startServer } from '../apps/server/src/testing/run-server.ts';
import { startBareServer } from './bare-server.ts';
import { startProbe } from './server-probe.ts';

const USERS = 50;
const PICTURE = 'apps/web/src/features/marketing/hero-screenshot.png';
const HEALTH_LIMIT_MS = 100;
/** A page that somebody waits for. */
const HISTORY_LIMIT_MS = 1_000;
/** One user may ask 600 times a minute. */
const HISTORY_PROBE_MS = 125;
/** The embedded database, one measuring worker with its models, and the bodies in flight. */
const MEMORY_LIMIT_MB = 2_048;
const SAMPLE_MS = 500;

export type ServerLoad = {
  machine: { cores: number; loadBefore: number };
  users: number;
  seconds: number;
  statuses: Record<string, number>;
  healthMs: { p50: number; p99: number; max: number };
  /** The same question to a bare server beside it: what the machine itself takes, with whatever else runs on it. */
  bareMs: { p50: number; p99: number; max: number };
  historyMs: { p50: number; p99: number; max: number };
  probeFailures: number;
  /** Of the server process and the workers below it, in megabytes. */
  memoryMb: { before: number; peak: number };
};

/** The same picture with a word hidden in it: as costly to measure, and another one to the cache. */
const marked = (png: Buffer, word: string): string => {
  const body = Buffer.concat([Buffer.from('tEXt', 'latin1'), Buffer.from(`mark\0${word}`, 'latin1')]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  const end = png.length - 12;
  return Buffer.concat([png.subarray(0, end), chunk, png.subarray(end)]).toString('base64');
};

const spread = (ms: number[]) => {
  const sorted = [...ms].sort((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { p50: at(0.5), p99: at(0.99), max: at(1) };
};

/** Resident memory of a process and all below it, from /proc. */
const memoryMb = (pid: number): number => {
  try {
    const kb = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return kb / 1024 + (children ? children.split(' ').reduce((sum, child) => sum + memoryMb(Number(child)), 0) : 0);
  } catch {
    return 0;
  }
};

const callsOf = async (server: ServerProcess) => {
  const { publishableKey } = (await (await fetch(`${server.url}/config.json`)).json()) as { publishableKey: string };
  const call = (path: string, body?: unknown, token?: string) =>
    fetch(server.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        apikey: publishableKey,
        'content-type': 'application/json',
        'x-forwarded-for': `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 250) + 1).join('.')}`,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: body instanceof Buffer ? new Uint8Array(body) : JSON.stringify(body) }),
    });
  const newSubscriber = async (name: string): Promise<string> => {
    const account = { email: `${name}@example.com`, password: 'correct horse battery' };
    await call('/auth/v1/signup', account);
    let link: string | undefined;
    while (!link) {
      await sleep(100);
      const mails = (await (await fetch(`${server.url}/dev/outbox.json`)).json()) as { to: string; link: string }[];
      link = mails.find((mail) => mail.to === account.email)?.link;
    }
    await call('/auth/v1/verify', { type: 'signup', token_hash: new URL(link).searchParams.get('token_hash') });
    const { access_token } = (await (await call('/auth/v1/token?grant_type=password', account)).json()) as {
      access_token: string;
    };
    const { checkoutUrl } = (await (
      await call('/functions/v1/create-polar-checkout', undefined, access_token)
    ).json()) as { checkoutUrl: string };
    // The test checkout answers nobody behind a proxy.
    await fetch(server.url + new URL(checkoutUrl).pathname, { method: 'POST', redirect: 'manual' });
    return access_token;
  };
  return { call, newSubscriber, publishableKey };
};

/** Starts the server with a folder of its own and lets the users generate, each waiting as a 429 tells. */
export const benchServerLoad = async (users = USERS, picture = PICTURE): Promise<ServerLoad> => {
  const png = readFileSync(picture);
  const machine = { cores: availableParallelism(), loadBefore: Math.round(loadavg()[0]! * 100) / 100 };
  const dataDir = mkdtempSync(join(tmpdir(), 'blueprompt-load-'));
  const server = await startServer(dataDir, { LOG_LEVEL: 'error', MEASURE_WORKERS: '' });
  try {
    const { call, newSubscriber, publishableKey } = await callsOf(server);
    const tokens: string[] = [];
    for (let user = 0; user < users; user++) tokens.push(await newSubscriber(`load-${user}`));
    const statuses: Record<string, number> = {};
    const memory = { before: memoryMb(server.pid), peak: 0 };
    const sampler = setInterval(() => {
      memory.peak = Math.max(memory.peak, memoryMb(server.pid));
    }, SAMPLE_MS);
    const bodies = tokens.map((_, user) => {
      const imageBase64 = marked(png, `user ${user}`);
      return Buffer.from(JSON.stringify({ imageBase64, uiType: 'webapp', pageName: 'Home', isFullPage: true }));
    });
    const bareServer = await startBareServer();
    const bare = await startProbe(bareServer.url);
    const health = await startProbe(`${server.url}/healthz`);
    const history = await startProbe(`${server.url}/rest/v1/analysis_history?select=id&limit=3`, {
      headers: { apikey: publishableKey, authorization: `Bearer ${tokens[0]}` },
      everyMs: HISTORY_PROBE_MS,
    });
    const started = performance.now();
    await Promise.all(
      tokens.map(async (token, user) => {
        for (let status = 429; status === 429; ) {
          const answer = await call('/functions/v1/analyze-ui', bodies[user], token);
          status = answer.status;
          const retryAfter = Number(answer.headers.get('retry-after'));
          const name = status === 429 && !(retryAfter > 0) ? '429 without Retry-After' : String(status);
          statuses[name] = (statuses[name] ?? 0) + 1;
          await answer.arrayBuffer();
          if (status === 429) await sleep(Math.max(1, retryAfter) * 1000 * (0.5 + Math.random()));
        }
      }),
    );
    const seconds = (performance.now() - started) / 1000;
    clearInterval(sampler);
    const [healthTimes, bareTimes, historyTimes] = await Promise.all([health.stop(), bare.stop(), history.stop()]);
    bareServer.close();
    return {
      machine,
      users,
      seconds: Math.round(seconds * 10) / 10,
      statuses,
      healthMs: spread(healthTimes.ms),
      bareMs: spread(bareTimes.ms),
      historyMs: spread(historyTimes.ms),
      probeFailures: healthTimes.failures + historyTimes.failures,
      memoryMb: { before: Math.round(memory.before), peak: Math.round(memory.peak) },
    };
  } finally {
    await server.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
};

/** What the run broke of what is promised, in words; empty when nothing. */
export const violationsOf = (result: ServerLoad): string[] => {
  const odd = Object.keys(result.statuses).filter((status) => status !== '200' && status !== '429');
  return [
    ...odd.map((status) => `${result.statuses[status]} answers were ${status}`),
    ...(result.statuses['200'] === result.users
      ? []
      : [`${result.statuses['200'] ?? 0} of ${result.users} users served`]),
    ...(result.probeFailures === 0 ? [] : [`${result.probeFailures} other requests failed`]),
    ...(result.healthMs.max <= HEALTH_LIMIT_MS ? [] : [`health took ${result.healthMs.max} ms of ${HEALTH_LIMIT_MS}`]),
    ...(result.historyMs.max <= HISTORY_LIMIT_MS
      ? []
      : [`the history took ${result.historyMs.max} ms of ${HISTORY_LIMIT_MS}`]),
    ...(result.memoryMb.peak <= MEMORY_LIMIT_MB ? [] : [`${result.memoryMb.peak} MB of memory of ${MEMORY_LIMIT_MB}`]),
  ];
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const result = await benchServerLoad(Number(process.argv[2] ?? USERS), process.argv[3] ?? PICTURE);
  console.log(JSON.stringify(result, null, 2));
  const violations = violationsOf(result);
  for (const violation of violations) console.error(`broken: ${violation}`);
  process.exit(violations.length > 0 ? 1 : 0);
}
