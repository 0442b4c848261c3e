import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

const LOAD = `
  const { loadModel } = await import(${JSON.stringify(new URL('./load-model.ts', import.meta.url).href)});
  await loadModel('reader-small.onnx');`;

test('loading a model leaves no trace of telemetry: no device id and no store of events', () => {
  const home = mkdtempSync(path.join(tmpdir(), 'blueprompt-home-'));
  // On a machine for tests the runtime is silent by itself; it must also be so on a user's.
  const env = { PATH: process.env['PATH'], HOME: home, XDG_CACHE_HOME: home };
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', LOAD], { env, encoding: 'utf8' });
  expect(run.stderr).not.toContain('telemetry');
  expect(run.status).toBe(0);
  expect(readdirSync(home)).toEqual([]);
  rmSync(home, { recursive: true });
});
