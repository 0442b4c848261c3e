import { spawnSync } from 'node:child_process';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { ROOT } from '../scripts/run.ts';

/** Which machine, code and day the figures belong to, as lines of Markdown. */
export const describeMachine = (): string => {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' }).stdout.trim();
  const changed = git('status', '--porcelain', '--', 'packages', 'apps', 'bench').length > 0;
  const cores = cpus();
  return [
    `- date ${new Date().toISOString().slice(0, 10)}, commit ${git('rev-parse', '--short', 'HEAD')}${changed ? ' and changes on top' : ''}`,
    `- ${cores.length} cores of ${cores[0]?.model.trim() ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()} ${release()}, Node ${process.versions.node}`,
    `- load before the run ${loadavg()[0]!.toFixed(1)}; above 1, times (not shares, bytes or ratios) are worse than they could be`,
  ].join('\n');
};
