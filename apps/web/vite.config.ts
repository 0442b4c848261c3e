import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { listEngineFiles, serveEngineFiles } from './engine-files.ts';
import { buildWithHome, SERVER_OUT } from './prerender-home.ts';

/** Where `npm run dev` finds the product's server; the built app is served by that server itself. */
const SERVER = process.env['BLUEPROMPT_SERVER'] ?? 'http://127.0.0.1:3000';
const SERVER_PATHS = [
  '/config.json',
  '/auth/v1',
  '/rest/v1',
  '/storage/v1',
  '/functions/v1',
  '/webhooks',
  '/mcp',
  '/dev',
];

/** What every page begins with, in few files: each takes with it what it imports. By itself it would be forty. */
const FIRST_CHUNKS = [
  { name: 'preload', test: /preload-helper/, priority: 4 },
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
  { name: 'shell', test: /src[\\/]start\.tsx$/, priority: 2 },
  {
    name: 'parts',
    test: /src[\\/]components[\\/](drawing[\\/]|prompt-line|pro-card|ui[\\/](badge|copy-button|segmented-control))/,
    priority: 1,
  },
];

/** The fonts and the scripts that every page begins with are fetched with the page, not once something asks for them. */
const FIRST_FONT = /-first-[^/]+\.woff2$/;
const preloadFirst: Plugin = {
  name: 'preload-first',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {}).flatMap((file): HtmlTagDescriptor[] => {
        const href = `/${file}`;
        if (FIRST_FONT.test(file))
          return [{ tag: 'link', attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href } }];
        if (/\/(react|shell)-/.test(file))
          return [{ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href } }];
        return [];
      }),
  },
};

export default defineConfig({
  root: import.meta.dirname,
  // While developing, workers have the plugins of the app.
  plugins: [react(), tailwindcss(), preloadFirst, serveEngineFiles, { ...listEngineFiles(), apply: 'serve' }],
  worker: {
    format: 'es',
    plugins: () => [listEngineFiles()],
    // Not the names of before pages were isolated: browsers keep those files for a year, without the header that they need now.
    rolldownOptions: { output: { entryFileNames: 'assets/[name]-isolated-[hash].js' } },
  },
  resolve: { alias: { '@': `${import.meta.dirname}/src` } },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: FIRST_CHUNKS } } },
  },
  environments: {
    ssr: { build: { ssr: 'src/prerender.tsx', outDir: SERVER_OUT, emptyOutDir: true, copyPublicDir: false } },
  },
  builder: { buildApp: buildWithHome },
  server: { proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, SERVER])) },
});
