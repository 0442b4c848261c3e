import { run } from './run.ts';

/** `npm run dev`: the server restarts on change, the web app reloads in place; open the address that Vite prints. */
const WEB_PORT = process.env.WEB_PORT ?? '5173';
const PORT = process.env.PORT ?? '3000';
const SITE_URL = process.env.SITE_URL ?? `http://127.0.0.1:${WEB_PORT}`;
const stop = new AbortController();
process.on('SIGINT', () => stop.abort());
await Promise.race([
  run('node', ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], { PORT, SITE_URL }),
  run('vite', ['apps/web', '--host', '127.0.0.1', '--port', WEB_PORT, '--strictPort'], {
    BLUEPROMPT_SERVER: `http://127.0.0.1:${PORT}`,
  }),
  new Promise((resolve) => stop.signal.addEventListener('abort', resolve)),
]);
process.exit(0);
