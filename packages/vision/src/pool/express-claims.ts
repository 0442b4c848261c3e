import type { MeasureError, MeasureOutcome } from '../contract.ts';
import type { Cost } from './predict-cost.ts';
import { createWorkLedger } from './work-ledger.ts';

/** Whose picture it is, who of them sent it, and what it is expected to cost. */
type Claimant = { owner: string | undefined; sender: string | undefined; cost: Cost };

/** What runs longer than this was no quick picture: it goes back into the queue of the others. */
export const EXPRESS_LIMIT_MS = 4_000;
/** Whose picture ran as long has a claim to that lane again an hour later: ten such accounts take a minute of it from the others. */
const NOT_QUICK = { burstMs: 0, perMinuteMs: EXPRESS_LIMIT_MS / 60 };
/** An owner that is many people keeps its claim until so many of them have lost theirs: as much as ten accounts can take. */
const MAX_TOGETHER_NOT_QUICK_MS = 10 * EXPRESS_LIMIT_MS;
/** With these a process is ended as well. */
const ENDED: ReadonlySet<MeasureError['code']> = new Set(['cancelled', 'worker-crashed']);
/** Who owes more than this has no claim to be served beside the queue: a handful of screens. */
const MAX_EXPRESS_OWED_MS = 15_000;

/** Who may be served beside the queue: those who owe little and whose screens end by themselves. */
export function createExpressClaims(owed: (owner: string | undefined) => number, now?: () => number) {
  const notQuick = createWorkLedger(NOT_QUICK, now);
  const together = createWorkLedger(NOT_QUICK, now);
  return {
    has: ({ owner, sender, cost }: Claimant): boolean =>
      cost.isQuick &&
      owner !== undefined &&
      owed(owner) <= MAX_EXPRESS_OWED_MS &&
      notQuick.owed(sender ?? owner) === 0 &&
      together.owed(owner) < MAX_TOGETHER_NOT_QUICK_MS,
    /** The next one has to wait until the ended process is replaced; what a busy machine held up may have been quick. */
    judge: ({ owner, sender }: Claimant, outcome: MeasureOutcome, workedMs: number): void => {
      if (owner === undefined || outcome.ok) return;
      const { error } = outcome;
      const isEnded = error.code === 'timed-out' ? error.timeoutMs === EXPRESS_LIMIT_MS : ENDED.has(error.code);
      if (!isEnded) return;
      notQuick.book(sender ?? owner, workedMs);
      if (sender !== undefined) together.book(owner, workedMs);
    },
  };
}
