import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { ROOT } from '../../scripts/run.ts';

const DIST = path.join(ROOT, 'apps/web/dist');

/** The built web app's files and nothing else, on a free port of this machine: the engine in the browser needs no server. */
export const serveWeb = async (): Promise<{ url: string; stop: () => void }> => {
  const server = createServer((request, response) => {
    const file = path.join(DIST, path.normalize(new URL(request.url ?? '/', 'http://localhost').pathname));
    if (!file.startsWith(`${DIST}${path.sep}`) || !existsSync(file)) return response.writeHead(404).end();
    if (/\.m?js$/.test(file)) response.setHeader('content-type', 'text/javascript');
    return createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
};
