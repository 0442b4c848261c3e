import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Served = {
  type: string;
  etag: string;
  /** Vite puts a content hash in the names under assets/, so those never change. */
  immutable: boolean;
};

type Encoding = 'br' | 'gzip';

/** A file in memory, where that helps also compressed: for the first who asks for it, and kept for all others. */
export type WholeFile = Served & {
  bytes: Uint8Array<ArrayBuffer>;
  pack?: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>;
};

/** A large file that the build has packed: in memory as nearly everybody gets it, on disk for the few who want it plain. */
export type PackedFile = Served & { br: Uint8Array<ArrayBuffer>; plainPath: string };

export type StaticFile = WholeFile | PackedFile;

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.md': 'text/markdown; charset=utf-8',
};
const COMPRESSIBLE = /^(text\/|application\/(json|xml|manifest|wasm)|image\/svg)/;
/** Smaller files fit into one packet anyway. */
const MIN_COMPRESS_BYTES = 1_024;
/** 10 of 11: a twentieth smaller than 9 for a third of a second once a start, since a file is packed for the first who asks and kept. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
const PACK: Record<Encoding, (bytes: Uint8Array) => Promise<Buffer>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, BROTLI),
  gzip: (bytes) => promisify(gzip)(bytes),
};

const owned = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);

const etagOf = (bytes: Buffer): string => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/** Hundreds of files are there and a page needs a few of them: to pack all of them would be most of the work of a start. */
const packOnce = (bytes: Uint8Array): NonNullable<WholeFile['pack']> => {
  const packed = new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  return (encoding) => {
    const known = packed.get(encoding);
    if (known) return known;
    const asked = PACK[encoding](bytes).then(owned);
    packed.set(encoding, asked);
    // What failed for want of memory may work the next time.
    asked.catch(() => packed.delete(encoding));
    return asked;
  };
};

/** A file as it is served: with its tag and, where that helps, compressed. */
export const toStaticFile = (read: Buffer, type: string, immutable: boolean): WholeFile => {
  const bytes = owned(read);
  const isPacked = COMPRESSIBLE.test(type) && bytes.length >= MIN_COMPRESS_BYTES;
  return { type, etag: etagOf(read), immutable, bytes, ...(isPacked && { pack: packOnce(bytes) }) };
};

/** A large file comes packed from the build, beside it: packing it here would hold up every start. */
const PACKED = '.br';

const loadFile = async (root: string, path: string, paths: ReadonlySet<string>): Promise<StaticFile> => {
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  const immutable = relative(root, path).startsWith(`assets${sep}`);
  if (!paths.has(path + PACKED)) return toStaticFile(await readFile(path), type, immutable);
  const br = await readFile(path + PACKED);
  return { type, etag: etagOf(br), immutable, br: owned(br), plainPath: path };
};

/** Reads the built web app into memory once, but for what is large and plain; undefined when it has not been built. */
export const loadStaticFiles = async (root: string): Promise<Map<string, StaticFile> | undefined> => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    },
  );
  if (!entries) return undefined;
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(paths);
  const isPacked = (path: string): boolean => path.endsWith(PACKED) && known.has(path.slice(0, -PACKED.length));
  const files = await Promise.all(
    paths
      .filter((path) => !isPacked(path))
      .map(
        async (path) => [`/${relative(root, path).split(sep).join('/')}`, await loadFile(root, path, known)] as const,
      ),
  );
  return new Map(files);
};
