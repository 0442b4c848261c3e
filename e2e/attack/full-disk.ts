import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runToEnd, type ServerProcess, startServer } from '../../apps/server/src/testing/run-server.ts';
import { type Calls, callsOf, spread } from '../../bench/server-calls.ts';
import { startProbe } from '../../bench/server-probe.ts';
import type { Database } from '../../packages/backend/src/contract.ts';
import { startPostgresServer } from '../../packages/backend/src/testing/postgres-server.ts';
import { createTally, type Report } from './attack.ts';

const DISK_MB = 500;
const FULL_MS = 20_000;
const READ_LIMIT_MS = 1_000;
/** How soon writes must be taken again once there is room. */
const RECOVERY_MS = 30_000;
const READ_EVERY_MS = 125;
/** An account may make 300 changes an hour: on an idle machine twice as many would be refused for their number. */
const WRITE_EVERY_MS = 100;

/** Every byte that is left, by writing until nothing more is taken. */
const fill = (file: string): void => {
  const ballast = openSync(file, 'w');
  try {
    for (const bytes of [1_048_576, 4_096, 1])
      try {
        for (;;) writeSync(ballast, Buffer.alloc(bytes));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
  } finally {
    closeSync(ballast);
  }
};

const createWriter = ({ call }: Calls, token: string) => {
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sub: string };
  const acknowledged: string[] = [];
  const refusals = createTally();
  const write = async (): Promise<number> => {
    const prompt = `row ${acknowledged.length} ${Math.random()}`;
    const row = { user_id: sub, prompt, image_path: '', result: { filler: 'x'.repeat(2_000) } };
    const answer = await call('/rest/v1/analysis_history', row, token);
    const text = await answer.text();
    if (answer.status === 201) acknowledged.push(prompt);
    else refusals.add(`${answer.status} ${(JSON.parse(text) as { message?: string }).message}`);
    return answer.status;
  };
  return { write, acknowledged, refusals: refusals.counts };
};

const countLost = async (server: ServerProcess, key: string, token: string, acknowledged: string[]) => {
  const kept = new Set<string>();
  for (let offset = 0; ; offset += 500) {
    const path = `/rest/v1/analysis_history?select=prompt&order=created_at.asc&limit=500&offset=${offset}`;
    const answer = await fetch(server.url + path, { headers: { apikey: key, authorization: `Bearer ${token}` } });
    const rows = (await answer.json()) as { prompt: string }[];
    for (const { prompt } of rows) kept.add(prompt);
    if (rows.length < 500) return acknowledged.filter((prompt) => !kept.has(prompt)).length;
  }
};

/**
 * The disk is filled to the last byte under load, emptied, then made read-only before the next start. Needs to mount: run.ts
 * sees to it. A PostgreSQL lies on the same disk as the data folder, which is the worst place for it.
 */
const fullDiskWith = async (kind: Database['kind']): Promise<Report> => {
  const disk = mkdtempSync(join(tmpdir(), 'blueprompt-disk-'));
  const mount = (...options: string[]) => execFileSync('mount', [...options, disk]);
  mount('-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'none');
  const dataDir = join(disk, 'data');
  mkdirSync(dataDir);
  // PostgreSQL runs as another user than root.
  chmodSync(disk, 0o755);
  const postgres = kind === 'postgres' ? await startPostgresServer(disk) : undefined;
  await postgres?.query('create database blueprompt');
  // A site of its own, so that the session outlives the port of one start.
  const env = {
    LOG_LEVEL: 'error',
    SITE_URL: 'http://127.0.0.1:3999',
    ...(postgres && { DATABASE_URL: postgres.url('blueprompt') }),
  };
  const start = async () => {
    const started = await startServer(dataDir, env);
    return { ...started, url: started.localUrl };
  };
  let server = await start();
  const broken: string[] = [];
  try {
    const calls = await callsOf(server);
    const token = await calls.newUser('writer');
    const writer = createWriter(calls, token);
    for (let n = 0; n < 20; n++) await writer.write();
    const before = writer.acknowledged.length;
    if (before !== 20) broken.push(`only ${before} of 20 rows were taken while there was room`);

    fill(join(disk, 'ballast'));
    const reads = await startProbe(`${server.url}/rest/v1/analysis_history?select=id&limit=3`, {
      headers: { apikey: calls.publishableKey, authorization: `Bearer ${token}` },
      everyMs: READ_EVERY_MS,
    });
    for (const until = Date.now() + FULL_MS; Date.now() < until; await sleep(WRITE_EVERY_MS)) await writer.write();
    const read = await reads.stop();
    const readMs = spread(read.ms);
    const ready = await fetch(`${server.url}/readyz`);
    const readiness = `${ready.status} ${await ready.text()}`;
    if (read.failures > 0) broken.push(`${read.failures} of ${read.ms.length} reads failed while the disk was full`);
    if (readMs.p99 > READ_LIMIT_MS) broken.push(`a read took ${readMs.p99} ms while the disk was full`);
    if (ready.ok || !/disk/i.test(readiness)) broken.push(`readiness of a full disk: ${readiness}`);
    for (const refusal of Object.keys(writer.refusals))
      if (!refusal.startsWith('507 ') || !/disk/.test(refusal)) broken.push(`a write on a full disk: ${refusal}`);

    rmSync(join(disk, 'ballast'));
    const emptied = performance.now();
    while ((await writer.write()) !== 201 && performance.now() - emptied < RECOVERY_MS) await sleep(100);
    const recoveryMs = Math.round(performance.now() - emptied);
    if (recoveryMs >= RECOVERY_MS) broken.push(`no write was taken ${recoveryMs} ms after there was room again`);

    await server.end('SIGTERM');
    await postgres?.rest();
    mount('-o', 'remount,ro');
    const readOnly = await runToEnd(dataDir, env);
    if (readOnly.code !== 1 || !/^The data folder .* cannot be written: [^\n]+\n$/.test(readOnly.output))
      broken.push(`the start on a read-only disk ended with ${readOnly.code}: ${readOnly.output.slice(0, 300)}`);
    mount('-o', 'remount,rw');
    await postgres?.start();
    server = await start();
    const lost = await countLost(server, calls.publishableKey, token, writer.acknowledged);
    if (lost > 0) broken.push(`${lost} of ${writer.acknowledged.length} acknowledged rows are lost`);
    return {
      figures: {
        readMs,
        reads: read.ms.length,
        refusals: writer.refusals,
        readiness,
        recoveryMs,
        readOnlyStart: readOnly.output.trim(),
        acknowledged: writer.acknowledged.length,
        lost,
      },
      broken,
    };
  } finally {
    await server.end('SIGKILL');
    await postgres?.stop();
    execFileSync('umount', [disk]);
    rmSync(disk, { recursive: true, force: true });
  }
};

/** Both databases; PostgreSQL refuses to run as root, and only the real one may make it somebody else. */
export const fullDisk = async (isRoot: boolean): Promise<Report> => {
  const embedded = await fullDiskWith('pglite');
  if (!isRoot) return { ...embedded, figures: { pglite: embedded.figures, postgres: 'skipped: needs root' } };
  const postgres = await fullDiskWith('postgres');
  return {
    figures: { pglite: embedded.figures, postgres: postgres.figures },
    broken: [...embedded.broken, ...postgres.broken.map((fault) => `with PostgreSQL: ${fault}`)],
  };
};
