import { createInTurn } from '@blueprompt/backend/in-turn';
import { captureAddress } from '@blueprompt/capture/capture-address';
import type { Capture, View } from '@blueprompt/capture/capture-page';
import { CaptureRefused } from '@blueprompt/capture/capture-refused';
import type { Network } from '@blueprompt/capture/guard/open-gate';
import { MAX_IMAGE_BYTES } from '@blueprompt/core/spec/limits';
import { Refusal } from '../http/failure.ts';
import { BUSY_SECONDS } from '../http/limit-calls.ts';
import type { Log } from '../http/logger.ts';

/** Takes the screenshot of a page for a user; throws a Refusal with the reason where it cannot. */
export type CaptureForUser = (
  address: string,
  view: View,
  call: { userId: string; signal: AbortSignal },
) => Promise<Capture>;

/** A page takes one to five seconds on a quiet machine; ten of it may be spent on waiting for what never loads. */
const TIMEOUT_MS = 30_000;
/** Of everything that a page loads: heavy ones load some 20 MB. */
const MAX_PAGE_BYTES = 60e6;
/** There is one browser; whoever would wait for more than these is told to come back instead. */
const MAX_WAITING = 3;
const BROWSER = 'browser';

type CaptureSettings = { hosts: readonly string[]; env: Record<string, string | undefined>; network?: Network };

/** Captures pages of the hosts that the operator named: one at a time, and at most one of each user. */
export const createCapture = ({ hosts, env, network }: CaptureSettings, log: Log): CaptureForUser => {
  const inTurn = createInTurn({
    maxWaiting: MAX_WAITING,
    refuse: () => new Refusal({ code: 'busy', retryAfterSeconds: BUSY_SECONDS }),
  });
  const users = new Set<string>();
  const take = async (address: string, view: View): Promise<Capture> => {
    try {
      const [capture] = await captureAddress(address, [view], {
        env,
        timeoutMs: TIMEOUT_MS,
        maxBytes: MAX_IMAGE_BYTES,
        rules: { hosts, maxBytes: MAX_PAGE_BYTES, ...(network ? { network } : {}) },
      });
      return capture!;
    } catch (error) {
      if (!(error instanceof CaptureRefused)) {
        log.error({ err: error }, 'a page could not be captured');
        throw new Refusal({ code: 'capture_broken' });
      }
      log.info({ reason: error.message }, 'a page was not captured');
      throw new Refusal({ code: 'capture_failed', reason: error.message });
    }
  };
  return async (address, view, { userId, signal }) => {
    if (users.has(userId)) throw new Refusal({ code: 'rate_limited', retryAfterSeconds: BUSY_SECONDS });
    users.add(userId);
    try {
      return await inTurn(BROWSER, () => take(address, view), signal);
    } finally {
      users.delete(userId);
    }
  };
};
