// Runs before every command, on whatever Node the machine has (20 or later): installs what the lock file names, once.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
const quiet = process.argv.includes('--quiet');
const stamp = path.join(root, 'node_modules', '.cache', 'blueprompt-install');
const localNode = path.join(root, 'node_modules', '.bin', 'node');
const NODE_MAJOR = 24;

const manifests = ['package.json', 'package-lock.json'];
for (const room of ['packages', 'apps'])
  for (const name of readdirSync(path.join(root, room))) {
    const manifest = path.join(room, name, 'package.json');
    if (existsSync(path.join(root, manifest))) manifests.push(manifest);
  }
const wanted = createHash('sha256')
  .update(manifests.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\0'))
  .digest('hex');

const localMajor = () => {
  const asked = spawnSync(localNode, ['--version'], { encoding: 'utf8' });
  return asked.status === 0 ? Number.parseInt(asked.stdout.slice(1), 10) : 0;
};
const fail = (line) => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};

const installed = existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(localNode);
if (!installed) {
  if (!quiet) process.stdout.write('Installing dependencies (once; a minute or two)…\n');
  // npm replaces node_modules/.bin/node while it works, so it must not run on it.
  const PATH = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(path.delimiter);
  // `npm ci` refuses a lock whose foreign-platform binaries are missing; this installs exactly the locked versions too.
  const args = ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const env = { ...process.env, PATH, ONNXRUNTIME_NODE_INSTALL: 'skip' };
  const done = spawnSync('npm', args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' });
  if (done.status !== 0) fail(`npm install failed:\n${done.stderr ?? done.error?.message ?? ''}`);
  if (localMajor() < NODE_MAJOR)
    fail(`Node ${NODE_MAJOR} did not install: npm must be allowed to run the install script of the package "node".`);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}
