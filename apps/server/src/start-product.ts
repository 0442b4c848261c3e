import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DatabaseError } from '@blueprompt/backend/database/database-error';
import { openDatabase } from '@blueprompt/backend/database/open-database';
import { createApp } from './app.ts';
import { type Listener, listen } from './http/listen.ts';
import type { Log } from './http/logger.ts';
import { createMetrics } from './http/metrics.ts';
import { toPublicConfig } from './public-config.ts';
import { loadSecrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import { StartError } from './start-error.ts';
import { loadStaticFiles } from './web/static-files.ts';

const WEB_DIST = fileURLToPath(new URL('../../web/dist', import.meta.url));
/** Analyses that run when the server is told to stop may finish for this long. */
const SHUTDOWN_GRACE_MS = 20_000;

export type RunningProduct = {
  url: string;
  engineName: string;
  demo?: { email: string; password: string } | undefined;
  stop: () => Promise<void>;
};

const makeDataDir = (dataDir: string): void => {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartError(`The data folder ${dataDir} cannot be made: ${(error as Error).message}`);
  }
};

const urlOf = (settings: Settings, port: number): string => {
  const host = ['0.0.0.0', '::'].includes(settings.host) ? 'localhost' : settings.host;
  return settings.siteUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
};

/** Opens the port, the database and everything on top, in this order; what stops it is thrown as one clear line. */
export const startProduct = async (settings: Settings, log: Log): Promise<RunningProduct> => {
  makeDataDir(settings.dataDir);
  const listener = await listen(settings.host, settings.port);
  try {
    return await startOn(listener, settings, log);
  } catch (error) {
    await listener.close(0);
    throw error instanceof DatabaseError ? new StartError(error.message) : error;
  }
};

const startOn = async (listener: Listener, settings: Settings, log: Log): Promise<RunningProduct> => {
  const siteUrl = urlOf(settings, listener.port);
  const database = await openDatabase({
    url: settings.databaseUrl,
    dataDir: settings.dataDir,
    log: (level, message, facts) => log[level](facts ?? {}, message),
  });
  const secrets = await loadSecrets(database);
  const engineName = settings.ai ? `${settings.ai.provider} ${settings.ai.model}` : 'Local engine';
  let stopping = false;
  const app = createApp({
    config: toPublicConfig(settings, { siteUrl, publishableKey: secrets.publishableKey, engineName }),
    log,
    metrics: createMetrics({ load: () => ({ running: 0, waiting: 0 }) }),
    metricsToken: settings.metricsToken,
    isReady: async () => !stopping && (await database.isReady()),
    webFiles: await loadStaticFiles(WEB_DIST),
    routes: [],
  });
  listener.serve(app.fetch);
  return {
    url: siteUrl,
    engineName,
    stop: async () => {
      stopping = true;
      await listener.close(SHUTDOWN_GRACE_MS);
      await database.close();
    },
  };
};
