import { BodyError } from '@blueprompt/backend/read-body';
import type { Failure } from './failure.ts';
import { BUSY_SECONDS } from './limit-calls.ts';

/** Why a body was not read, in the words of this server; `tooLarge` is what is wrong with one that is too large. */
export const ofBodyError = (error: unknown, tooLarge: Failure): Failure => {
  if (!(error instanceof BodyError)) throw error;
  switch (error.problem) {
    case 'too-large':
      return tooLarge;
    case 'too-slow':
      return { code: 'too_slow' };
    case 'cut-off':
      return { code: 'cancelled' };
    case 'no-room':
      return { code: 'busy', retryAfterSeconds: BUSY_SECONDS };
  }
};
