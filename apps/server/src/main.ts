import { writeFileSync } from 'node:fs';
import { createLog } from './http/logger.ts';
import { parseSettings } from './settings.ts';
import { StartError } from './start-error.ts';
import { startProduct } from './start-product.ts';
import { renderStartScreen } from './start-screen.ts';

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

const parsed = parseSettings(process.env);
if (!parsed.ok) fail(parsed.message);
else {
  const { settings } = parsed;
  const log = createLog({ level: settings.logLevel, format: settings.logFormat });
  const running = await startProduct(settings, log).catch((error: unknown) =>
    error instanceof StartError ? fail(error.message) : fail(`The server could not start: ${(error as Error).stack}`),
  );
  let stops = 0;
  const stop = () => {
    stops += 1;
    // A second Ctrl+C means "now".
    if (stops > 1) process.exit(1);
    running.stop().then(
      () => process.exit(0),
      (error: Error) => fail(`The server did not stop cleanly: ${error.message}`),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.stdout.write(renderStartScreen(settings, running));
  if (settings.readyFile)
    writeFileSync(
      settings.readyFile,
      JSON.stringify({ url: running.url, localUrl: running.localUrl, demo: running.demo }),
      { mode: 0o600 },
    );
}
