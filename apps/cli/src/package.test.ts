import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { NPM_SHELL } from '../../../scripts/run.ts';

const run = promisify(execFile);
const cli = path.resolve(import.meta.dirname, '..');

/** Packing, which takes minutes the first time, and starts of the command as WebAssembly; some ten seconds each, more on a busy machine. */
const SLOW_MS = 480_000;
/** What runs the command: `PACKAGE_NODE` may name an older Node than the one that runs the tests; 20.12 is the oldest that we support. */
const NODE = process.env['PACKAGE_NODE'] || process.execPath;
const MAX_TARBALL_BYTES = 15_000_000;
const MAX_UNPACKED_BYTES = 40_000_000;

const bytesIn = async (place: string): Promise<number> => {
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(path.join(parentPath, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};

let folder: string;
let bin: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'blueprompt-pack-'));
  await run('npm', ['pack', '--pack-destination', folder], { cwd: cli, shell: NPM_SHELL });
  const installed = path.join(folder, 'node_modules/blueprompt');
  await mkdir(installed, { recursive: true });
  await run('tar', ['-xzf', path.join(folder, 'blueprompt-0.1.0.tgz'), '--strip-components=1', '-C', installed]);
  const manifest = JSON.parse(await readFile(path.join(installed, 'package.json'), 'utf8'));
  bin = path.join(installed, manifest.bin.blueprompt);
  await sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="120"><rect width="300" height="120" fill="#fff"/><text x="20" y="60" font-size="28" font-family="DejaVu Sans, sans-serif">Hello world</text></svg>',
    ),
  )
    .png()
    .toFile(path.join(folder, 'page.png'));
}, SLOW_MS);

describe('the packed tarball in an empty folder', () => {
  test('is small and needs no native code', async () => {
    expect((await stat(path.join(folder, 'blueprompt-0.1.0.tgz'))).size).toBeLessThanOrEqual(MAX_TARBALL_BYTES);
    expect(await bytesIn(path.join(folder, 'node_modules/blueprompt'))).toBeLessThanOrEqual(MAX_UNPACKED_BYTES);
    // All of it is in the tarball: nothing else is downloaded, and nothing beside it can be another version.
    expect(await readdir(path.join(folder, 'node_modules'))).toEqual(['blueprompt']);
    const manifest = JSON.parse(await readFile(path.join(path.dirname(bin), '../package.json'), 'utf8'));
    expect(manifest).not.toHaveProperty('dependencies');
  });

  test(
    'measures, compares, and writes the guide, the page and a project',
    async () => {
      const words = async (...args: string[]) => (await run(NODE, [bin, ...args], { cwd: folder })).stdout;
      expect(JSON.parse(await words('measure', 'page.png')).texts[0].text).toBe('Hello world');
      await words('code', 'page.png', '--stack', 'react', '--out', 'app');
      expect(await readdir(path.join(folder, 'app'))).toContain('package.json');
      expect(await words('compare', 'page.png', 'page.png')).toContain('Score 100');
      expect(await words('page.png')).toContain('Wrote blueprompt-page');
      const written = (name: string) => readFile(path.join(folder, 'blueprompt-page', name), 'utf8');
      expect(await written('guide.md')).toContain('`Hello world`');
      expect(await written('index.html')).toContain('Hello world');
    },
    SLOW_MS,
  );

  test(
    'answers an agent',
    async () => {
      const client = new Client({ name: 'test', version: '1.0.0' });
      await client.connect(new StdioClientTransport({ command: NODE, args: [bin, 'mcp'], cwd: folder }));
      const result = await client.callTool({ name: 'measure_screenshot', arguments: { image: 'page.png' } });
      expect(result.content).toMatchObject([{ text: expect.stringContaining('"size":"300x120"') }]);
      await client.close();
    },
    SLOW_MS,
  );
});
