import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmailUser } from '@blueprompt/backend/auth/users';
import type { Database } from '@blueprompt/backend/contract';
import { openDatabase } from '@blueprompt/backend/database/open-database';
import { CHEAP_HASH } from '@blueprompt/backend/testing/cheap-password';
import { openTestDatabase } from '@blueprompt/backend/testing/test-database';
import { loadSecrets, type Secrets } from '../secrets.ts';
import { type ServerProcess, startServer } from './run-server.ts';

/** Sessions are bound to the site's address, while each start may get another port. */
const SITE_URL = 'http://127.0.0.1:3999';

export type Buyer = { userId: string; email: string; checkoutId: string };

/** Server processes on a database of their own, and what is needed to break either of them. */
export type Installation = {
  secrets: Secrets;
  dataDir: string;
  writer: { userId: string; email: string };
  buyers: Buyer[];
  /** One of those that run, in turns, as a proxy before them would choose. */
  url: () => string;
  /** Everything that all starts have said so far. */
  output: () => string;
  start: () => Promise<void>;
  /** Ends all of them; the exit code is that of the first. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Ends one of several, which the others go on without. */
  endOne: (signal: NodeJS.Signals) => Promise<void>;
  workers: () => number[];
  /** Ends the database as a power cut would, and starts it again; only where it is a process of its own. */
  database: { kill: () => Promise<void>; start: () => Promise<void> } | undefined;
  /** Opens the database beside, or after, the server. */
  open: () => Promise<{ database: Database; close: () => Promise<void> }>;
  close: () => Promise<void>;
};

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

type InstallationOptions = { servers?: number; env?: Record<string, string> };

/** Several servers have a folder each, and one outbox, as they would have one mail server. */
const makeFolders = (first: string, count: number): string[] => {
  mkdirSync(join(first, 'outbox'), { recursive: true });
  return Array.from({ length: count }, (_, n) => {
    if (n === 0) return first;
    const folder = mkdtempSync(join(tmpdir(), 'blueprompt-server-'));
    symlinkSync(join(first, 'outbox'), join(folder, 'outbox'));
    return folder;
  });
};

/** Makes the accounts before the first start, so that the load can begin with it. */
export const openInstallation = async (
  kind: Database['kind'],
  buyerCount: number,
  options: InstallationOptions = {},
): Promise<Installation> => {
  const opened = await openTestDatabase(kind, { ownServer: true });
  const { database, dataDir } = opened;
  const secrets = await loadSecrets(database, dataDir);
  const newPerson = async () => {
    const email = `${randomUUID().slice(0, 8)}@example.com`;
    const user = await database.asService((sql) =>
      createEmailUser(sql, { email, passwordHash: CHEAP_HASH, metadata: {}, confirmedAt: new Date() }),
    );
    return { userId: user!.id, email };
  };
  const writer = await newPerson();
  const buyers: Buyer[] = [];
  for (let n = 0; n < buyerCount; n++) {
    const person = await newPerson();
    const checkoutId = randomUUID();
    await database.asService((sql) =>
      sql('insert into product.test_checkouts (id, user_id, email) values ($1::uuid, $2::uuid, $3)', [
        checkoutId,
        person.userId,
        person.email,
      ]),
    );
    buyers.push({ ...person, checkoutId });
  }
  // The embedded database belongs to one process at a time.
  if (kind === 'pglite') await database.close();

  const folders = makeFolders(dataDir, options.servers ?? 1);
  let servers: ServerProcess[] = [];
  let turn = 0;
  let earlier = '';
  const keepOutput = () => {
    for (const server of servers) earlier += server.output();
  };
  const env = {
    SITE_URL,
    FREE_IMAGES_PER_MONTH: '1000',
    LOG_LEVEL: 'warn',
    LOG_FORMAT: 'json',
    ...(opened.url ? { DATABASE_URL: opened.url } : {}),
    ...options.env,
  };
  return {
    secrets,
    dataDir,
    writer,
    buyers,
    url: () => servers[turn++ % servers.length]!.localUrl,
    output: () => earlier + servers.map((server) => server.output()).join(''),
    start: async () => {
      keepOutput();
      servers = await Promise.all(folders.map((folder) => startServer(folder, env)));
    },
    end: async (signal) => {
      const codes = await Promise.all(servers.map((server) => server.end(signal)));
      return codes[0] ?? null;
    },
    endOne: async (signal) => {
      const [server, ...others] = servers;
      await server!.end(signal);
      earlier += server!.output();
      servers = others;
    },
    workers: () => servers.flatMap((server) => childrenOf(server.pid)),
    database: opened.server,
    open: async () => {
      if (kind === 'postgres') return { database, close: async () => undefined };
      const again = await openDatabase({ dataDir, log: () => undefined });
      return { database: again, close: () => again.close() };
    },
    close: async () => {
      await Promise.all(servers.map((server) => server.end('SIGKILL')));
      await opened.close();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
};
