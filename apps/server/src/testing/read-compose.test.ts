import { expect, test } from 'vitest';
import { parseSettings } from '../settings.ts';
import { readCompose, readEnvExample, readImage } from './read-compose.ts';

const PASSWORDS = { POSTGRES_PASSWORD: 'one-password', STORE_PASSWORD: 'another-one' };
const FILES = ['compose.yaml', 'compose.scale.yaml'];

test('the servers of compose ask the database and the store by the names and passwords that those have', () => {
  const { app, database, store } = readCompose(FILES, PASSWORDS);
  const address = new URL(app!.environment['DATABASE_URL']!);
  expect([address.hostname, address.username, address.password, address.pathname]).toEqual([
    'database',
    database!.environment['POSTGRES_USER'],
    database!.environment['POSTGRES_PASSWORD'],
    `/${database!.environment['POSTGRES_DB']}`,
  ]);
  expect(new URL(app!.environment['S3_ENDPOINT']!).hostname).toBe('store');
  expect(app!.environment['S3_ACCESS_KEY_ID']).toBe(store!.environment['MINIO_ROOT_USER']);
  expect(app!.environment['S3_SECRET_ACCESS_KEY']).toBe(store!.environment['MINIO_ROOT_PASSWORD']);
});

test('several servers keep no folder of their own and open no port beside the proxy', () => {
  const { app, proxy } = readCompose(FILES, PASSWORDS);
  expect([app!['ports'], app!['volumes'], app!['tmpfs']]).toEqual([[], [], ['/tmp', readImage().env['DATA_DIR']]]);
  expect(proxy!['ports']).toEqual([`127.0.0.1:3000:${readImage().env['PORT']}`]);
});

test('the server takes every setting of the image, env.example and compose', () => {
  const { app } = readCompose(FILES, PASSWORDS);
  const settings = parseSettings({ ...readImage().env, ...readEnvExample(PASSWORDS), ...app!.environment });
  expect(settings).toMatchObject({ ok: true, settings: { siteUrl: 'https://blueprompt.example.com', port: 3000 } });
});

test('a variable without a value is refused, as compose refuses it', () => {
  expect(() => readCompose(FILES, { STORE_PASSWORD: 'x' })).toThrow('{POSTGRES_PASSWORD:?} has no value.');
});
