import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findPostgresBinaries, postgresUser } from './postgres-binaries.ts';

const START_TIMEOUT_MS = 60_000;

/**
 * Starts the server as its user, waits for the end of its own input, which is the end of the process that tests, and then
 * stops the server. It runs as this process does: the server's user may not be able to read the Node of the checkout.
 */
const KEEP = `
  const [user, program, ...args] = process.argv.slice(1);
  const server = require('node:child_process').spawn(program, args, { ...JSON.parse(user), stdio: 'ignore' });
  server.on('exit', (code) => process.exit(code ?? 1));
  process.stdin.on('close', () => server.kill('SIGINT')).resume();`;

export type PostgresServer = {
  url: (database: string) => string;
  query: (text: string, database?: string) => Promise<void>;
  /** Ends the server as a power cut would: every process at once, nothing written on the way. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
  /** Ends the server in order; it can be started again. */
  rest: () => Promise<void>;
  stop: () => Promise<void>;
};

/** A real PostgreSQL of our own in a new folder. It ends with this process, however this process ends. */
export async function startPostgresServer(parent = tmpdir()): Promise<PostgresServer> {
  const user = postgresUser();
  const bin = findPostgresBinaries(user);
  // Under the temporary folder unless told otherwise: the user that runs it may not be able to enter the checkout.
  const folder = mkdtempSync(join(parent, 'blueprompt-pg-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid!);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions'],
    { ...user, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
  const port = await freePort();
  const url = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  const query = (text: string, database = 'postgres') => queryOnce(url(database), text);

  let keeper: ChildProcess | undefined;
  const start = async () => {
    const settings = [
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${folder}`,
      'fsync=off',
      'max_connections=120',
    ];
    const command = [
      join(bin, 'postgres'),
      '-D',
      data,
      '-p',
      String(port),
      ...settings.flatMap((item) => ['-c', item]),
    ];
    const launch = () => {
      keeper = spawn(process.execPath, ['-e', KEEP, JSON.stringify(user), ...command], {
        stdio: ['pipe', 'ignore', 'ignore'],
      });
      keeper.unref();
    };
    launch();
    const until = Date.now() + START_TIMEOUT_MS;
    for (;;) {
      try {
        return await query('select 1');
      } catch (error) {
        if (Date.now() > until) throw new Error('PostgreSQL did not start', { cause: error });
        await sleep(50);
        // It gives up at once while a process of the killed one still holds its memory, or somebody else has its port.
        if (keeper?.exitCode !== null) launch();
      }
    }
  };
  const ended = async () => {
    keeper?.ref();
    keeper?.stdin?.end();
    if (keeper?.exitCode === null) await new Promise((resolve) => keeper!.once('exit', resolve));
  };
  const kill = async () => {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    for (const each of [pid, ...childrenOf(pid)]) killIfThere(each);
    await ended();
  };
  const stop = async () => {
    await ended();
    rmSync(folder, { recursive: true, force: true });
  };
  await start();
  return { url, query, kill, start, rest: ended, stop };
}

/** One statement, or several, on a connection of its own. */
export async function queryOnce(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

/** Where there is no /proc, its children see that the server is gone and end by themselves. */
function childrenOf(pid: number): number[] {
  const list = `/proc/${pid}/task/${pid}/children`;
  return existsSync(list) ? readFileSync(list, 'utf8').trim().split(' ').filter(Boolean).map(Number) : [];
}

/** A connection may have ended, and its process with it, since it was listed. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address() as { port: number };
      server.close(() => resolve(address.port));
    });
  });
}
