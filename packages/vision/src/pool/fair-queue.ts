type Owned = { owner: string | undefined };

/** Jobs that wait, by who sent them. */
export type FairQueue<Job extends Owned> = {
  push: (job: Job) => void;
  /** Takes the job that is to run next beside those that run; undefined where none may. */
  next: (running: readonly Job[]) => Job | undefined;
  /** Puts the owner of a job that has run behind all who wait now. */
  finished: (job: Job) => void;
  /** Takes a job out before its turn; false where it does not wait. */
  remove: (job: Job) => boolean;
  removeAll: () => Job[];
  size: () => number;
};

/** How many of these jobs one owner has; those without a name are one owner. */
export const countOf = (owner: string | undefined, jobs: readonly Owned[]): number =>
  jobs.filter((job) => job.owner === owner).length;

/**
 * Owners take turns, however many jobs each has sent, and who has the fewest running comes first. Nobody has more than
 * `maxRunning` jobs running, even where a worker is free: a job that runs cannot be put aside for a newcomer.
 */
export function createFairQueue<Job extends Owned>(maxRunning: number): FairQueue<Job> {
  // In the order of their turns; nobody is in it without a job.
  const waiting = new Map<string | undefined, Job[]>();
  return {
    push: (job) => {
      const jobs = waiting.get(job.owner);
      if (jobs) jobs.push(job);
      else waiting.set(job.owner, [job]);
    },
    next: (running) => {
      const [turn] = [...waiting]
        .map(([owner, jobs]) => ({ owner, jobs, count: countOf(owner, running) }))
        .filter(({ count }) => count < maxRunning)
        .sort((a, b) => a.count - b.count);
      if (!turn) return undefined;
      const job = turn.jobs.shift()!;
      if (turn.jobs.length === 0) waiting.delete(turn.owner);
      return job;
    },
    finished: ({ owner }) => {
      const jobs = waiting.get(owner);
      if (!jobs) return;
      waiting.delete(owner);
      waiting.set(owner, jobs);
    },
    remove: (job) => {
      const jobs = waiting.get(job.owner) ?? [];
      const at = jobs.indexOf(job);
      if (at < 0) return false;
      jobs.splice(at, 1);
      if (jobs.length === 0) waiting.delete(job.owner);
      return true;
    },
    removeAll: () => {
      const jobs = [...waiting.values()].flat();
      waiting.clear();
      return jobs;
    },
    size: () => [...waiting.values()].reduce((sum, jobs) => sum + jobs.length, 0),
  };
}
