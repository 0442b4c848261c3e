import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { ByteRange, ObjectStore } from '../contract.ts';
import { resolveRange } from './byte-range.ts';
import { isSafeKey, ownerOfPrefix } from './object-key.ts';
import { sniffImage } from './sniff-image.ts';

const UNKNOWN_TYPE = 'application/octet-stream';
/** The longest of the signatures that a type is known by. */
const HEAD_BYTES = 12;

const isMissing = (error: unknown) => ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Opened when the first piece is asked for: an answer that is never sent leaves nothing open. */
const readPieces = (path: string, range?: ByteRange): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const pieces = (async function* (): AsyncGenerator<Uint8Array<ArrayBuffer>> {
    yield* createReadStream(path, range);
  })();
  const pull = async (reader: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>) => {
    const { done, value } = await pieces.next();
    if (done) reader.close();
    else reader.enqueue(value);
  };
  const cancel = async () => void (await pieces.return(undefined));
  return new ReadableStream({ pull, cancel }, { highWaterMark: 0 });
};

/** Private files in a folder. A file is whole or not there: it is written beside, synced, then renamed. */
export function createFileStore(folder: string): ObjectStore {
  const pathOf = (key: string) => {
    if (!isSafeKey(key)) throw new Error('not a storage key');
    return join(folder, ...key.split('/'));
  };
  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const beside = join(dirname(path), `.${randomUUID()}`);
      try {
        const file = await open(beside, 'wx', 0o600);
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(beside, path);
      } catch (error) {
        await rm(beside, { force: true });
        throw error;
      }
    },
    get: async (key) => {
      try {
        const bytes = await readFile(pathOf(key));
        return { bytes, contentType: sniffImage(bytes) ?? UNKNOWN_TYPE };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    open: async (key, wish) => {
      const path = pathOf(key);
      try {
        const file = await open(path);
        const head = Buffer.alloc(HEAD_BYTES);
        const { size, mtimeMs } = await file
          .read(head, 0, HEAD_BYTES, 0)
          .then(() => file.stat())
          .finally(() => file.close());
        const part = wish && resolveRange(wish, size);
        const range = wish && (part ?? 'none');
        const contentType = sniffImage(head) ?? UNKNOWN_TYPE;
        const etag = `"${size.toString(36)}-${Math.round(mtimeMs * 1000).toString(36)}"`;
        return { body: readPieces(path, part), contentType, bytes: size, etag, range };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    remove: async (keys) => {
      for (const key of keys) await rm(pathOf(key), { force: true });
    },
    list: async (prefix) => {
      // A user's files are asked for by `<user id>/`: then nobody else's folder is looked into.
      const owner = ownerOfPrefix(prefix);
      const top = owner === undefined ? folder : join(folder, owner);
      const files = await readdir(top, { recursive: true, withFileTypes: true }).catch((error) => {
        if (isMissing(error)) return [];
        throw error;
      });
      const keys = files
        .filter((file) => file.isFile() && !file.name.startsWith('.'))
        .map((file) => relative(folder, join(file.parentPath, file.name)).split(sep).join('/'))
        .filter((key) => key.startsWith(prefix))
        .sort();
      return Promise.all(
        keys.map(async (key) => {
          const { size, mtime } = await stat(pathOf(key));
          return { key, bytes: size, updatedAt: mtime };
        }),
      );
    },
  };
}
