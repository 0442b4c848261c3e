import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/run.ts';
import { DASHBOARD } from './score/testing/dashboard.ts';

type Ended = { code: number | undefined; stdout: string; stderr: string };
const bench = (...args: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    execFile(process.execPath, [path.join('bench', 'run.ts'), ...args], { cwd: ROOT }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });

test.concurrent.each([
  [['--pagee', 'antd-orders'], "Unknown option '--pagee'"],
  [['--page', 'antd-nothing'], 'There is no page antd-nothing.'],
])('%j stops with one line', async (args, line) => {
  const { code, stdout, stderr } = await bench(...args);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain(line);
  expect(stderr.trim()).not.toContain('\n');
});

test.concurrent('a page that cannot be measured is named and ends with 1', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'folder-'));
  const { width, height } = DASHBOARD;
  const png = await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  // Its size can still be read, its pixels cannot.
  writeFileSync(path.join(folder, 'torn.png'), png.subarray(0, 1000));
  writeFileSync(path.join(folder, 'torn.truth.json'), JSON.stringify(DASHBOARD));
  const { code, stdout, stderr } = await bench('--folder', folder);
  expect(code).toBe(1);
  expect(stderr).toMatch(/^torn was not measured: /m);
  expect(stdout).toContain('| torn | 0.000 |');
});
