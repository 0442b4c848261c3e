import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { NPM_SHELL, ROOT } from '../../../scripts/run.ts';
import { LIBRARIES, type OwnPage } from './own-page.ts';

/** Sources are copied here, beside the packages of their library, which the product itself does not depend on. */
const WORK = path.join(ROOT, 'node_modules', '.cache', 'blueprompt-bench', 'own');

const wrapper = (source: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${source}</title></head>` +
  `<body><div id="root"></div><script type="module" src="./${source}"></script></body></html>`;

function install(folder: string): void {
  const manifest = readFileSync(path.join(folder, 'package.json'), 'utf8');
  const stamp = path.join(folder, 'node_modules', '.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === manifest) return;
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps', '--loglevel=error'];
  const done = spawnSync('npm', args, { cwd: folder, encoding: 'utf8', shell: NPM_SHELL });
  if (done.status !== 0) throw new Error(`The packages of ${path.basename(folder)} did not install: ${done.stderr}`);
  writeFileSync(stamp, manifest);
}

/** Installs a library outside of the product and bundles its pages; returns the folder with one `<page>.html` each. */
export async function buildLibrary(library: string, pages: readonly OwnPage[]): Promise<string> {
  const folder = path.join(WORK, 'libraries', library);
  mkdirSync(folder, { recursive: true });
  cpSync(path.join(LIBRARIES, library), folder, { recursive: true });
  cpSync(path.join(LIBRARIES, '..', 'shared'), path.join(WORK, 'shared'), { recursive: true });
  install(folder);
  for (const { page, source } of pages)
    if (!source.endsWith('.html')) writeFileSync(path.join(folder, `${page}.html`), wrapper(source));
  const outDir = path.join(folder, 'built');
  const config = path.join(folder, 'vite.config.mjs');
  await build({
    root: folder,
    base: './',
    configFile: existsSync(config) ? config : false,
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      target: 'esnext',
      chunkSizeWarningLimit: 100_000,
      rolldownOptions: { input: pages.map(({ page }) => path.join(folder, `${page}.html`)) },
    },
  });
  return outDir;
}
