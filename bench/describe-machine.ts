import { spawnSync } from 'node:child_process';
import { cpus, loadavg, totalmem, type } from 'node:os';
import { ROOT } from '../scripts/run.ts';

/** The machine, in few words. */
const describeMachine = (): string => {
  const cores = cpus();
  const memoryGb = Math.round(totalmem() / 2 ** 30);
  return `${cores.length} cores of ${cores[0]?.model.trim() ?? 'unknown'}, ${memoryGb} GB, ${type()}, Node ${process.versions.node}`;
};

/** Which code on which day, on what machine, and how busy that was: above 1, times (not shares, bytes or ratios) are worse for it. */
export const describeRun = (): string => {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' }).stdout.trim();
  const changed = git('status', '--porcelain', '--untracked-files=no', '--', 'packages', 'apps').length > 0;
  const commit = `commit ${git('rev-parse', '--short', 'HEAD')}${changed ? ' and changes on top' : ''}`;
  return `_${new Date().toISOString().slice(0, 10)}, ${commit}, ${describeMachine()}, load ${loadavg()[0]!.toFixed(1)}_`;
};
