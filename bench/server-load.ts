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
import { startServer } from '../apps/server/src/testing/run-server.ts';
import { startBareServer } from './bare-server.ts';
import { callsOf, mark, memoryMb, spread } from './server-calls.ts';
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

/** Starts the server with a folder of its own and lets the users generate, each waiting as a 429 tells. */
export const benchServerLoad = async (users = USERS, picture = PICTURE): Promise<ServerLoad> => {
  const png = readFileSync(picture);
  const machine = { cores: availableParallelism(), loadBefore: Math.round(loadavg()[0]! * 100) / 100 };
  const dataDir = mkdtempSync(join(tmpdir(), 'blueprompt-load-'));
  const server = await startServer(dataDir, { LOG_LEVEL: 'error', MEASURE_WORKERS: '' }, { isMeasured: true });
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
      const imageBase64 = mark(png, `user ${user}`).toString('base64');
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
