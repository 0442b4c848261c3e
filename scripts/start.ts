import { buildWeb } from './build-web.ts';

/** `npm start`: the web app is built when it changed, then the server runs in this process, so Ctrl+C reaches it. */
if ((await buildWeb()) !== 0) {
  process.stderr.write('The web app could not be built; see the lines above.\n');
  process.exit(1);
}
await import('../apps/server/src/main.ts');
