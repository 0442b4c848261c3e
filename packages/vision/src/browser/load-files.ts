import { keepFiles } from './model-files.ts';

/** A file that the engine needs, as the build of the app lists it; `packedBytes` is what travels. */
export type EngineFile = { name: string; url: string; bytes: number; packedBytes: number };

const CACHE = 'blueprompt-engine';

/** The browser's store for such files; undefined where it is full, switched off or refused. */
const openCache = (): Promise<Cache | undefined> => caches.open(CACHE).catch(() => undefined);

/** Fetches what the engine needs, once a browser: later it comes from the browser's store. `onLoaded` gets packed bytes, of all files. */
export async function loadFiles(files: readonly EngineFile[], onLoaded: (bytes: number) => void): Promise<void> {
  const cache = await openCache();
  let loaded = 0;
  const contents = await Promise.all(
    files.map(async (file) => {
      const bytes = await loadFile(file, cache, (share) => {
        loaded += share * file.packedBytes;
        onLoaded(Math.round(loaded));
      });
      return [file.name, bytes] as const;
    }),
  );
  keepFiles(new Map(contents));
  if (cache) await dropOthers(cache, files).catch(() => undefined);
}

async function loadFile(
  file: EngineFile,
  cache: Cache | undefined,
  onShare: (share: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const kept = await cache
    ?.match(file.url)
    .then((response) => response?.arrayBuffer())
    // An entry that cannot be read is fetched again.
    .catch(() => undefined);
  if (kept?.byteLength === file.bytes) {
    onShare(1);
    return new Uint8Array(kept);
  }
  const bytes = await download(file, onShare);
  // A full store is no reason to stop: the engine is here.
  await cache?.put(file.url, new Response(bytes)).catch(() => undefined);
  return bytes;
}

async function download(file: EngineFile, onShare: (share: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(file.url);
  if (!response.ok || !response.body) throw new Error(`${file.url} answered ${response.status}.`);
  const bytes = new Uint8Array(file.bytes);
  const reader = response.body.getReader();
  let at = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (at + part.value.length > bytes.length) throw new Error(`${file.url} is longer than it was built.`);
    bytes.set(part.value, at);
    at += part.value.length;
    onShare(part.value.length / bytes.length);
  }
  if (at < bytes.length) throw new Error(`${file.url} ended after ${at} of ${bytes.length} bytes.`);
  return bytes;
}

/** Files of earlier versions only take room. */
async function dropOthers(cache: Cache, files: readonly EngineFile[]): Promise<void> {
  const known = new Set(files.map(({ url }) => new URL(url, location.href).href));
  for (const request of await cache.keys()) if (!known.has(request.url)) await cache.delete(request);
}
