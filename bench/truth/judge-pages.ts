import type { Measurement } from '@blueprompt/core/measurement';
import type { MeasureOutcome } from '@blueprompt/vision/contract';
import { createMeasurePool } from '@blueprompt/vision/pool';
import { type Answer, NO_ANSWER } from './answer.ts';
import { type PageScore, scorePage } from './score/score-page.ts';
import { toAnswer } from './to-answer.ts';
import { loadTruthPage, type TruthPage } from './truth-pages.ts';

/** What the engine said of a page and how that was scored. A page that it could not measure counts as an empty answer. */
export type Judged = {
  page: TruthPage;
  answer: Answer;
  score: PageScore;
  measurement?: Measurement | undefined;
  /** Why there is no measurement. */
  fault?: string | undefined;
};

export type Measure = (bytes: Uint8Array, lane: number) => Promise<MeasureOutcome>;

/** Lanes that work at the same time: as many as a small machine has cores. */
const LANES = 2;
/** A page of the truth is measured in seconds; what takes longer hangs. */
const TIMEOUT_MS = 240_000;

/** Measures and scores pages, each lane one at a time; the answers come in the order of the pages. */
export async function judgePages(
  pages: readonly TruthPage[],
  measure: Measure,
  onJudged: (done: number, page: TruthPage) => void = () => {},
): Promise<Judged[]> {
  const judged: Judged[] = [];
  let next = 0;
  let done = 0;
  const work = async (lane: number): Promise<void> => {
    for (let at = next++; at < pages.length; at = next++) {
      // `at` counts up to the number of pages.
      const page = pages[at]!;
      const { bytes, truth } = await loadTruthPage(page);
      const outcome = await measure(bytes, lane);
      const measurement = outcome.ok ? outcome.measurement : undefined;
      const answer = measurement ? toAnswer(measurement) : NO_ANSWER;
      const fault = outcome.ok ? undefined : outcome.error.code;
      judged[at] = { page, answer, score: scorePage(truth, answer), measurement, fault };
      done += 1;
      onJudged(done, page);
    }
  };
  await Promise.all(Array.from({ length: LANES }, (_, lane) => work(lane)));
  return judged;
}

/** Runs with an engine in processes of its own, one a lane. */
export async function withEngine<T>(use: (measure: Measure) => Promise<T>): Promise<T> {
  // One owner never has all workers of a pool, so that every lane is an owner of its own.
  const pool = createMeasurePool({ workers: LANES, timeoutMs: TIMEOUT_MS, maxQueue: LANES * 2 });
  try {
    return await use((bytes, lane) => pool.measure(bytes, { owner: `lane ${lane}` }));
  } finally {
    await pool.close();
  }
}
