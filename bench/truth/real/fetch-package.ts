import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../../scripts/run.ts';
import { ExpectedError } from '../expected-error.ts';

/** Downloaded packages; git ignores the folder and it can be deleted at any time. */
const PACKAGE_CACHE = path.join(ROOT, 'node_modules', '.cache', 'blueprompt-bench', 'packages');

/** The largest of these packages (110 MB) needs a minute on a slow line. */
const DOWNLOAD_TIMEOUT_MS = 300_000;

const NO_NETWORK = 'no network';

/** Why npm could not deliver, from the codes that it prints. */
const REASONS: [RegExp, string][] = [
  [/\bE404\b/, 'there is no package of this name'],
  [/\bETARGET\b/, 'the package has no such version'],
  [/\bEINVALIDPACKAGENAME\b|\bEINVALIDTAGNAME\b|Invalid tag name/, 'it is not a valid package name and version'],
  [/\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT)\b/, NO_NETWORK],
  [/\bENOSPC\b/, 'the disk is full'],
];

/** A package that npm could not deliver; its message is one line for the person who asked. */
export class PackageUnavailable extends ExpectedError {
  readonly isNetworkDown: boolean;
  constructor(spec: string, reason: string) {
    super(`${spec} cannot be downloaded: ${reason}.`);
    this.isNetworkDown = reason === NO_NETWORK;
  }
}

const execute = promisify(execFile);

const unavailable = (spec: string, error: unknown): PackageUnavailable => {
  const { stderr, message, killed } = error as { stderr?: string; message?: string; killed?: boolean };
  const printed = `${stderr ?? ''}\n${message ?? ''}`;
  const reason = killed ? 'the download took too long' : REASONS.find(([code]) => code.test(printed))?.[1];
  return new PackageUnavailable(spec, reason ?? printed.trim().split('\n')[0] ?? 'npm failed');
};

const download = async (spec: string, folder: string): Promise<string> => {
  await mkdir(path.dirname(folder), { recursive: true });
  // On the same disk as the final folder, so that the rename is one step and an interrupted run leaves no half package.
  const part = await mkdtemp(`${folder}.part-`);
  try {
    const npm = ['pack', spec, '--loglevel=error', '--ignore-scripts', '--fetch-retries=1', '--pack-destination', part];
    const { stdout } = await execute('npm', npm, { timeout: DOWNLOAD_TIMEOUT_MS });
    const archive = path.join(part, stdout.trim().split('\n').at(-1) ?? '');
    const unpacked = path.join(part, 'unpacked');
    await mkdir(unpacked);
    await execute('tar', ['-xzf', archive, '-C', unpacked, '--strip-components=1', '--no-same-owner']);
    // Some old archives carry folders without the right to enter them.
    if (process.platform !== 'win32') await execute('chmod', ['-R', 'u+rwX', unpacked]);
    await rename(unpacked, folder).catch((error) => {
      // Another run was faster: its package is as good.
      if (!existsSync(folder)) throw error;
    });
    return folder;
  } catch (error) {
    throw unavailable(spec, error);
  } finally {
    await rm(part, { recursive: true, force: true });
  }
};

const underway = new Map<string, Promise<string>>();

/** The folder of a published package, `name@1.2.3`, downloaded once. */
export function fetchPackage(spec: string, cache = PACKAGE_CACHE): Promise<string> {
  const folder = path.join(cache, spec.replaceAll('/', '+'));
  if (existsSync(folder)) return Promise.resolve(folder);
  const started = underway.get(folder) ?? download(spec, folder).finally(() => underway.delete(folder));
  underway.set(folder, started);
  return started;
}
