import { runBeside } from './run.ts';

/** The largest first: two are checked at a time, and none of them is left alone at the end for long. */
const PROJECTS = [
  '.',
  'apps/server',
  'apps/web',
  'apps/cli',
  'packages/vision',
  'packages/core',
  'packages/backend',
  'packages/capture',
] as const;

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
