import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { contentType } from '../content-type.ts';
import type { StandIns } from './stand-ins.ts';

export type PackageServer = { origin: string; close: () => Promise<void> };

const Ranges = z.record(z.string(), z.unknown()).optional().catch(undefined);
const Dependencies = z.object({ dependencies: Ranges, devDependencies: Ranges, peerDependencies: Ranges });

const RANGE = /^[\d~^<>=*x]/;

/** The version range in which a package wants another one; pages often need what only their author's build installed. */
const rangeOf = (name: string, folder: string): string => {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return 'latest';
  const { dependencies, devDependencies, peerDependencies } = Dependencies.parse(
    JSON.parse(readFileSync(file, 'utf8')),
  );
  const range = { ...devDependencies, ...peerDependencies, ...dependencies }[name];
  return typeof range === 'string' && RANGE.test(range) ? range : 'latest';
};

const DEPENDENCY = /\/(?:node_modules|bower_components)\/((?:@[^/]+\/)?[^/]+)\/(.+)$/;

const findFile = async (
  address: string,
  root: string,
  folder: string,
  standIns: StandIns,
): Promise<string | undefined> => {
  const asked = path.join(root, path.normalize(address));
  const isInside = asked === root || asked.startsWith(root + path.sep);
  const file = isInside && existsSync(asked) && statSync(asked).isDirectory() ? path.join(asked, 'index.html') : asked;
  if (isInside && existsSync(file)) return file;
  const dependency = DEPENDENCY.exec(address);
  if (dependency === null) return undefined;
  const [, name = '', inside = ''] = dependency;
  const found = await standIns.findPackage(`${name}@${rangeOf(name, folder)}`);
  const there = found && path.join(found, path.normalize(`/${inside}`));
  return there !== undefined && existsSync(there) && statSync(there).isFile() ? there : undefined;
};

/** Serves an unpacked package to this machine only; `root` is the folder that its pages call `/`. */
export async function servePackage(folder: string, standIns: StandIns, root = folder): Promise<PackageServer> {
  const server = createServer(async (request, response) => {
    try {
      const address = decodeURIComponent(new URL(request.url ?? '/', 'http://page').pathname);
      const file = await findFile(address, root, folder, standIns);
      if (file === undefined) return response.writeHead(404).end();
      const headers = { 'content-type': contentType(file), 'cache-control': 'no-store' };
      return response.writeHead(200, headers).end(readFileSync(file));
    } catch {
      // A malformed address, or a dependency that cannot be fetched: for the page both are a missing file.
      return response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
