import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type S3Server, startS3Server } from '@blueprompt/backend/testing/s3-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Installation, openInstallation } from './testing/fault-installation.ts';
import { findFaults } from './testing/fault-ledger.ts';
import { createFaultLoad } from './testing/fault-load.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const SERVERS = 3;
const BEFORE_MS = 2_000;
const AFTER_MS = 3_000;

const folder = mkdtempSync(join(tmpdir(), 'blueprompt-s3-'));
let store: S3Server;
let installation: Installation;

beforeAll(async () => {
  store = await startS3Server(folder);
  const { endpoint, bucket, accessKeyId, secretAccessKey, region } = store.settings;
  installation = await openInstallation('postgres', 2, {
    servers: SERVERS,
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      S3_REGION: region,
    },
  });
  await installation.start();
});
afterAll(async () => {
  await installation?.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

test('three servers on one PostgreSQL and one S3 store: one is killed under load, the others go on, nothing is lost', async () => {
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
  expect([...load.statuses.keys()].filter((status) => ![0, 200, 201, 303, 429].includes(status))).toEqual([]);
  expect([said.paid.size, said.booked.size]).toEqual([1, 1]);
  await installation.end('SIGTERM');
  const opened = await installation.open();
  expect(await findFaults(installation, opened.database, said)).toEqual([]);
  await opened.close();
});
