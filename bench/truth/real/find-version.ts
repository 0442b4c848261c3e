import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const LOOKUP_TIMEOUT_MS = 60_000;

const toNumbers = (version: string): number[] => version.split(/[-+]/)[0]!.split('.').map(Number);

/** The highest version; of two that are equal a finished one comes before its release candidates. */
export function newestVersion(versions: readonly string[]): string | undefined {
  const [newest] = [...versions].sort((a, b) => {
    const [first, second] = [toNumbers(a), toNumbers(b)];
    const at = first.findIndex((part, index) => part !== second[index]);
    return at === -1 ? Number(a.includes('-')) - Number(b.includes('-')) : second[at]! - first[at]!;
  });
  return newest;
}

/** The exact version that `name@range` means today; nothing where npm has none. */
export async function findVersion(spec: string): Promise<string | undefined> {
  try {
    const { stdout } = await execute('npm', ['view', spec, 'version', '--json', '--silent'], {
      timeout: LOOKUP_TIMEOUT_MS,
    });
    const printed: unknown = JSON.parse(stdout);
    return newestVersion([printed].flat().filter((version) => typeof version === 'string'));
  } catch {
    return undefined;
  }
}
