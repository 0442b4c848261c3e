import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { type PostgresServer, startPostgresServer } from './postgres-server.ts';

const TAKEN_MS = 1_000;

let server: PostgresServer | undefined;
afterAll(() => server?.stop());

test('a killed server starts again, also when somebody else has its port for a moment', async () => {
  server = await startPostgresServer();
  await server.query('create table kept (id int)');
  await server.kill();
  await expect(server.query('select 1')).rejects.toThrow();

  const other = createServer().listen(Number(new URL(server.url('postgres')).port), '127.0.0.1');
  await once(other, 'listening');
  const isFree = sleep(TAKEN_MS).then(() => other.close());
  other.on('connection', (socket) => socket.destroy());
  await server.start();
  await isFree;
  await server.query('select * from kept');
});
