/**
 * Builds what the Dockerfile says without Docker and starts it: the same commands, line by line, in a chroot of Debian's packages,
 * until `/readyz` answers, the image's own health check passes and a screenshot is measured. By hand, as root, on Debian or Ubuntu
 * with mmdebstrap; see docs/operations.md.
 *   node scripts/platforms/check-image.ts [--root FILE]
 * FILE is a root file system of mmdebstrap that was made before.
 */
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Instruction, parseDockerfile, type Stage } from '../../apps/server/src/testing/parse-dockerfile.ts';
import { ROOT } from '../run.ts';

const START_LIMIT_MS = 180_000;
/** In the chroot; the image's user may write there. */
const READY_FILE = '/tmp/ready.json';

const { values } = parseArgs({ options: { root: { type: 'string' }, inside: { type: 'string' } } });

const run = (program: string, ...args: string[]): void => {
  const { status, error } = spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status ?? error}.`);
};

const ask = (program: string, ...args: string[]): string => {
  const { status, stdout, error } = spawnSync(program, args, { encoding: 'utf8', cwd: ROOT });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${status ?? error}.`);
  return stdout.trim();
};

/** Starts this script again where its mounts are nobody else's and end with it; what it made is removed after that. */
const runApart = (): number => {
  const work = mkdtempSync(path.join(tmpdir(), 'blueprompt-image-'));
  const again = [process.execPath, import.meta.filename, ...process.argv.slice(2), '--inside', work];
  const { status } = spawnSync('unshare', ['--mount', '--propagation', 'private', ...again], { stdio: 'inherit' });
  rmSync(work, { recursive: true, force: true });
  return status ?? 1;
};
if (!values.inside) process.exit(runApart());

const work = values.inside;
const mount = (from: string, to: string, ...options: string[]): void => {
  mkdirSync(to, { recursive: true });
  run('mount', ...options, from, to);
};

/** What `FROM node:24-bookworm-slim` gives: Debian, Node with npm, and the user `node`. */
const makeBase = (to: string): void => {
  const tar = values.root ?? path.join(work, 'base.tar');
  if (!existsSync(tar)) run('mmdebstrap', '--variant=minbase', '--include=ca-certificates', 'bookworm', tar);
  mkdirSync(to);
  run('tar', '-xpf', tar, '-C', to);
  cpSync(process.execPath, path.join(to, 'usr/local/bin/node'));
  // The folder of the package that the command on the path is a file of.
  const npm = path.resolve(realpathSync(ask('sh', '-c', 'command -v npm')), '../..');
  cpSync(npm, path.join(to, 'usr/local/lib/node_modules/npm'), { recursive: true });
  for (const name of ['npm', 'npx'])
    run('ln', '-s', `../lib/node_modules/npm/bin/${name}-cli.js`, path.join(to, 'usr/local/bin', name));
  run('chroot', to, 'useradd', '--uid', '1000', '--create-home', 'node');
};

/** A stage while it is made: where it is, and what the lines so far have set. */
type Making = { root: string; folder: string; env: Record<string, string>; user: string };

const inside = ({ root, folder, env, user }: Making, command: readonly string[]): [string, string[]] => {
  const settings = Object.entries({ PATH: '/usr/local/bin:/usr/bin:/bin', HOME: '/root', ...env });
  const shell = ['sh', '-c', 'cd "$0" && exec "$@"', folder, 'env', '-i', ...settings.map((pair) => pair.join('='))];
  return ['chroot', [`--userspec=${user}:${user}`, root, ...shell, ...command]];
};

/** npm finds in the cache of this machine what it has fetched before. */
const runInside = (stage: Making, command: string): void => {
  const env = { ...stage.env, npm_config_cache: '/npm-cache', npm_config_prefer_offline: 'true' };
  const [program, args] = inside({ ...stage, env }, ['sh', '-c', command]);
  run(program, ...args);
};

