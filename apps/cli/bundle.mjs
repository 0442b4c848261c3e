// Bundles the command line into dist/blueprompt.js and puts models and fonts beside it, so that the packed tarball runs by
// itself on every system: the networks and the decoder run as WebAssembly. Native code of the networks is used where it is
// installed (onnxruntime-node, an optional peer).
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';

const here = new URL('./', import.meta.url);
const at = (relative) => fileURLToPath(new URL(relative, here));
const RUNTIME_WASM = createRequire(at('../../packages/vision/package.json')).resolve(
  'onnxruntime-web/ort-wasm-simd-threaded.wasm',
);

/** Files that are another in the package than in a checkout. */
const packed = {
  name: 'packed',
  setup: ({ onLoad }) => {
    // A third of the download otherwise.
    onLoad({ filter: /onnx[\\/]wasm-binary\.ts$/ }, () => ({
      contents: `
        import { readFile } from 'node:fs/promises';
        import { brotliDecompressSync } from 'node:zlib';
        const FILE = new URL('../../models/runtime.wasm.br', import.meta.url);
        export const readWasmBinary = async () => brotliDecompressSync(await readFile(FILE));`,
    }));
    // We speak English; the other fifty languages are a tenth of the script.
    onLoad({ filter: /zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
      contents: "export { default as en } from './en.js';",
    }));
    // Only the WebAssembly build, of exactly this version: another sharp of the project around must not be mixed with it.
    onLoad({ filter: /sharp[\\/]dist[\\/]sharp\.mjs$/ }, () => ({
      contents: `
        import { createRequire } from 'node:module';
        export default createRequire(import.meta.url)('@img/sharp-wasm32/sharp.node');`,
    }));
  },
};

/** One script for the command and for the processes that measure, so that their common code is there once. */
const ENTRY = `
  if (globalThis.isEngineWorker) await import('../../packages/vision/src/pool/worker.ts');
  else await import('./src/main.ts');`;

await rm(at('dist'), { recursive: true, force: true });
await mkdir(at('dist/engine/src/text/pool'), { recursive: true });
await build({
  stdin: { contents: ENTRY, resolveDir: at('.'), loader: 'ts' },
  outfile: at('dist/blueprompt.js'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  minify: true,
  inject: [at('node-20.mjs')],
  external: ['onnxruntime-node'],
  plugins: [packed],
  define: { 'import.meta.url': 'moduleUrl' },
  banner: {
    js: [
      '#!/usr/bin/env node',
      "import { createRequire as createBundleRequire } from 'node:module';",
      'const require = createBundleRequire(import.meta.url);',
      // The engine finds models and fonts from its own file, which is this one seen from the bundle.
      "const moduleUrl = new URL('./engine/src/text/module.js', import.meta.url).href;",
    ].join('\n'),
  },
  legalComments: 'eof',
  logLevel: 'warning',
});
// Measuring runs in a process of its own, so that it can be ended.
await writeFile(
  at('dist/engine/src/text/pool/worker.js'),
  "globalThis.isEngineWorker = true;\nawait import('../../../../blueprompt.js');\n",
);
await cp(at('../../packages/vision/models'), at('dist/engine/models'), { recursive: true });
const wasm = await readFile(RUNTIME_WASM);
// At quality 9 two seconds; at 11 a minute for a sixth less.
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 } };
await writeFile(at('dist/engine/models/runtime.wasm.br'), brotliCompressSync(wasm, options));
// The font files would add a quarter to the download: pages name their fonts, with the metrics that keep every line in place.
const FONTS = '../../packages/core/fonts';
await mkdir(at('dist/packages/core/fonts'), { recursive: true });
for (const name of (await readdir(at(FONTS))).filter((file) => file.endsWith('.json'))) {
  const metrics = JSON.parse(await readFile(at(`${FONTS}/${name}`), 'utf8'));
  await writeFile(at(`dist/packages/core/fonts/${name}`), JSON.stringify({ ...metrics, packed: false }));
}
