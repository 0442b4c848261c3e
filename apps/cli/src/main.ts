#!/usr/bin/env node
import { buffer } from 'node:stream/consumers';
import { createMeasurePool } from '@blueprompt/vision/pool';
import { openDesktop } from './offer/desktop.ts';
import { runCli } from './run-cli.ts';

const { env, stdin, stdout, stderr } = process;

// `blueprompt … | head` closes the pipe early: that is the reader's choice and no failure.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await runCli(process.argv.slice(2), {
  // npm runs scripts in the folder of package.json and tells the caller's own in INIT_CWD.
  cwd: (env['npm_lifecycle_event'] === 'blueprompt' && env['INIT_CWD']) || process.cwd(),
  env,
  readStdin: () => buffer(stdin),
  writeOut: (result) => stdout.write(result),
  writeError: (text) => stderr.write(text),
  showsProgress: stderr.isTTY === true,
  outIsScreen: stdout.isTTY === true,
  openPool: createMeasurePool,
  desktop: stdin.isTTY && stderr.isTTY ? openDesktop() : undefined,
});
