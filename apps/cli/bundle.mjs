// Bundles the command line into dist/blueprompt.js and puts models, fonts and the decoder beside it, so that the packed tarball
// runs by itself on every system: the networks and the decoder run as WebAssembly. Native code of the networks is used where
// it is installed (onnxruntime-node, an optional peer).
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflateRawSync } from 'node:zlib';
import { build } from 'esbuild';
import { packBytes } from '../../scripts/pack-bytes.ts';

const here = new URL('./', import.meta.url);
const at = (relative) => fileURLToPath(new URL(relative, here));
const { resolve } = createRequire(at('../../packages/vision/package.json'));
/** At 10 code and tables get a tenth smaller than at 9, once for half a minute of one core; 11 saves little more in twice that. Weights of networks hardly change. */
const qualityOf = (file) => (file.endsWith('.onnx') ? 9 : 10);
const writePacked = async (file, bytes) => writeFile(at(`dist/${file}.br`), await packBytes(bytes, qualityOf(file)));

/** Files that are another in the package than in a checkout. */
const packed = {
  name: 'packed',
  setup: ({ onLoad }) => {
    // We speak English; the other fifty languages are a tenth of the script.
    onLoad({ filter: /zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
      contents: "export { default as en } from './en.js';",
    }));
    // Only the WebAssembly build, our own copy: another sharp of the project around must not be mixed with it.
    onLoad({ filter: /sharp[\\/]dist[\\/]sharp\.mjs$/ }, () => ({
      contents: `
        import { createRequire } from 'node:module';
        export default createRequire(import.meta.url)('../../../decoder/decoder.cjs');`,
    }));
  },
};

/** One script for the command and for the processes that measure, so that their common code is there once. */
const ENTRY = `
  if (globalThis.isEngineWorker) await import('../../packages/vision/src/pool/worker.ts');
  else await import('./src/main.ts');`;

const bundleCommand = () =>
  build({
    stdin: { contents: ENTRY, resolveDir: at('.'), loader: 'ts' },
    outfile: at('dist/blueprompt.js'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    minify: true,
    conditions: ['packed'],
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

/** How the decoder's script looks for settings that somebody left for it, and what it finds in the package: its own bytes. */
const DECODER_SETTINGS = 'var Module=typeof Module!="undefined"?Module:{};';
const PACKED_SETTINGS = `
  var Module = require('node:worker_threads').workerData === 'em-pthread' ? {} : {
    wasmBinary: require('node:zlib').brotliDecompressSync(
      require('node:fs').readFileSync(require('node:path').join(__dirname, 'decoder.wasm.br'))),
  };`;

/** The decoder, unchanged but for where its bytes lie: a quarter less to download, and no package beside ours. */
const bundleDecoder = async () => {
  const script = resolve('@img/sharp-wasm32/sharp.node');
  const folder = path.dirname(script);
  const wasm = (await readdir(path.join(folder, 'lib'))).find((name) => name.endsWith('.wasm'));
  await build({
    entryPoints: [script],
    outfile: at('dist/decoder/decoder.cjs'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    minify: true,
    legalComments: 'eof',
    logLevel: 'warning',
    plugins: [
      {
        name: 'packed-decoder',
        setup: ({ onLoad }) => {
          onLoad({ filter: /sharp-wasm32-[\d.]+\.node\.js$/ }, async ({ path: file }) => {
            const source = await readFile(file, 'utf8');
            if (!source.startsWith(DECODER_SETTINGS)) throw new Error('The decoder starts in another way than before.');
            return { contents: source.replace(DECODER_SETTINGS, PACKED_SETTINGS) };
          });
        },
      },
    ],
  });
  await writePacked('decoder/decoder.wasm', await readFile(path.join(folder, 'lib', wasm)));
  // What is compiled into it, under which licences, and where its sources are.
  for (const name of ['LICENSE', 'README.md', 'versions.json'])
    await copyFile(path.join(folder, name), at(`dist/decoder/${name}`));
};

const packModels = async () => {
  const folder = at('../../packages/vision/models');
  const names = await readdir(folder);
  const models = names.map(async (name) => {
    const bytes = await readFile(path.join(folder, name));
    // Kept deflated, which packs worse than what is in it.
    await writePacked(`engine/models/${name}`, name === 'font-shapes.bin' ? inflateRawSync(bytes) : bytes);
  });
  const runtime = await readFile(resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm'));
  await Promise.all([...models, writePacked('engine/models/runtime.wasm', runtime)]);
};

/** The font files would add a quarter to the download: pages name their fonts, with the metrics that keep every line in place. */
const writeFontMetrics = async () => {
  const FONTS = '../../packages/core/fonts';
  for (const name of (await readdir(at(FONTS))).filter((file) => file.endsWith('.json'))) {
    const metrics = JSON.parse(await readFile(at(`${FONTS}/${name}`), 'utf8'));
    await writeFile(at(`dist/packages/core/fonts/${name}`), JSON.stringify({ ...metrics, packed: false }));
  }
};

await rm(at('dist'), { recursive: true, force: true });
for (const folder of ['decoder', 'engine/models', 'engine/src/text/pool', 'packages/core/fonts'])
  await mkdir(at(`dist/${folder}`), { recursive: true });
// Measuring runs in a process of its own, so that it can be ended.
await writeFile(
  at('dist/engine/src/text/pool/worker.js'),
  "globalThis.isEngineWorker = true;\nawait import('../../../../blueprompt.js');\n",
);
await Promise.all([bundleCommand(), bundleDecoder(), packModels(), writeFontMetrics()]);
