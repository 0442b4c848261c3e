import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { contentType } from '../content-type.ts';

/** Serves a folder on a free port of this machine. */
export async function serveFolder(root: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(root, path.normalize(decodeURIComponent(pathname)));
    const isFile = file.startsWith(root) && existsSync(file) && statSync(file).isFile();
    if (!isFile) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': contentType(file) });
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server for the pages has no port.');
  return { origin: `http://127.0.0.1:${address.port}`, close: () => void server.close() };
}
