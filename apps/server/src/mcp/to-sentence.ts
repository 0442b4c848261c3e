import { DatabaseError, isDiskFull } from '@blueprompt/backend/database/database-error';
import { TookTooLong } from '../engines/work-lane.ts';
import { answerOf, type Failure, Refusal } from '../http/failure.ts';
import type { Log } from '../http/logger.ts';

/** The same words as the functions. */
export const sentence = (failure: Failure): Error => new Error(answerOf(failure).message);

/** A plain error is a sentence for the agent; anything more special, such as an error with a code of the system, is what went wrong inside of the server. */
const isSentence = (error: unknown): error is Error =>
  error instanceof Error && error.constructor === Error && error.name === 'Error' && !('code' in error);

type Call = { log: Log; requestId: string; signal: AbortSignal };

/** What an agent is told when a tool cannot go on; what is wrong with the server is for its operator. */
export const toSentence = (error: unknown, { log, requestId, signal }: Call): Error => {
  if (isSentence(error)) return error;
  if (error instanceof Refusal) return sentence(error.failure);
  if (error instanceof TookTooLong) return sentence({ code: 'writing_timed_out' });
  if (signal.aborted) return sentence({ code: 'cancelled' });
  log.error({ requestId, err: error }, 'an MCP tool failed');
  if (isDiskFull(error)) return sentence({ code: 'disk_full' });
  return sentence(error instanceof DatabaseError ? { code: 'database_unavailable' } : { code: 'internal', requestId });
};
