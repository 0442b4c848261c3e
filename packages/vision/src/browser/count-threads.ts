/** As many as results, CPU and memory were measured with; each has memory of its own, of which a phone has little. */
export const MAX_THREADS = 2;

/** Threads share memory, which browsers allow a page only that is isolated from all other origins. */
export const countThreads = ({ isIsolated, cores }: { isIsolated: boolean; cores: number }): number =>
  isIsolated ? Math.max(1, Math.min(MAX_THREADS, cores || 1)) : 1;
