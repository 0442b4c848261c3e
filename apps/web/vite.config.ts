import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

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

/** The font that every page begins with is fetched with the page, not once its style sheet has been read. */
const FIRST_FONT = 'inter-latin-opsz-normal';
const preloadFont: Plugin = {
  name: 'preload-font',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => file.includes(FIRST_FONT))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: 'anonymous', href: `/${file}` },
        })),
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss(), preloadFont],
  resolve: { alias: { '@': `${import.meta.dirname}/src` } },
  build: { target: 'es2023', outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0 },
  server: { proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, SERVER])) },
});
