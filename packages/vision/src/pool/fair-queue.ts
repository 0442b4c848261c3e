type Owned = { owner: string | undefined };

/** Jobs that wait, by who sent them. */
type FairQueue<Job extends Owned> = {
  push: (job: Job) => void;
  /** Takes the job that is to run next beside those that run, of those that are accepted; undefined where none may. */
  next: (running: readonly Job[], accepts?: (job: Job) => boolean) => Job | undefined;
  /** Puts the owner of a job that has run behind all who wait now. */
  finished: (job: Job) => void;
  /** Whether a job still waits. */
  holds: (job: Job) => boolean;
  /** Takes a job out before its turn; false where it does not wait. */
  remove: (job: Job) => boolean;
  removeAll: () => Job[];
  /** Takes out the last job of whoever has more than a fair share of the places, so that this owner can have one. */
  makeRoom: (owner: string | undefined) => Job | undefined;
  size: () => number;
};

/** How many of these jobs one owner has; those without a name are one owner. */
export const countOf = (owner: string | undefined, jobs: readonly Owned[]): number =>
  jobs.filter((job) => job.owner === owner).length;

/**
 * Who has the fewest jobs running comes first, then who owes the least for earlier ones, then whose turn it is. Nobody has
 * more than `maxRunning` jobs running, even where a worker is free: a job that runs cannot be put aside for a newcomer.
 */
export function createFairQueue<Job extends Owned>(
  maxRunning: number,
  owed: (owner: string | undefined) => number = () => 0,
): FairQueue<Job> {
  // In the order of their turns; nobody is in it without a job.
  const waiting = new Map<string | undefined, Job[]>();
  const take = (owner: string | undefined, at: number): Job => {
    const jobs = waiting.get(owner)!;
    const [job] = jobs.splice(at, 1);
    if (jobs.length === 0) waiting.delete(owner);
    return job!;
  };
  return {
    push: (job) => {
      const jobs = waiting.get(job.owner);
      if (jobs) jobs.push(job);
      else waiting.set(job.owner, [job]);
    },
    next: (running, accepts = () => true) => {
      const [turn] = [...waiting]
        .map(([owner, jobs]) => ({
          owner,
          at: jobs.findIndex(accepts),
          count: countOf(owner, running),
          owes: owed(owner),
        }))
        .filter(({ at, count }) => at >= 0 && count < maxRunning)
        .sort((a, b) => a.count - b.count || a.owes - b.owes);
      return turn && take(turn.owner, turn.at);
    },
    finished: ({ owner }) => {
      const jobs = waiting.get(owner);
      if (!jobs) return;
      waiting.delete(owner);
      waiting.set(owner, jobs);
    },
    holds: (job) => waiting.get(job.owner)?.includes(job) ?? false,
    remove: (job) => {
      const at = waiting.get(job.owner)?.indexOf(job) ?? -1;
      if (at >= 0) take(job.owner, at);
      return at >= 0;
    },
    makeRoom: (newcomer) => {
      const places = 1 + (waiting.get(newcomer)?.length ?? 0);
      const [greediest] = [...waiting]
        .map(([owner, jobs]) => ({ owner, places: jobs.length, owes: owed(owner) }))
        .sort((a, b) => b.places - a.places || b.owes - a.owes);
      if (!greediest || greediest.places < places) return undefined;
      if (greediest.places === places && greediest.owes <= owed(newcomer)) return undefined;
      return take(greediest.owner, greediest.places - 1);
    },
    removeAll: () => {
      const jobs = [...waiting.values()].flat();
      waiting.clear();
      return jobs;
    },
    size: () => [...waiting.values()].reduce((sum, jobs) => sum + jobs.length, 0),
  };
}