/** The files of the checkout that Docker would send: those in git, less what .dockerignore names. */
const context = path.join(work, 'context');
const makeContext = (): void => {
  const ignored = readFileSync(path.join(ROOT, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
  const isIgnored = (file: string): boolean =>
    ignored.some((pattern) => path.matchesGlob(file, `${pattern}/**`) || path.matchesGlob(file, pattern));
  for (const file of ask('git', 'ls-files').split('\n'))
    if (!isIgnored(file)) cpSync(path.join(ROOT, file), path.join(context, file));
};

const copy = (stage: Making, from: string, sources: readonly string[], target: string): void => {
  const to = path.join(stage.root, path.resolve(stage.folder, target));
  for (const source of sources) {
    const file = path.join(from, source);
    // Like Docker: several files or a name with a slash go into a folder, one goes under the name.
    const isInto = target.endsWith('/') || target === '.' || sources.length > 1;
    const isFolder = statSync(file).isDirectory();
    mkdirSync(isInto || isFolder ? to : path.dirname(to), { recursive: true });
    cpSync(file, isInto && !isFolder ? path.join(to, path.basename(source)) : to, {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
};

const follow = (stage: Making, made: ReadonlyMap<string, string>, { name, text }: Instruction): void => {
  console.error(`${name} ${text.replace(/\s+/g, ' ').slice(0, 110)}`);
  if (name === 'WORKDIR') {
    stage.folder = text;
    mkdirSync(path.join(stage.root, text), { recursive: true });
  } else if (name === 'ENV') {
    for (const pair of text.split(/\s+/))
      stage.env[pair.slice(0, pair.indexOf('='))] = pair.slice(pair.indexOf('=') + 1);
  } else if (name === 'USER') stage.user = text;
  else if (name === 'RUN') runInside(stage, text);
  else if (name === 'COPY') {
    const words = text.split(/\s+/);
    const other = /^--from=(.+)$/.exec(words[0]!)?.[1];
    const [sources, target] = [words.slice(other ? 1 : 0, -1), words.at(-1)!];
    copy(stage, other ? made.get(other)! : context, sources, target);
  } else if (!['VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD'].includes(name)) throw new Error(`${name} is not known here.`);
};

const makeStage = ({ base, instructions }: Stage, root: string, made: ReadonlyMap<string, string>): Making => {
  if (!base.startsWith('node:24-bookworm')) throw new Error(`${base} is not the base that is made here.`);
  run('cp', '-a', path.join(work, 'base'), root);
  mount('proc', path.join(root, 'proc'), '-t', 'proc');
  mount(ask('npm', 'config', 'get', 'cache'), path.join(root, 'npm-cache'), '--bind');
  cpSync('/etc/resolv.conf', path.join(root, 'etc/resolv.conf'));
  const stage: Making = { root, folder: '/', env: {}, user: 'root' };
  for (const instruction of instructions) follow(stage, made, instruction);
  return stage;
};

/** Where the server says it listens, once it does: the file is its own, so no other server can answer for it. */
const findUrl = (stage: Making): string | undefined => {
  const file = path.join(stage.root, READY_FILE);
  const said = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return said === '' ? undefined : (JSON.parse(said) as { localUrl: string }).localUrl;
};

type Asked = { command: readonly string[]; healthCheck: readonly string[] };

/** The commands of an image's last stage; both are written as lists. */
const readCommands = ({ instructions }: Stage): Asked => {
  const listOf = (wanted: string): string[] => {
    const { text } = instructions.findLast(({ name }) => name === wanted)!;
    return JSON.parse(text.slice(text.indexOf('['))) as string[];
  };
  return { command: listOf('CMD'), healthCheck: listOf('HEALTHCHECK') };
};

const waitUntilReady = async (stage: Making, isOver: () => boolean): Promise<string> => {
  const deadline = Date.now() + START_LIMIT_MS;
  for (;;) {
    const url = findUrl(stage);
    const answer = url ? await fetch(`${url}/readyz`).catch(() => undefined) : undefined;
    if (url && answer?.ok) {
      console.log(`/readyz answers ${answer.status}: ${(await answer.text()).trim()}`);
      return url;
    }
    if (isOver() || Date.now() > deadline) throw new Error('The server did not get ready.');
    await sleep(500);
  }
};

/** A visitor's try: decoder, networks and models of the image at work. */
const measureThere = async (url: string): Promise<void> => {
  const picture = readFileSync(path.join(ROOT, 'packages/vision/src/fixtures/form.png'));
  const answer = await fetch(`${url}/functions/v1/try-ui`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ imageBase64: picture.toString('base64') }),
  });
  if (!answer.ok) throw new Error(`The server did not measure: ${answer.status} ${await answer.text()}`);
  const { measurement } = (await answer.json()) as { measurement: { texts: { text: string }[] } };
  if (!measurement.texts.some(({ text }) => text === 'Welcome back')) throw new Error('The server read another text.');
  console.log(`A screenshot is measured: ${measurement.texts.length} lines of text.`);
};

/** Starts the image's command, asks for its health as the image does, and has a screenshot measured. */
const start = async (stage: Making, { command, healthCheck }: Asked): Promise<void> => {
  // A chroot has no network of its own: a port that the system chooses, and for this machine alone.
  const here = { HOST: '127.0.0.1', PORT: '0', BLUEPROMPT_READY_FILE: READY_FILE, HOME: '/home/node' };
  const env = { ...stage.env, ...here };
  const child = spawn(...inside({ ...stage, env }, command), { stdio: ['ignore', 'inherit', 'inherit'] });
  try {
    const url = await waitUntilReady(stage, () => child.exitCode !== null);
    const [program, args] = inside({ ...stage, env: { ...env, PORT: new URL(url).port } }, healthCheck);
    run(program, ...args);
    console.log('The health check of the image passes.');
    await measureThere(url);
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGTERM')) await ended;
  }
};

const stages = parseDockerfile(readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8'));
makeContext();
makeBase(path.join(work, 'base'));
const made = new Map<string, string>();
let last: Making | undefined;
for (const [at, stage] of stages.entries()) {
  const root = path.join(work, `stage-${at}`);
  last = makeStage(stage, root, made);
  if (stage.as) made.set(stage.as, root);
}
console.log(
  `The image has ${ask('du', '-sm', '--one-file-system', '--exclude=npm-cache', last!.root).split('\t')[0]} MB.`,
);
await start(last!, readCommands(stages.at(-1)!));
