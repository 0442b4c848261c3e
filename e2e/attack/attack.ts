import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServerProcess, startServer } from '../../apps/server/src/testing/run-server.ts';
import { type Calls, callsOf } from '../../bench/server-calls.ts';

/** What an attack saw, and what it broke of what is promised, in words; empty when nothing. */
export type Report = { figures: Record<string, unknown>; broken: string[] };

export type Target = Calls & { server: ServerProcess; dataDir: string };

/** Starts the real server in a process of its own, in a new folder, and lets the attack at it. */
export const withServer = async (
  attack: (target: Target) => Promise<Report>,
  env: Record<string, string> = {},
  parent = tmpdir(),
): Promise<Report> => {
  const dataDir = mkdtempSync(join(parent, 'blueprompt-attack-'));
  const settings = { LOG_LEVEL: 'error', MEASURE_WORKERS: '', FREE_IMAGES_PER_MONTH: '100000', ...env };
  const server = await startServer(dataDir, settings);
  try {
    return await attack({ ...(await callsOf(server)), server, dataDir });
  } finally {
    await server.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
};

/** Tallies by name, in the order of first sight. */
export const createTally = () => {
  const counts: Record<string, number> = {};
  return {
    counts,
    add: (name: string | number) => {
      counts[name] = (counts[name] ?? 0) + 1;
    },
  };
};
