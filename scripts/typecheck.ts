import { availableParallelism } from 'node:os';
import { run } from './run.ts';

const PROJECTS = [
  'packages/core',
  'packages/vision',
  'packages/backend',
  'apps/server',
  'apps/cli',
  'apps/web',
  '.',
] as const;

/** Checks the types of every workspace; resolves to the projects that failed. */
export const typecheck = async (): Promise<string[]> => {
  const failed: string[] = [];
  const waiting: string[] = [...PROJECTS];
  const worker = async () => {
    for (let project = waiting.shift(); project; project = waiting.shift())
      if ((await run('tsc', ['-p', project])) !== 0) failed.push(project);
  };
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, worker));
  return failed;
};
