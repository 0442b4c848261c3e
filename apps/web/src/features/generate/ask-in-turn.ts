import { failures } from '@/strings/generate.ts';
import type { CallAnswer, CallFailure, GenerationCalls, ImageFailure, OnActivity } from './generation-calls.ts';
import { GenerationError } from './generation-error.ts';

/** Where a busy server names no time. */
const BUSY_WAIT_SECONDS = 5;
const TOO_MANY_REQUESTS = 429;
const SERVER_FAILED = 500;

const NOT_REACHED = 0;

/** The server was not reached, or said what is wrong with the picture. */
const causeOf = ({ status, message }: CallFailure): ImageFailure['cause'] => {
  if (status === NOT_REACHED) return 'unreached';
  return status < SERVER_FAILED && message !== '' ? 'image' : undefined;
};

/** Failures that hold for the whole project: another page would only meet the same. */
const stopsEverything = (failure: CallFailure): GenerationError | undefined => {
  if (failure.status === 401) return new GenerationError('not-authenticated', failures.notAuthenticated);
  if (failure.code === 'subscription_required') return new GenerationError('subscription-required', failure.message);
  return undefined;
};

/** Asks the server, again and again while it is busy (FN22). */
export const askInTurn = async (
  ask: () => Promise<CallAnswer>,
  calls: Pick<GenerationCalls, 'wait'>,
  onActivity: OnActivity,
  signal: AbortSignal,
): Promise<{ ok: true; data: unknown } | ImageFailure> => {
  for (;;) {
    signal.throwIfAborted();
    const answer = await ask();
    if (answer.ok) return answer;
    const { failure } = answer;
    if (failure.status === TOO_MANY_REQUESTS) {
      onActivity('busy');
      await calls.wait((failure.retryAfterSeconds ?? BUSY_WAIT_SECONDS) * 1_000, signal);
      continue;
    }
    const stop = stopsEverything(failure);
    if (stop) throw stop;
    const message = failure.message === '' ? failures.unknown : failures.image(failure.message);
    const cause = causeOf(failure);
    return { ok: false, message, ...(cause && { cause }) };
  }
};
