import { runBeside } from './run.ts';

/**
 * The largest first: two are checked at a time, and none of them is left alone at the end for long. The server, capture, the
 * backend and the engine are one program: as three, each would check again what it imports of the others. The command line is
 * not among them.
 */
const PROJECTS = ['.', 'tsconfig.node.json', 'apps/web', 'apps/cli', 'packages/core'] as const;

/** Checks the types of every workspace, so many at a time; resolves to the projects that failed. */
export const typecheck = async (lanes = 2): Promise<string[]> => {
  const failed: string[] = [];
  const waiting: string[] = [...PROJECTS];
  const worker = async () => {
    for (let project = waiting.shift(); project; project = waiting.shift())
      if ((await runBeside('tsc', ['-p', project])) !== 0) failed.push(project);
  };
  await Promise.all(Array.from({ length: lanes }, worker));
  return failed;
};
