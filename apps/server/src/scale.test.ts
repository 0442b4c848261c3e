import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type S3Server, startS3Server } from '@blueprompt/backend/testing/s3-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ROOT } from '../../../scripts/run.ts';
import { type Installation, openInstallation } from './testing/fault-installation.ts';
import { findFaults } from './testing/fault-ledger.ts';
import { createFaultLoad } from './testing/fault-load.ts';
import { readCompose, readEnvExample, readImage } from './testing/read-compose.ts';
import { MAIN } from './testing/run-server.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const SERVERS = 3;
const BEFORE_MS = 2_000;
const AFTER_MS = 3_000;

const folder = mkdtempSync(path.join(tmpdir(), 'blueprompt-s3-'));
let store: S3Server;
let installation: Installation;

/** What an operator fills in. */
const PASSWORDS = { POSTGRES_PASSWORD: 'one-password', STORE_PASSWORD: 'another-one' };

/** What compose gives the servers, as far as a machine without an engine has it. */
const readSettings = (): Record<string, string> => {
  const { app } = readCompose(['compose.yaml', 'compose.scale.yaml'], PASSWORDS);
  const { env, command } = readImage();
  expect(command).toEqual(['node', path.relative(ROOT, MAIN)]);
  // Each process of this machine has its own port and folder, which containers have by themselves.
  const { PORT, DATA_DIR, ...image } = env;
  return { ...image, ...readEnvExample(PASSWORDS), ...app!.environment };
};

/** The names of the other containers are addresses of this machine here; nothing is mailed or sold outside of it. */
const settingsHere = (settings: Record<string, string>): Record<string, string> => {
  const { endpoint, accessKeyId, secretAccessKey } = store.settings;
  const { DATABASE_URL, SMTP_URL, MAIL_FROM, SITE_URL, ...others } = settings;
  return {
    ...others,
    HOST: '127.0.0.1',
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    TEST_CHECKOUT: 'on',
    FREE_IMAGES_PER_MONTH: '1000',
  };
};

beforeAll(async () => {
  const settings = readSettings();
  store = await startS3Server(folder, settings['S3_BUCKET']);
  installation = await openInstallation('postgres', 2, { servers: SERVERS, env: settingsHere(settings) });
  await installation.start();
});
afterAll(async () => {
  await installation?.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

test('three servers as compose starts them, on one PostgreSQL and one S3 store: one is killed under load, the others go on, nothing is lost', async () => {
  const load = await createFaultLoad(installation);
  const { said } = load;
  await load.signIn();
  let isOver = false;
  const working = load.run(() => isOver, installation.buyers);
  await sleep(BEFORE_MS);
  await expect.poll(() => said.stored.size, { timeout: 60_000 }).toBeGreaterThan(0);
  await installation.endOne('SIGKILL');
  const [saved, stored] = [said.saved.size, said.stored.size];
  await sleep(AFTER_MS);
  await expect.poll(() => said.saved.size > saved && said.stored.size > stored, { timeout: 60_000 }).toBe(true);
  isOver = true;
  await working;
  await load.repeat();

  for (const key of said.stored)
    expect((await load.get(`/storage/v1/object/authenticated/screenshots/${key}`)).status).toBe(200);
  // Whoever was with the one that died was cut off; nobody else saw a failure.
  const failures = [...load.statuses.keys()].filter((status) => ![0, 200, 201, 303, 429].includes(status));
  expect(failures, installation.output()).toEqual([]);
  expect([said.paid.size, said.booked.size]).toEqual([1, 1]);
  await installation.end('SIGTERM');
  const opened = await installation.open();
  expect(await findFaults(installation, opened.database, said)).toEqual([]);
  await opened.close();
});
