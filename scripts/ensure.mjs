// Runs before every command, on whatever Node the machine has (20 or later): installs what the lock file names, once.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
const quiet = process.argv.includes('--quiet');
const stamp = path.join(root, 'node_modules', '.cache', 'blueprompt-install');
const NODE_MAJOR = 24;
const isWindows = process.platform === 'win32';

const manifests = ['package.json', 'package-lock.json'];
for (const room of ['packages', 'apps'])
  for (const name of readdirSync(path.join(root, room))) {
    const manifest = path.join(room, name, 'package.json');
    if (existsSync(path.join(root, manifest))) manifests.push(manifest);
  }
const wanted = createHash('sha256')
  .update(manifests.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\0'))
  .digest('hex');

const majorOf = (program, env = process.env) => {
  const asked = spawnSync(program, ['--version'], { env, encoding: 'utf8' });
  return asked.status === 0 ? Number.parseInt(asked.stdout.slice(1), 10) : 0;
};
const fail = (line) => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};

/**
 * npm brings a Node of its own where one is published for the system. Where it is not (macOS, Windows on ARM), or does not
 * run (Linux with musl), the machine's own Node must be new enough, and nothing may stand before it on the PATH.
 */
const chooseNode = (PATH) => {
  const local = path.join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');
  if (existsSync(local) && majorOf(local) >= NODE_MAJOR) return;
  const links = ['node', 'node.cmd', 'node.ps1'].map((name) => path.join(root, 'node_modules', '.bin', name));
  for (const link of links) rmSync(link, { force: true });
  if (majorOf('node', { ...process.env, PATH }) < NODE_MAJOR)
    fail(
      `npm has no Node ${NODE_MAJOR} for this system (or may not run its install script): install Node ${NODE_MAJOR}.`,
    );
};

const installed = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
if (!installed) {
  if (!quiet) process.stdout.write('Installing dependencies (once; a minute or two)…\n');
  // npm replaces node_modules/.bin/node while it works, so it must not run on it.
  const PATH = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(path.delimiter);
  // Exactly the locked versions, as `npm ci` would, but only what changed is fetched and nothing that runs is deleted.
  const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const env = { ...process.env, PATH, ONNXRUNTIME_NODE_INSTALL: 'skip' };
  // On Windows npm is a script, which only a shell starts; no argument needs quoting.
  const done = isWindows
    ? spawnSync(`npm ${args.join(' ')}`, { cwd: root, env, shell: true, encoding: 'utf8' })
    : spawnSync('npm', args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' });
  if (done.status !== 0) fail(`npm install failed:\n${done.stderr ?? done.error?.message ?? ''}`);
  chooseNode(PATH);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}
