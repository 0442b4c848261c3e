import { builtinModules } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { expect, test } from 'vitest';

const ENTRIES = ['../measure.ts', './load-files.ts'].map((file) => fileURLToPath(new URL(file, import.meta.url)));

/** The runtime's own script asks for files of Node where it runs in Node, and only there. */
const RUNTIME = /node_modules[\\/]onnxruntime-web[\\/]/;

/** What a bundle for browsers would need of Node, each with the file that asks for it. */
const bundleForBrowsers = async (entryPoints: string[]) => {
  const asked: string[] = [];
  const watchNode: Plugin = {
    name: 'watch-node',
    setup: ({ onResolve }) => {
      onResolve({ filter: /.*/ }, ({ path, importer }) => {
        const isNodes = path.startsWith('node:') || builtinModules.includes(path);
        if (isNodes && !RUNTIME.test(importer)) asked.push(`${importer} imports ${path}`);
        return isNodes ? { path, external: true } : undefined;
      });
    },
  };
  const { metafile } = await build({
    entryPoints,
    bundle: true,
    platform: 'browser',
    format: 'esm',
    outdir: 'unused',
    write: false,
    metafile: true,
    plugins: [watchNode],
  });
  return { asked, files: Object.keys(metafile.inputs) };
};

test('nothing that measures in a browser imports Node, the native decoder or the native runtime', async () => {
  const { asked, files } = await bundleForBrowsers(ENTRIES);
  expect(asked).toEqual([]);
  expect(files.filter((file) => /node_modules[\\/](sharp|onnxruntime-node)[\\/]/.test(file))).toEqual([]);
  expect(files.some((file) => file.endsWith('packages/vision/src/browser/decode.ts'))).toBe(true);
});

test('the check sees Node where it is', async () => {
  const { asked } = await bundleForBrowsers([fileURLToPath(new URL('../files/model-files.ts', import.meta.url))]);
  expect(asked.map((line) => line.split(' imports ')[1])).toEqual(['node:fs', 'node:module', 'node:zlib']);
});
