import { runBeside } from './run.ts';

/**
 * The largest first: two are checked at a time, and none of them is left alone at the end for long. What runs on Node is one
 * program: as five, each would check again what it imports of the others.
 */
export const PROJECTS = ['.', 'tsconfig.node.json', 'apps/web', 'packages/core'] as const;
/** Several threads of one program check the same types again, a third more work in all, and both cores are busy anyway. */
const ONE_THREAD = '--singleThreaded';

/** Checks the types of every workspace, so many at a time; resolves to the projects that failed. */
export const typecheck = async (lanes = 2): Promise<string[]> => {
  const failed: string[] = [];
  const waiting: string[] = [...PROJECTS];
  const worker = async () => {
    for (let project = waiting.shift(); project; project = waiting.shift())
      if ((await runBeside('tsc', ['-p', project, ONE_THREAD])) !== 0) failed.push(project);
  };
  await Promise.all(Array.from({ length: lanes }, worker));
  return failed;
};
