/** A process that answers every request at once: the floor below which no server on this machine can be. */
import { fork } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(import.meta.url);

/** Starts it; `close` ends it. */
export const startBareServer = async (): Promise<{ url: string; close: () => void }> => {
  const child = fork(FILE);
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve(message as number));
    child.once('error', reject);
  });
  return { url: `http://127.0.0.1:${port}/`, close: () => child.kill() };
};

if (process.argv[1] === FILE) {
  const server = createServer((_, response) => response.end('ok'));
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
  process.on('disconnect', () => process.exit(0));
}
