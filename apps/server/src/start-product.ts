import { accessSync, constants, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DatabaseError } from '@blueprompt/backend/database/database-error';
import { openDatabase } from '@blueprompt/backend/database/open-database';
import { createFileStore } from '@blueprompt/backend/storage/file-store';
import { createS3Store } from '@blueprompt/backend/storage/s3-store';
import { findInstalledBrowser, NoBrowser } from '@blueprompt/capture/find-installed-browser';
import { createMeasurePool } from '@blueprompt/vision/pool';
import { createProduct } from './create-product.ts';
import type { DemoAccount } from './demo-account.ts';
import { sourceVersion } from './engines/source-version.ts';
import { createThreadedEngine } from './engines/threaded-engine.ts';
import { type Listener, listen } from './http/listen.ts';
import type { Log } from './http/logger.ts';
import { type CaptureForUser, createCapture } from './measuring/create-capture.ts';
import { loadSecrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import { StartError } from './start-error.ts';
import { loadStaticFiles } from './web/static-files.ts';

const folder = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
/** Analyses that run when the server is told to stop may finish for this long. */
const SHUTDOWN_GRACE_MS = 20_000;
/** A page of 1440×900 takes a second or two; smaller pictures have less than this (vision/pool/predict-cost.ts). */
const MEASURE_TIMEOUT_MS = 60_000;
/** Of a worker, for each user: a project of seven long pages at once, and half of a worker from then on. */
const MEASURE_BUDGET = { burstMs: 60_000, perMinuteMs: 30_000 };
/** Waiting longer than this many pictures helps nobody: the caller is told to come back instead. */
const MAX_WAITING = 24;

export type RunningProduct = {
  /** The site's address, and where this process listens. */
  url: string;
  localUrl: string;
  engineName: string;
  demo: DemoAccount | undefined;
  stop: () => Promise<void>;
};

const makeDataDir = (dataDir: string): void => {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new StartError(`The data folder ${dataDir} cannot be written: ${(error as Error).message}`);
  }
};

const urlOf = (settings: Settings, port: number): { siteUrl: string; localUrl: string } => {
  const host = ['0.0.0.0', '::'].includes(settings.host) ? '127.0.0.1' : settings.host;
  const localUrl = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  return { localUrl, siteUrl: settings.siteUrl ?? localUrl };
};

/** Opens the port, the database and everything on top, in this order; what stops it is thrown as one clear line. */
export const startProduct = async (settings: Settings, log: Log): Promise<RunningProduct> => {
  makeDataDir(settings.dataDir);
  const listener = await listen(settings.host, settings.port, settings.trustProxy);
  try {
    return await startOn(listener, settings, log);
  } catch (error) {
    await listener.close(0);
    throw error instanceof DatabaseError ? new StartError(error.message) : error;
  }
};

/** A browser is looked for now: an operator who asks for captures should not hear from the users that there is none. */
const openCapture = ({ hosts, env }: NonNullable<Settings['capture']>, log: Log): CaptureForUser => {
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  if (isRoot) log.warn('pages are captured without the sandbox of the browser, because this server runs as root');
  try {
    findInstalledBrowser(env);
    return createCapture({ hosts, env }, log);
  } catch (error) {
    if (error instanceof NoBrowser) throw new StartError(`CAPTURE_HOSTS is set, but ${error.message}.`);
    throw error;
  }
};

const startOn = async (listener: Listener, settings: Settings, log: Log): Promise<RunningProduct> => {
  const urls = urlOf(settings, listener.port);
  const database = await openDatabase({
    url: settings.databaseUrl,
    dataDir: settings.dataDir,
    log: (level, message, facts) => log[level](facts ?? {}, message),
  });
  // One core stays free for requests, so that measuring never makes the pages wait.
  const workers = settings.measureWorkers ?? Math.max(1, availableParallelism() - 1);
  const pool = createMeasurePool({
    workers,
    timeoutMs: MEASURE_TIMEOUT_MS,
    maxQueue: MAX_WAITING,
    budget: MEASURE_BUDGET,
  });
  const core = folder('packages/core/src');
  const local = createThreadedEngine(sourceVersion([core]));
  // The providers' SDKs are large: without a model nobody waits for them.
  const engine = settings.ai
    ? (await import('./engines/model/model-engine.ts')).createModelEngine(settings.ai, local, log)
    : local;
  let stopping = false;
  const product = await createProduct({
    settings,
    ...urls,
    database,
    store: settings.s3 ? createS3Store(settings.s3) : createFileStore(join(settings.dataDir, 'files')),
    secrets: await loadSecrets(database, settings.dataDir),
    pool,
    // With the shape of what is measured, which stands in core: what was kept is read back unchecked.
    visionVersion: sourceVersion([core, folder('packages/vision/src'), folder('packages/vision/models')]),
    engine,
    capture: settings.capture && openCapture(settings.capture, log),
    webFiles: await loadStaticFiles(folder('apps/web/dist')),
    log,
    print: (line) => process.stdout.write(`${line}\n`),
    isStopping: () => stopping,
  });
  listener.serve(product.app.fetch);
  log.info(`listening on ${urls.localUrl}`);
  return {
    url: urls.siteUrl,
    localUrl: urls.localUrl,
    engineName: engine.name,
    demo: product.demo,
    stop: async () => {
      stopping = true;
      await listener.close(SHUTDOWN_GRACE_MS);
      await product.stop();
      await pool.close();
      await database.close();
    },
  };
};
