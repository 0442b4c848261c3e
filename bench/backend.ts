/**
 * What the backend costs on top of PostgreSQL: the newest 20 history entries of a signed-in user over HTTP, beside a bare
 * `pg` query in the same transaction shape behind the same HTTP server. Run: node bench/backend.ts
 */
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';
import { openTestBackend, type TestBackend } from '../packages/backend/src/testing/test-backend.ts';

const CLIENTS = 50;
const ROUND_MS = 4_000;
const WARM_UP_MS = 1_500;
const ROUNDS = 4;
const MANY_ROWS = 100_000;
/** The aim: at least this share of the bare query's requests per second. */
const AIM = 0.6;
const PATH = '/rest/v1/analysis_history?select=*&order=created_at.desc&limit=20';

type Load = { url: string; token: string; durationMs: number };
type Measured = { perSecond: number; p50Ms: number; p99Ms: number; failures: number };

type BackendBench = {
  backend: Measured;
  bare: Measured;
  ratio: number;
  /** Newest-20 list, one at a time: milliseconds with 20 and with 100,000 rows of the user. */
  fewRowsMs: number;
  manyRowsMs: number;
};

if (!isMainThread) parentPort!.postMessage(await load(workerData as Load));
else if (process.argv[1] === fileURLToPath(import.meta.url)) print(await benchBackend());

/** Runs both arms in turns on one real PostgreSQL. */
async function benchBackend(): Promise<BackendBench> {
  const t = await openTestBackend('postgres', {}, { ownServer: true });
  const user = await t.signedIn();
  await addRows(t, user.userId, 20);
  const backend = await listen(t.backend.app.fetch);
  const bare = await listenBare(t.url!, user.userId);
  const measure = (url: string, durationMs: number) => inThread({ url: url + PATH, token: user.token, durationMs });
  try {
    const rounds: { backend: Measured[]; bare: Measured[] } = { backend: [], bare: [] };
    for (const arm of [bare, backend]) await measure(arm.url, WARM_UP_MS);
    for (let round = 0; round < ROUNDS; round++) {
      rounds.bare.push(await measure(bare.url, ROUND_MS));
      rounds.backend.push(await measure(backend.url, ROUND_MS));
    }
    const fewRowsMs = await oneByOne(backend.url, user.token);
    await addRows(t, user.userId, MANY_ROWS);
    const manyRowsMs = await oneByOne(backend.url, user.token);
    const ratios = rounds.backend.map((each, index) => each.perSecond / rounds.bare[index]!.perSecond);
    return { backend: middle(rounds.backend), bare: middle(rounds.bare), ratio: median(ratios), fewRowsMs, manyRowsMs };
  } finally {
    backend.close();
    await bare.close();
    await t.close();
  }
}

async function addRows(t: TestBackend, userId: string, count: number): Promise<void> {
  const elements = Array.from({ length: 10 }, (_, n) => ({ type: 'button', count: n }));
  const result = JSON.stringify({ prompt: 'x'.repeat(1_000), elements });
  // As the owner: a bulk load is not what the statement time limit of requests is for.
  await t.server!.query(
    `insert into public.analysis_history (user_id, prompt, result, created_at)
     select '${userId}', 'project ' || n, '${result}', now() - make_interval(secs => n) from generate_series(1, ${count}) as n;
     analyze public.analysis_history`,
    'blueprompt',
  );
}

function listen(
  fetch: (request: Request) => Response | Promise<Response>,
): Promise<{ url: string; close: () => void }> {
  return new Promise((resolve) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close() }),
    );
  });
}

/** The same work without anything of ours: no token, no session, no parsing. */
async function listenBare(url: string, userId: string) {
  const pool = new pg.Pool({ connectionString: url, max: 12 });
  const claims = JSON.stringify({ sub: userId, role: 'authenticated' });
  const app = new Hono();
  app.get('/rest/v1/analysis_history', async (c) => {
    const client = await pool.connect();
    try {
      await client.query(
        `begin read only; select set_config('role', 'authenticated', true), set_config('request.jwt.claims', '${claims}', true)`,
      );
      const { rows } = await client.query(
        `with q as (select * from public.analysis_history order by created_at desc limit 20)
         select coalesce(json_agg(q), '[]')::text as body from q`,
      );
      await client.query('commit');
      return c.body(rows[0].body, 200, { 'Content-Type': 'application/json; charset=utf-8' });
    } finally {
      client.release();
    }
  });
  const server = await listen(app.fetch);
  return {
    url: server.url,
    close: async () => {
      server.close();
      await pool.end();
    },
  };
}

/** The clients run in a thread of their own, so that they do not wait for the server's event loop. */
function inThread(load: Load): Promise<Measured> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: load });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

async function load({ url, token, durationMs }: Load): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const times: number[] = [];
  let failures = 0;
  const until = performance.now() + durationMs;
  const client = async () => {
    while (performance.now() < until) {
      const started = performance.now();
      if ((await get(url, token, agent)) !== 200) failures++;
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  agent.destroy();
  const sorted = times.sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return { perSecond: (times.length / durationMs) * 1000, p50Ms: at(0.5), p99Ms: at(0.99), failures };
}

async function oneByOne(url: string, token: string): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  for (let turn = 0; turn < 60; turn++) {
    const started = performance.now();
    await get(url + PATH, token, agent);
    times.push(performance.now() - started);
  }
  agent.destroy();
  return median(times);
}

function get(url: string, token: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode!));
    })
      .once('error', reject)
      .end();
  });
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

function middle(rounds: Measured[]): Measured {
  const of = (name: keyof Measured) => median(rounds.map((round) => round[name]));
  return { perSecond: of('perSecond'), p50Ms: of('p50Ms'), p99Ms: of('p99Ms'), failures: of('failures') };
}

function print({ backend, bare, ratio, fewRowsMs, manyRowsMs }: BackendBench): void {
  const row = (name: string, { perSecond, p50Ms, p99Ms, failures }: Measured) =>
    `${name.padEnd(24)} ${perSecond.toFixed(0).padStart(6)} req/s   p50 ${p50Ms.toFixed(0)} ms   p99 ${p99Ms.toFixed(0)} ms   failures ${failures}`;
  console.log(`newest 20 history entries, ${CLIENTS} clients, real PostgreSQL`);
  console.log(row('bare pg', bare));
  console.log(row('backend', backend));
  console.log(`ratio ${ratio.toFixed(2)} (aim ${AIM})`);
  console.log(`one at a time: ${fewRowsMs.toFixed(1)} ms with 20 rows, ${manyRowsMs.toFixed(1)} ms with ${MANY_ROWS}`);
}
