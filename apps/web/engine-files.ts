import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, extname, join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { packBytes } from '../../scripts/pack-bytes.ts';

const ROOT = join(import.meta.dirname, '../..');
const MODELS = join(ROOT, 'packages/vision/models');
const RUNTIME = 'onnxruntime-web/ort-wasm-simd-threaded.wasm';
/** Kept deflated, which packs worse than what is in it. */
const DEFLATED = 'font-shapes.bin';
/** Of 11: a minute more would save a tenth. */
const BROTLI_QUALITY = 9;

type BuiltFile = { name: string; path: string; bytes: Buffer; packed: Buffer };

const buildFile = async (name: string, bytes: Buffer): Promise<BuiltFile> => {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  const extension = extname(name);
  return {
    name,
    path: `assets/engine/${basename(name, extension)}-${hash}${extension}`,
    bytes,
    packed: await packBytes(bytes, BROTLI_QUALITY),
  };
};

const buildFiles = async (): Promise<BuiltFile[]> => {
  const names = (await readdir(MODELS)).filter((name) => !name.startsWith('.')).sort();
  const models = names.map(async (name) => {
    const bytes = await readFile(join(MODELS, name));
    return buildFile(name, name === DEFLATED ? inflateRawSync(bytes) : bytes);
  });
  const runtime = createRequire(join(MODELS, '../package.json')).resolve(RUNTIME);
  return Promise.all([...models, readFile(runtime).then((bytes) => buildFile('runtime.wasm', bytes))]);
};

let built: Promise<BuiltFile[]> | undefined;
const engineFiles = (): Promise<BuiltFile[]> => {
  built ??= buildFiles();
  return built;
};

/** Puts what the engine needs beside the app, each file also packed, as the server sends it. */
export const serveEngineFiles: Plugin = {
  name: 'serve-engine-files',
  async generateBundle() {
    if (this.environment.name !== 'client') return;
    for (const { path, bytes, packed } of await engineFiles()) {
      this.emitFile({ type: 'asset', fileName: path, source: bytes });
      this.emitFile({ type: 'asset', fileName: `${path}.br`, source: packed });
    }
  },
  configureServer({ middlewares }) {
    middlewares.use(async (request, response, next) => {
      const file = (await engineFiles()).find(({ path }) => request.url === `/${path}`);
      if (file) response.end(file.bytes);
      else next();
    });
  },
};

/** What the module is called inside the build; the zero keeps other plugins away from it. */
const LIST = '\0virtual:engine-files';
/** The runtime finds its own file where nobody hands it over; we do, and a bundle would carry it twice. */
const OWN_RUNTIME = 'new URL("ort-wasm-simd-threaded.wasm",import.meta.url)';

/** For the worker: the list of those files, and the runtime's script without a copy of its own. */
export const listEngineFiles = (): Plugin => ({
  name: 'list-engine-files',
  enforce: 'pre',
  resolveId: { filter: { id: /^virtual:engine-files$/ }, handler: () => LIST },
  load: {
    filter: { id: new RegExp(`^${LIST}$`) },
    handler: async () => {
      const files = (await engineFiles()).map(({ name, path, bytes, packed }) => ({
        name,
        url: `/${path}`,
        bytes: bytes.length,
        packedBytes: packed.length,
      }));
      return `export const ENGINE_FILES = ${JSON.stringify(files)};`;
    },
  },
  transform: {
    filter: { id: /ort\.wasm\.bundle\.min\.mjs$/ },
    handler: (code) => {
      if (!code.includes(OWN_RUNTIME)) throw new Error('The runtime finds its file in another way than before.');
      return code.replaceAll(OWN_RUNTIME, 'new URL(location.href)');
    },
  },
});
