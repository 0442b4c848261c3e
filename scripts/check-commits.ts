import { execFileSync } from 'node:child_process';
import { findSubjectFault } from './house/commit-subject.ts';
import { ROOT } from './run.ts';

/** The last commit before subjects were checked. */
const SINCE = 'cfdc163fe06ac699dda736dc742d1335a7fa8eeb';

const git = (...args: string[]): string | undefined => {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
};

/** A shallow clone may end before that commit: then all that it has came after it. */
const range = git('cat-file', '-e', `${SINCE}^{commit}`) === undefined ? 'HEAD' : `${SINCE}..HEAD`;
const log = git('log', '--no-merges', '--format=%h %s', range);

if (log === undefined)
  process.stdout.write('There is no git history here: the subjects of commits were not checked.\n');
const faults = (log ?? '').split('\n').flatMap((line) => {
  const [hash, subject = ''] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)];
  // The first commit of a shallow clone has no parents, also where it is a merge.
  const fault = line === '' || subject.startsWith('Merge ') ? undefined : findSubjectFault(subject);
  return fault ? [`${hash} ${subject}\n  The subject ${fault}.`] : [];
});
if (faults.length > 0) process.stderr.write(`${faults.join('\n')}\n`);
process.exit(faults.length > 0 ? 1 : 0);
