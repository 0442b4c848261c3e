import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than making an account or a link takes, so that the time of an answer does not tell what was done. */
const ANSWER_AFTER_MS = 150;

/** The result of the work, no sooner than a fixed time. */
export async function atLeast<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, sleep(ANSWER_AFTER_MS)]);
  return result;
}
